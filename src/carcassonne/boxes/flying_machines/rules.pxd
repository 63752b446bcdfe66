# Flying machines: where a flight leads, who may fly, and where he lands.
from carcassonne.core.board cimport segments_on
from carcassonne.core.boxes cimport add_room, box_number, play_with
from carcassonne.core.decisions cimport *
from carcassonne.core.figures cimport add_figure_choices, is_ground_for, GROUND
from carcassonne.core.followers cimport is_closed, put_follower
from carcassonne.core.log cimport note
from carcassonne.core.standing cimport IS_FOLLOWER, may_join
from carcassonne.core.state cimport *
from carcassonne.core.steps cimport *
from carcassonne.core.tables cimport LANDSCAPE

cpdef enum:
    FACES = 3              # of the die, twice each

    # --- the room of the box ---------------------------------------------------------------------------------
    FLYING = 0             # the figure that flies + 1, 0 for none
    ROLLED = 1             # what the die shows while it lands
    ANYBODY = 2            # whether every follower may fly, or ordinary and large ones only
    KEPT = 3

cdef signed char ARROWS[MAX_SPINS]         # kind and rotation -> one of eight directions clockwise from N, -1 without one

cdef int arrow_of(int spin) noexcept nogil
cdef int arrow_here(State s) noexcept nogil
cdef bint is_flier(State s, int figure) noexcept nogil
cdef bint may_fly(State s, int figure) noexcept nogil
cdef bint may_declare(State s) noexcept nogil
cdef void list_fliers(State s, Choices c) noexcept nogil
cdef int take_off(State s, int figure) noexcept nogil
cdef int flying(State s) noexcept nogil
cdef int ask_for_die(State s) noexcept nogil
cdef void list_faces(State s, Choices c) noexcept nogil
cdef int odds_of_face(State s, int face) noexcept nogil
cdef int throw_die(State s, int face) noexcept nogil
cdef int rolled_now(State s) noexcept nogil
cdef int step_x(int arrow) noexcept nogil
cdef int step_y(int arrow) noexcept nogil
cdef int tile_after(State s, int squares) noexcept nogil
cdef bint may_land(State s, int figure, int segment) noexcept nogil
cdef bint can_land(State s) noexcept nogil
cdef int ask_for_landing(State s) noexcept nogil
cdef void list_landings(State s, Choices c) noexcept nogil
cdef int land(State s, int segment) noexcept nogil
cdef int end_flight(State s) noexcept nogil
