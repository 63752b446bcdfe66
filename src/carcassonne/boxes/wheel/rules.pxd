from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, SYMBOL
from carcassonne.core.boxes cimport box_number, play_with
from carcassonne.core.decisions cimport *
from carcassonne.core.steps cimport *
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_on, next_figure
from carcassonne.core.followers cimport add_figures_kept, come_home, followers_at_home, is_on_landscape, list_on_landscape, take_back
from carcassonne.core.log cimport note
from carcassonne.core.features cimport count_heads
from carcassonne.core.fields cimport count_cities
from carcassonne.core.figures cimport add_places, take_places

cdef signed char CROWN_SPACES[6]          # wheel segment -> crown spaces

cdef void move_pig(State s, int steps) noexcept nogil
cdef int turn_wheel(State s) noexcept nogil
cdef void act(State s) noexcept nogil
cdef void earn(State s, int player, int points) noexcept nogil
cdef void tax(State s) noexcept nogil
cdef void famine(State s) noexcept nogil
cdef void inquisition(State s) noexcept nogil
cdef bint ask_the_plagued(State s) noexcept nogil
cdef void list_plagued(State s, Choices c) noexcept nogil
cdef int suffer_plague(State s, int choice) noexcept nogil
cdef int crowned(State s, int player, int figure) noexcept nogil
cdef int free_crown(State s, int wheel_segment) noexcept nogil
cdef int places_on_crowns(State s) noexcept nogil
cdef void put_on_crown(State s, int player, int place, int figure) noexcept nogil
cdef void score_crowns(State s) noexcept nogil
