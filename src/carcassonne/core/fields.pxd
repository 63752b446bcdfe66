from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, SEGMENTS, TOUCHES
from carcassonne.core.log cimport note_score, note_term
from carcassonne.core.boxes cimport MAX_BOXES, claim, count_boxes, first_box
from carcassonne.core.features cimport count_claims, majority
from carcassonne.core.standing cimport figure_at, first_figure, next_figure, weight_of

ctypedef int (*BetterField)(State s, int player) noexcept nogil

ctypedef void (*PayBefore)(State s, int player, bint anew) noexcept nogil

cdef BetterField BETTER_FIELD[MAX_BOXES]
cdef int BETTER_FIELD_TERM[MAX_BOXES]
cdef unsigned int BETTER_FIELD_BOXES
cdef PayBefore PAY_BEFORE[MAX_BOXES]
cdef unsigned int PAY_BEFORE_BOXES

cdef int add_better_field(int box, BetterField field_of, int term) except -1
cdef int add_before_farmers(int box, PayBefore pay) except -1
cdef void pay_before_farmers(State s, int player, bint anew) noexcept nogil
cdef unsigned int boxes_bettering(State s, int player, int field) noexcept nogil
cdef void note_bettered(State s, unsigned int boxes, int points) noexcept nogil

cdef int promised_value(State s, int city) noexcept nogil
cdef int count_cities(State s, int field, bint anew) noexcept nogil
cdef int counted_value(State s, int count) noexcept nogil
cdef int field_worth(State s, int field) noexcept nogil
cdef void pay_farmer(State s, int player, int field, int count) noexcept nogil
cdef void pay_once(State s, int player, int field) noexcept nogil
cdef void score_fields(State s) noexcept nogil
cdef void score_each_field(State s) noexcept nogil
cdef void score_each_field_once(State s) noexcept nogil
cdef void score_each_city(State s) noexcept nogil
cdef void pool_farmers(State s, int city) noexcept nogil
