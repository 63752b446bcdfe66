from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.board cimport halves_of, segments_on
from carcassonne.core.log cimport note_score, note_term
from carcassonne.core.features cimport (
    RAISING_TERM,
    count_claims,
    distinct_tiles,
    majority,
    pennant_points,
    points_for_tiles,
    points_of,
    raised_points,
    tile_points,
)
from carcassonne.core.fields cimport score_fields
from carcassonne.core.followers cimport send_home

ctypedef void (*Finishing)(State s, int feature) noexcept nogil
ctypedef void (*Ending)(State s) noexcept nogil

cdef Finishing FINISHING[1]
cdef Ending ENDING[1]

cdef void score_by(Finishing finishing, Ending ending)
cdef void finish_nothing(State s, int feature) noexcept nogil
cdef void end_nothing(State s) noexcept nogil

cdef void gather_finished(State s) noexcept nogil
cdef void pay(State s, int player, int feature) noexcept nogil
cdef void score_project(State s, int feature) noexcept nogil
cdef void score_finished(State s) noexcept nogil
cdef void score_the_end(State s) noexcept nogil
