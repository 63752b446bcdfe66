# Decisions by phase: how the legal choices of a phase are listed, and how one of them is made.
from carcassonne.core.state cimport *
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box

cpdef enum:
    MAX_PHASES = 64        # of all boxes together
    MAX_CHOICES = 33281    # placements: frontier squares * 4 rotations * MAX_OPTIONS, and declining
    ALL_VALUES = 100

cdef class Choices:
    cdef int count
    cdef int most_values                   # where a number is to be named: how many of them are listed, the lowest first
    cdef int choice[MAX_CHOICES]

ctypedef void (*Listing)(State s, Choices c) noexcept nogil
ctypedef int (*Making)(State s, int choice) noexcept nogil
ctypedef int (*Odds)(State s, int choice) noexcept nogil
ctypedef bint (*HasAside)(State s) noexcept nogil
ctypedef void (*MakingAside)(State s, int choice) noexcept nogil

cdef Listing LISTING[MAX_PHASES]
cdef Making MAKING[MAX_PHASES]
cdef Odds ODDS[MAX_PHASES]
cdef int STEP_OF_PHASE[MAX_PHASES]
cdef signed char CHANCE[MAX_PHASES]       # phase -> nature answers it
cdef signed char LETS_ASIDES[MAX_PHASES]  # phase -> boxes may let a player do something besides
cdef HasAside HAS_ASIDE[MAX_BOXES]
cdef Listing ASIDES_LISTED[MAX_BOXES]
cdef MakingAside MAKING_ASIDE[MAX_BOXES]
cdef unsigned int ASIDE_BOXES

cdef int add_phase(int phase, int step, Listing listing, Making making) except -1
cdef int add_chance(int phase, int step, Listing listing, Making making, Odds odds) except -1
cdef int let_asides(int phase) except -1
cdef int add_aside(int box, HasAside has_any, Listing listing, MakingAside making) except -1

cdef inline void add_choice(Choices c, int choice) noexcept nogil:  # here, so that C can inline it everywhere
    c.choice[c.count] = choice
    c.count += 1
cdef inline bint is_chance(State s) noexcept nogil:
    return CHANCE[s.phase]
cdef bint may_do_besides(State s) noexcept nogil
cdef void list_asides(State s, Choices c) noexcept nogil
cdef void make_aside(State s, int choice) noexcept nogil
cdef void list_choices(State s, Choices c) noexcept nogil
