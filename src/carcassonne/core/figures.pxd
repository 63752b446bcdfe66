# The step in which a player uses a figure: what he may do, and doing it.
from carcassonne.core.state cimport *
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box
from carcassonne.core.decisions cimport *
from carcassonne.core.steps cimport GO_ON
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.standing cimport BY_RULE, FOLLOWER_FIGURE, IS_FOLLOWER, KEEPS_PLACE, ONE_EACH, WEIGHT, WEIGHT_RULE, WeightRule, may_join
from carcassonne.core.followers cimport any_follower, closes_tiles, is_closed, list_followers, open_places, places_for_follower, put_follower, segment_chosen

ctypedef int (*Places)(State s) noexcept nogil
ctypedef void (*PutOnPlace)(State s, int player, int place, int figure) noexcept nogil
ctypedef bint (*HasOwnChoice)(State s) noexcept nogil
ctypedef void (*SegmentsFor)(State s, int figure, Choices c) noexcept nogil
ctypedef void (*ComeBack)(State s) noexcept nogil

cdef unsigned int GROUND[FIGURES]           # the landscapes on which it may stand, one bit each
cdef Places PLACES_OF_FIGURE[FIGURES]
cdef ComeBack COME_BACK[FIGURES]
cdef unsigned int FIGURES_ADDED
cdef signed char BOX_OF_PLACE[FIGURE_STEP]  # place besides segments -> the box that has it
cdef Places PLACES_OF_BOX[MAX_BOXES]
cdef PutOnPlace PUT_ON_PLACE[MAX_BOXES]
cdef unsigned int PLACES_BOXES
cdef HasOwnChoice HAS_ELSEWHERE[MAX_BOXES]
cdef SegmentsFor SEGMENTS_FOR[MAX_BOXES]
cdef unsigned int ELSEWHERE_BOXES
cdef HasOwnChoice HAS_OWN_CHOICE[MAX_BOXES]
cdef Listing OWN_LISTING[MAX_BOXES]
cdef Making OWN_MAKING[MAX_BOXES]
cdef unsigned int OWN_CHOICE_BOXES
cdef HasOwnChoice HAS_DUTY[MAX_BOXES]
cdef Listing DUTY_LISTED[MAX_BOXES]
cdef unsigned int DUTY_BOXES

cpdef int figure_named(str name) except -1
cdef int add_figure(int figure, Places places, ComeBack come_back, int properties, int weight) except -1
cdef int add_weight_rule(int figure, WeightRule rule) except -1
cdef int take_places(int box, int first, int count) except -1
cdef int give_places(int box, int count) except -1
cdef int add_places(int box, Places places, PutOnPlace put) except -1
cdef int add_elsewhere(int box, HasOwnChoice has_any, SegmentsFor segments_for) except -1
cdef int add_figure_choices(int box, HasOwnChoice has_any, Listing listing, Making making) except -1
cdef int add_ground(int figure, unsigned int landscapes) except -1
cdef int add_duty(int box, HasOwnChoice has_duty, Listing listing) except -1
cdef void stays_on_board(State s) noexcept nogil
cdef int places_of_boxes(State s) noexcept nogil
cdef int places_for(State s, int figure) noexcept nogil
cdef bint may_use_a_figure(State s) noexcept nogil
cdef void list_places(Choices c, int places, int first) noexcept nogil
cdef bint may_go_elsewhere(State s) noexcept nogil
cdef void list_elsewhere(State s, Choices c) noexcept nogil
cdef bint is_ground_for(State s, int figure, int segment) noexcept nogil
cdef void list_segments_for(State s, int figure, Choices c) noexcept nogil
cdef int place_here(State s, int segment) noexcept nogil
cdef void list_own_choices(State s, Choices c) noexcept nogil
cdef bint list_duties(State s, Choices c) noexcept nogil
cdef void list_figure_choices(State s, Choices c) noexcept nogil
cdef void put_on_place(State s, int place, int figure) noexcept nogil
cdef int make_figure_choice(State s, int choice) noexcept nogil
