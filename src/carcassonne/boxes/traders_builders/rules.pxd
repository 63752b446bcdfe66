from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, PLACES_ON
from carcassonne.core.board cimport segments_on
from carcassonne.core.steps cimport *
from carcassonne.core.deck cimport has_own_tile, kept_back
from carcassonne.core.features cimport follows_in
from carcassonne.core.standing cimport ONE_EACH
from carcassonne.core.figures cimport add_figure, stays_on_board
from carcassonne.core.boxes cimport box_number, play_with
from carcassonne.core.fields cimport add_better_field
from carcassonne.core.followers cimport add_after_leaving, leave
from carcassonne.core.log cimport note, note_score, note_term
from carcassonne.core.scoring cimport add_after_project, add_final_scoring

cdef int goods_among(unsigned int marks, int kind) noexcept nogil
cdef int goods_in(State s, int city, int kind) noexcept nogil
cdef void take_goods(State s, int city) noexcept nogil
cdef void score_goods(State s) noexcept nogil
cdef bint may_build(State s, int segment) noexcept nogil
cdef int places_for_builder(State s) noexcept nogil
cdef int places_for_pig(State s) noexcept nogil
cdef bint builder_works(State s) noexcept nogil
cdef int see_builder_work(State s) noexcept nogil
cdef int begin_second_part(State s) noexcept nogil
cdef int field_of_pig(State s, int player) noexcept nogil
cdef void release_lonely(State s, int player, int feature) noexcept nogil
