from carcassonne.core.state cimport *
from carcassonne.core.tables cimport GROUP
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box
from carcassonne.core.decisions cimport Choices, add_chance, add_choice
from carcassonne.core.steps cimport GO_ON, STEP_TILE

cpdef enum:
    NOT_TAKEN = -1         # a box leaves a tile that was drawn to others

ctypedef int (*TakesDrawn)(State s, int kind) noexcept nogil
ctypedef int (*KeepsBack)(State s) noexcept nogil
ctypedef bint (*SetsAside)(State s, int kind) noexcept nogil

ctypedef bint (*OwnTile)(State s) noexcept nogil

cdef TakesDrawn TAKES_DRAWN[MAX_BOXES]
cdef KeepsBack KEEPS_BACK[MAX_BOXES]
cdef SetsAside SETS_ASIDE[MAX_BOXES]
cdef OwnTile HAS_OWN_TILE[MAX_BOXES]
cdef OwnTile ASKS_FOR_OWN_TILE[MAX_BOXES]
cdef unsigned int OWN_TILE_BOXES
cdef unsigned int TAKES_DRAWN_BOXES
cdef unsigned int KEEPS_BACK_BOXES
cdef unsigned int SETS_ASIDE_BOXES

cdef int add_taker(int box, TakesDrawn takes) except -1
cdef int add_kept_back(int box, KeepsBack count) except -1
cdef int add_set_aside(int box, SetsAside sets_aside) except -1
cdef int add_own_tile(int box, OwnTile has_any, OwnTile asks) except -1
cdef bint has_own_tile(State s) noexcept nogil
cdef bint asks_for_own_tile(State s) noexcept nogil
cdef int kept_back(State s) noexcept nogil
cdef bint is_set_aside(State s, int kind) noexcept nogil
cdef inline bint is_draw(State s) noexcept nogil:  # here, so that C can inline it everywhere
    return s.phase == DRAW
cdef void ask_for_draw(State s) noexcept nogil
cdef void list_draws(State s, Choices c) noexcept nogil
cdef int odds_of_draw(State s, int kind) noexcept nogil
cdef int draw(State s, int kind) noexcept nogil
cdef void take_up(State s, int kind) noexcept nogil
