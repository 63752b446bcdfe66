from carcassonne.core.state cimport *
from carcassonne.core.tables cimport GROUP
from carcassonne.core.decisions cimport ODDS, Choices, add_choice, is_chance, list_asides, list_choices
from carcassonne.core.deck cimport is_draw, is_set_aside
from carcassonne.core.figures cimport list_figure_choices
from carcassonne.core.placement cimport count_fitting, may_decline, options_open, rotations_at
from carcassonne.core.turn cimport apply_choice, make_choice

cdef class Dice:
    cdef unsigned int state
    cdef short bag[MAX_TILES]
    cdef int left
    cdef int aside                         # tiles at the bottom of the bag that were set aside when it was filled
    cdef Choices listed

cdef int roll(Dice dice, int sides) noexcept nogil
cdef void fill_bag(Dice dice, State s) noexcept nogil
cdef void put_aside(Dice dice, State s) noexcept nogil
cdef int next_tile(Dice dice, State s) noexcept nogil
cdef void shuffle(Dice dice, int first) noexcept nogil
cdef int any_placement(State s, Dice dice) noexcept nogil
cdef int count_beyond_placements(State s, Dice dice) noexcept nogil
cdef int any_choice(State s, Dice dice) noexcept nogil
cdef void reseed(Dice dice, unsigned long long seed) noexcept nogil
cdef int nature_chooses(State s, Dice dice) noexcept nogil
cdef int roll_by_odds(State s, Dice dice) noexcept nogil
cdef void play_out(State s, Dice dice) noexcept nogil
