from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.board cimport segments_on
from carcassonne.core.log cimport note_score, note_term
from carcassonne.core.features cimport count_claims, majority, pennant_points, tile_points
from carcassonne.core.fields cimport score_fields
from carcassonne.core.followers cimport send_home

cdef void gather_finished(State s) noexcept nogil
cdef void score_project(State s, int feature) noexcept nogil
cdef void score_finished(State s) noexcept nogil
cdef void score_the_end(State s) noexcept nogil
