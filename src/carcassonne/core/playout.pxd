from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LEGAL, LEGAL_NS, LEGAL_WE, ONES, SEGMENTS
from carcassonne.core.followers cimport free_crown
from carcassonne.boxes.bridges_castles_bazaars.bazaars cimport can_be_selected
from carcassonne.boxes.bridges_castles_bazaars.castles cimport is_project_of
from carcassonne.core.turn cimport apply_choice, draw, follow, place
from carcassonne.boxes.wheel.rules cimport may_plague

cdef class Dice:
    cdef unsigned int state
    cdef unsigned char bag[256]
    cdef int left
    cdef int options[512]

cdef int roll(Dice dice, int sides) noexcept nogil
cdef void fill_bag(Dice dice, State s) noexcept nogil
cdef int random_placement(State s, Dice dice) noexcept nogil
cdef int random_bridged_placement(State s, Dice dice) noexcept nogil
cdef int bridged_option(State s, int f, int option) noexcept nogil
cdef int random_follower(State s, Dice dice) noexcept nogil
cdef int random_choice(State s, Dice dice) noexcept nogil
cdef void reseed(Dice dice, unsigned long long seed) noexcept nogil
cdef void play_out(State s, Dice dice) noexcept nogil
