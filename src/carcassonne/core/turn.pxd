from carcassonne.core.state cimport *
from carcassonne.core.board cimport lay
from carcassonne.core.decisions cimport *
from carcassonne.core.deck cimport ask_for_draw, asks_for_own_tile, is_draw, is_set_aside, kept_back
from carcassonne.core.figures cimport list_figure_choices, make_figure_choice, may_use_a_figure
from carcassonne.core.log cimport note
from carcassonne.core.placement cimport build_extra, fits_somehow, list_placements, may_place, note_extra
from carcassonne.core.scoring cimport gather_finished, score_finished, score_the_end
from carcassonne.core.steps cimport *

cdef int begin_turn(State s) noexcept nogil
cdef int ask_for_tile(State s) noexcept nogil
cdef bint begins_turn(State s) noexcept nogil
cdef int offer_squares(State s) noexcept nogil
cdef int give_up_tile(State s) noexcept nogil
cdef int place(State s, int choice) noexcept nogil
cdef int ask_for_figure(State s) noexcept nogil
cdef int finish(State s) noexcept nogil
cdef int score(State s) noexcept nogil
cdef int end_part(State s) noexcept nogil
cdef void clear_turn(State s) noexcept nogil
cdef int end_turn(State s) noexcept nogil
cdef int run_out_of_tiles(State s) noexcept nogil
cdef int end_game(State s) noexcept nogil
cdef void list_nothing(State s, Choices c) noexcept nogil
cdef int make_nothing(State s, int choice) noexcept nogil
cdef void go_on(State s, int step, int answer) noexcept nogil
cdef void make_choice(State s, int choice) noexcept nogil
cdef void apply_choice(State s, int choice) noexcept nogil
