from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.board cimport halves_of, segments_on
from carcassonne.core.log cimport note_score, note_term
from carcassonne.core.features cimport (
    count_claims,
    distinct_tiles,
    majority,
    pennant_points,
    points_for_tiles,
    points_of,
    tile_points,
)
from carcassonne.core.fields cimport score_fields
from carcassonne.core.followers cimport send_home
from carcassonne.boxes.inns_cathedrals.inns cimport raised_points, raising_term
from carcassonne.boxes.traders_builders.rules cimport score_goods, take_goods

cdef void gather_finished(State s) noexcept nogil
cdef void pay(State s, int player, int feature) noexcept nogil
cdef void score_project(State s, int feature) noexcept nogil
cdef void score_finished(State s) noexcept nogil
cdef void score_the_end(State s) noexcept nogil
