from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, SLOT, EDGE
from carcassonne.core.board cimport ends_here, segments_on
from carcassonne.core.decisions cimport *
from carcassonne.core.steps cimport *
from carcassonne.core.boxes cimport box_number, play_with
from carcassonne.core.followers cimport add_figures_kept, add_figures_on_no_segment, come_home, send_home
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_figure, next_figure, segment_of, step_off
from carcassonne.core.figures cimport GROUND
from carcassonne.core.log cimport note
from carcassonne.core.features cimport count_claims, distinct_tiles, majority, project_points

cdef int A_CASTLE

cdef int city_at_side(State s, int d) noexcept nogil
cdef int side_between(State s, int tile, int other) noexcept nogil
cdef int tile_at_side(State s, int d) noexcept nogil
cdef bint may_hold(int figure) noexcept nogil
cdef int castle_site_of(State s, int player, int d) noexcept nogil
cdef bint is_sole_owner(State s, int player, int city) noexcept nogil
cdef bint ask_about_castles(State s) noexcept nogil
cdef int question_owners(State s) noexcept nogil
cdef int let_castles_pay(State s) noexcept nogil
cdef void list_castle_answers(State s, Choices c) noexcept nogil
cdef int answer_castle(State s, int build) noexcept nogil
cdef void build_castle(State s) noexcept nogil
cdef int who_stays(State s, int player, int city, int d) noexcept nogil
cdef void list_projects(State s, Choices c) noexcept nogil
cdef int choose_project(State s, int choice) noexcept nogil
cdef bint lies_in_vicinity(State s, int castle, int feature) noexcept nogil
cdef bint adjoins(State s, int castle, int other) noexcept nogil
cdef bint is_project_of(State s, int castle, int choice) noexcept nogil
cdef int first_project(State s, int castle) noexcept nogil
cdef int count_projects(State s, int castle) noexcept nogil
cdef int castle_waiting(State s) noexcept nogil
cdef bint pay_castles(State s) noexcept nogil
cdef void pay_castle(State s, int castle, int choice) noexcept nogil
cdef void empty_castle(State s, int castle) noexcept nogil
cdef bint holds_castle(State s, int player) noexcept nogil
cdef void list_held(State s, int player, Choices c) noexcept nogil
cdef int held(State s, int player, int figure) noexcept nogil
