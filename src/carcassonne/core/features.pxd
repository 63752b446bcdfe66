from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, MARKS, PENNANTS, SIBLINGS, SIDES, WEIGHT

ctypedef int (*Raising)(State s, int feature, int points, bint finished) noexcept nogil
ctypedef int (*RaisingTerm)(State s, int feature) noexcept nogil

cdef Raising RAISING[1]
cdef RaisingTerm RAISING_TERM[1]

cdef void raise_by(Raising raising, RaisingTerm term)
cdef int raise_nothing(State s, int feature, int points, bint finished) noexcept nogil
cdef int no_term(State s, int feature) noexcept nogil

cdef void begin_segment(State s, int segment, int printed, int tile) noexcept nogil
cdef void join(State s, int a, int b) noexcept nogil
cdef int distinct_tiles(State s, int feature) noexcept nogil
cdef int tile_points(State s, int feature, bint finished) noexcept nogil
cdef int points_for_tiles(State s, int landscape, int tiles, bint finished) noexcept nogil
cdef int pennant_points(State s, int feature, bint finished) noexcept nogil
cdef int raised_points(State s, int feature, int points, bint finished) noexcept nogil
cdef int points_of(State s, int feature, bint finished) noexcept nogil
cdef int project_points(State s, int feature) noexcept nogil
cdef void count_claims(State s, int feature) noexcept nogil
cdef void count_heads(State s, int feature) noexcept nogil
cdef bint follows_in(State s, int player, int feature) noexcept nogil
cdef int majority(State s) noexcept nogil
