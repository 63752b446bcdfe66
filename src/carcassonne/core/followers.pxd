from carcassonne.core.state cimport *
from carcassonne.core.tables cimport PLACES_ON
from carcassonne.core.decisions cimport Choices, add_choice
from carcassonne.core.log cimport note

ctypedef bint (*StandingApart)(State s, int player) noexcept nogil
ctypedef void (*ListingApart)(State s, int player, Choices c) noexcept nogil
ctypedef void (*LeavingApart)(State s, int number) noexcept nogil

ctypedef void (*LeavingBehind)(State s, int player, int feature) noexcept nogil

cdef StandingApart STANDING_APART[1]
cdef ListingApart LISTING_APART[1]
cdef LeavingApart LEAVING_APART[1]
cdef LeavingBehind LEAVING_BEHIND[1]

cdef void stand_apart_by(StandingApart standing, ListingApart listing, LeavingApart leaving)
cdef void leave_behind_by(LeavingBehind leaving)
cdef void leave_nobody_behind(State s, int player, int feature) noexcept nogil
cdef bint nobody_apart(State s, int player) noexcept nogil
cdef void list_nobody_apart(State s, int player, Choices c) noexcept nogil
cdef void leave_nothing(State s, int number) noexcept nogil
cdef bint is_follower_of(State s, int player, int segment) noexcept nogil
cdef bint is_on_landscape(State s, int player) noexcept nogil
cdef void list_on_landscape(State s, int player, Choices c) noexcept nogil
cdef void take_back(State s, int choice) noexcept nogil
cdef bint may_stand(State s, int segment) noexcept nogil
cdef bint any_follower(State s) noexcept nogil
cdef void list_followers(State s, Choices c) noexcept nogil
cdef int places_for_follower(State s) noexcept nogil
cdef int segment_chosen(State s, int place) noexcept nogil
cdef void put_follower(State s, int player, int segment, int figure) noexcept nogil
cdef void come_home(State s, int standing) noexcept nogil
cdef int followers_at_home(State s, int player) noexcept nogil
cdef void leave(State s, int segment) noexcept nogil
cdef void send_home(State s, int feature) noexcept nogil
