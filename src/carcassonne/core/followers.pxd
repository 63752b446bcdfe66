from carcassonne.core.state cimport *
from carcassonne.core.tables cimport CROWN_SPACES, SEGMENTS
from carcassonne.core.log cimport note

cdef int may_follow(State s, int choice) noexcept nogil
cdef int any_follower(State s) noexcept nogil
cdef void put_follower(State s, int player, int segment) noexcept nogil
cdef void put_on_crown(State s, int player, int wheel_segment) noexcept nogil
cdef void send_home(State s, int feature) noexcept nogil
cdef int free_crown(State s, int wheel_segment) noexcept nogil
