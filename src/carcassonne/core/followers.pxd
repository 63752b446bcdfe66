from carcassonne.core.state cimport *
from carcassonne.core.tables cimport PLACES_ON
from carcassonne.core.decisions cimport Choices, add_choice
from carcassonne.core.log cimport note

cdef bint may_stand(State s, int segment) noexcept nogil
cdef bint any_follower(State s) noexcept nogil
cdef void list_followers(State s, Choices c) noexcept nogil
cdef int places_for_follower(State s) noexcept nogil
cdef int segment_chosen(State s, int place) noexcept nogil
cdef void put_follower(State s, int player, int segment, int figure) noexcept nogil
cdef void come_home(State s, int standing) noexcept nogil
cdef void leave(State s, int segment) noexcept nogil
cdef void send_home(State s, int feature) noexcept nogil
