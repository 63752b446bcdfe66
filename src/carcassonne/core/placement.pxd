from carcassonne.core.state cimport *
from carcassonne.core.tables cimport FITS_AT, LEGAL, LEGAL_NS, LEGAL_WE, WAYS
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box
from carcassonne.core.decisions cimport Choices, add_choice

ctypedef bint (*Asking)(State s) noexcept nogil
ctypedef int (*Counting)(State s) noexcept nogil
ctypedef int (*Rotations)(State s, int f, int way) noexcept nogil
ctypedef int (*Building)(State s, int cell, int way) noexcept nogil
ctypedef void (*Noting)(State s, int cell, int way) noexcept nogil
ctypedef bint (*Applies)(State s, int kind) noexcept nogil
ctypedef int (*SquareRule)(State s, int f, int kind, int key, int axis, int fitting) noexcept nogil
ctypedef int (*CountingByRule)(State s, int total) noexcept nogil

cdef Asking HAS_EXTRA[MAX_BOXES]
cdef Asking FITS_WITH_EXTRA[MAX_BOXES]
cdef Counting COUNT_WITH_EXTRA[MAX_BOXES]
cdef Rotations ROTATIONS_WITH_EXTRA[MAX_BOXES]
cdef Building BUILD_EXTRA[MAX_BOXES]
cdef Noting NOTE_EXTRA[MAX_BOXES]
cdef int FIRST_OPTION[MAX_BOXES]
cdef int OPTION_END[MAX_BOXES]
cdef int BOX_OF_OPTION[MAX_OPTIONS]
cdef Applies SQUARE_RULE_APPLIES[MAX_BOXES]
cdef SquareRule SQUARE_RULE[MAX_BOXES]
cdef CountingByRule COUNT_BY_RULE[MAX_BOXES]
cdef unsigned int EXTRA_BOXES
cdef unsigned int SQUARE_RULE_BOXES
cdef int OPTIONS_TAKEN

cdef int add_extras(int box, int count, Asking has_any, Asking fits, Counting count_all, Rotations rotations, Building build, Noting note_built) except -1
cdef int add_square_rule(int box, Applies applies, SquareRule rule, CountingByRule count) except -1
cdef int build_extra(State s, int cell, int option) noexcept nogil
cdef void note_extra(State s, int cell, int option) noexcept nogil
cdef bint has_square_rule(State s, int kind) noexcept nogil
cdef int by_square_rules(State s, int f, int kind, int key, int axis, int fitting) noexcept nogil
cdef int count_with_extras(State s) noexcept nogil
cdef int count_by_rules(State s, int total) noexcept nogil
cdef int count_one_by_one(State s, int total) noexcept nogil
cdef bint fits_with_extras(State s) noexcept nogil
cdef int options_open(State s) noexcept nogil
cdef int count_fitting(State s) noexcept nogil
cdef int rotations_with(State s, int f, int key, int axis) noexcept nogil
cdef int rotations_at(State s, int f, int option) noexcept nogil
cdef bint fits_plainly(State s) noexcept nogil
cdef bint fits_somehow(State s) noexcept nogil
cdef bint may_decline(State s) noexcept nogil
cdef bint may_place(State s, int choice) noexcept nogil
cdef void list_placements(State s, Choices c) noexcept nogil
