from carcassonne.core.state cimport *
from carcassonne.core.tables cimport PLACES_ON
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box
from carcassonne.core.decisions cimport Choices, add_choice
from carcassonne.core.log cimport note
from carcassonne.core.standing cimport (
    IS_FOLLOWER,
    figure_at,
    first_figure,
    first_on,
    next_figure,
    segment_of,
    stand,
    step_off,
    unstack,
)

ctypedef bint (*HasOnNoSegment)(State s, int player) noexcept nogil
ctypedef void (*ListOnNoSegment)(State s, int player, Choices c) noexcept nogil
ctypedef void (*LeaveNoSegment)(State s, int number) noexcept nogil
ctypedef int (*FiguresKept)(State s, int player, int figure) noexcept nogil
ctypedef void (*AfterLeaving)(State s, int player, int feature) noexcept nogil
ctypedef bint (*ClosesTile)(State s, int tile) noexcept nogil

cdef HasOnNoSegment HAS_ON_NO_SEGMENT[MAX_BOXES]
cdef ListOnNoSegment LIST_ON_NO_SEGMENT[MAX_BOXES]
cdef LeaveNoSegment LEAVE_NO_SEGMENT[MAX_BOXES]
cdef AfterLeaving AFTER_LEAVING[MAX_BOXES]
cdef ClosesTile CLOSES_TILE[MAX_BOXES]
cdef FiguresKept FIGURES_KEPT[MAX_BOXES]
cdef unsigned int ON_NO_SEGMENT_BOXES
cdef unsigned int FIGURES_KEPT_BOXES
cdef unsigned int AFTER_LEAVING_BOXES
cdef unsigned int CLOSES_TILE_BOXES

cdef int add_figures_on_no_segment(int box, HasOnNoSegment has_any, ListOnNoSegment list_them, LeaveNoSegment leave_there) except -1
cdef int add_figures_kept(int box, FiguresKept count) except -1
cdef int add_after_leaving(int box, AfterLeaving act) except -1
cdef void after_leaving(State s, int player, int feature) noexcept nogil
cdef int follower_of(State s, int player, int segment) noexcept nogil
cdef bint is_on_landscape(State s, int player) noexcept nogil
cdef void list_on_landscape(State s, int player, Choices c) noexcept nogil
cdef void list_others(State s, int player, int segment, Choices c) noexcept nogil
cdef void take_back(State s, int player, int choice) noexcept nogil
cdef int add_closed_tile(int box, ClosesTile closes) except -1
cdef bint is_closed(State s, int tile) noexcept nogil
cdef inline bint closes_tiles(State s) noexcept nogil:  # here, so that C can inline it
    return s.boxes & CLOSES_TILE_BOXES != 0
cdef int open_places(State s) noexcept nogil
cdef bint may_stand(State s, int segment) noexcept nogil
cdef bint may_stand_on_bridge(State s) noexcept nogil
cdef bint any_follower(State s) noexcept nogil
cdef void list_followers(State s, Choices c) noexcept nogil
cdef int places_for_follower(State s) noexcept nogil
cdef int segment_chosen(State s, int place) noexcept nogil
cdef void put_follower(State s, int player, int segment, int figure) noexcept nogil
cdef void come_home(State s, int standing) noexcept nogil
cdef int followers_at_home(State s, int player) noexcept nogil
cdef void leave(State s, int segment, int standing) noexcept nogil
cdef void drive_home(State s, int segment, int standing, int cause) noexcept nogil
cdef void clear_stack(State s, int feature) noexcept nogil
cdef int count_out(State s, int player, int figure) noexcept nogil
cdef void send_home(State s, int feature) noexcept nogil
