from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, MARKS, PENNANTS, SIBLINGS, SIDES
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box
from carcassonne.core.log cimport note_term
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, figures_on, first_figure, next_figure, weight_of

ctypedef int (*Bonus)(State s, int feature, int points, bint finished) noexcept nogil
ctypedef int (*BonusTerm)(State s, int feature) noexcept nogil

cdef Bonus BONUS[MAX_BOXES]
cdef BonusTerm BONUS_TERM[MAX_BOXES]
cdef unsigned int BONUS_BOXES

cdef int add_bonus(int box, Bonus bonus, BonusTerm term) except -1
cdef void note_bonuses(State s, int feature, int points, bint finished) noexcept nogil
cdef int spoiling_term(State s, int feature, int points, bint finished) noexcept nogil

cdef void begin_segment(State s, int segment, int printed, int tile) noexcept nogil
cdef void join(State s, int a, int b) noexcept nogil
cdef int unite(State s, int a, int b) noexcept nogil
cdef void begin_again(State s, int segment) noexcept nogil
cdef void take_apart(State s, int feature) noexcept nogil
cdef void name_by_first(State s, int feature) noexcept nogil
cdef int distinct_tiles(State s, int feature) noexcept nogil
cdef int tile_points(State s, int feature, bint finished) noexcept nogil
cdef int points_for_tiles(State s, int landscape, int tiles, bint finished) noexcept nogil
cdef int pennant_points(State s, int feature, bint finished) noexcept nogil
cdef int bonus_points(State s, int feature, int points, bint finished) noexcept nogil
cdef int points_of(State s, int feature, bint finished) noexcept nogil
cdef int project_points(State s, int feature) noexcept nogil
cdef void count_claims(State s, int feature) noexcept nogil
cdef void count_heads(State s, int feature) noexcept nogil
cdef bint follows_in(State s, int player, int feature) noexcept nogil
cdef int majority(State s) noexcept nogil
