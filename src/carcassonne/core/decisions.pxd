# Decisions by phase: how the legal choices of a phase are listed, and how one of them is made.
from carcassonne.core.state cimport *

cpdef enum:
    PHASES = 16
    MAX_CHOICES = 20737    # placements: frontier squares * 4 rotations * MAX_OPTIONS, and declining
    ALL_VALUES = 100

    # --- how the turn goes on after a decision of a box ---------------------------------------------------------------
    STAY = 0               # somebody is asked next
    TO_PLACING = 1         # the tile in hand is to be laid
    TO_SCORING = 2         # what is finished is scored
    TO_FINISHING = 3       # this part of the turn is over
    TO_NEXT_TURN = 4       # the next player's turn begins
    TO_OWN_TILE = 5        # the player on turn takes up the tile he owns

cdef class Choices:
    cdef int count
    cdef int most_values                   # where a number is to be named: how many of them are listed, the lowest first
    cdef int choice[MAX_CHOICES]

ctypedef void (*Listing)(State s, Choices c) noexcept nogil
ctypedef int (*Making)(State s, int choice) noexcept nogil

cdef Listing LISTING[PHASES]
cdef Making MAKING[PHASES]

cdef void decide_by(int phase, Listing listing, Making making)

cdef inline void add_choice(Choices c, int choice) noexcept nogil:  # here, so that C can inline it everywhere
    c.choice[c.count] = choice
    c.count += 1
cdef void list_choices(State s, Choices c) noexcept nogil
cdef int make_choice(State s, int choice) noexcept nogil
