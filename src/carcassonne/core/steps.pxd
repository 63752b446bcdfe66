# The steps of a turn, in order, and how the turn goes from one to the next.
from carcassonne.core.state cimport *

cpdef enum:
    MAX_STEPS = 128        # of all boxes together

    # --- the steps of the base game; those of the boxes are numbered as they are added --------------------------------
    STEP_TURN_BEGINS = 0
    STEP_TILE = 1
    STEP_PLACING = 2
    STEP_FIGURE = 3
    STEP_FINISHING = 4
    STEP_SCORING = 5
    STEP_PART_ENDS = 6
    STEP_TURN_ENDS = 7
    STEP_TILES_RUN_OUT = 8
    STEP_GAME_ENDS = 9
    BASE = -1              # instead of a box: a step of every game

    # --- what a step, or a decision made in one, answers ----------------------------------------------------------------
    WAIT = 0               # somebody is asked: the turn waits for him
    GO_ON = 1              # the next step
    TO = 256               # + a step: that one
    AFTER = 512            # + a step: the one after it

ctypedef int (*Step)(State s) noexcept nogil

cdef Step RUN[MAX_STEPS]                  # step -> what it does
cdef int BOX_OF_STEP[MAX_STEPS]
cdef int STEP_AT[MAX_STEPS]               # place in the order -> step
cdef int PLACE_AFTER[MAX_STEPS]           # step -> the place after it in the order
cdef int BASE_AFTER[MAX_STEPS]            # step -> the next step of the base game
cdef unsigned int BOXES_BETWEEN[MAX_STEPS]  # step -> the boxes that have steps between it and that one

cdef int add_step(str name, int box, Step run, str after=*) except -1
cdef void add_base_step(int step, Step run)

cdef inline bint nobody_between(State s, int step) noexcept nogil:  # these here, so that C can inline them
    return s.boxes & BOXES_BETWEEN[step] == 0

cdef inline int step_after(State s, int step) noexcept nogil:
    cdef int place
    if nobody_between(s, step):
        return BASE_AFTER[step]
    place = PLACE_AFTER[step]
    while STEP_AT[place] != BASE_AFTER[step] and not (s.boxes >> BOX_OF_STEP[STEP_AT[place]]) & 1:
        place += 1
    return STEP_AT[place]
