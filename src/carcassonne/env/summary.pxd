# What a player has on the table in a few numbers, and the table after each option: for learning values of afterstates.
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.features cimport count_claims, majority, points_of, project_points
from carcassonne.core.followers cimport followers_at_home
from carcassonne.core.turn cimport apply_choice
from carcassonne.env.layouts cimport *
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box
from carcassonne.env.codes cimport choice_of_code, code_of_choice, write_mask
from carcassonne.core.decisions cimport Choices, list_choices
from carcassonne.core.fields cimport field_worth

cpdef enum:
    SUMMARY = 41           # numbers of layout 1: the seat's, its strongest rival's, and the share of tiles undrawn
    WIDE_SUMMARY = 59      # of layout 2: these, then the seat's further numbers and its rival's

    # --- about a player: features count for everybody with most followers in them ------------------------------------
    POINTS = 0             # on the score track
    ROAD_POINTS = 1        # what unfinished roads are worth now
    CITY_POINTS = 2
    CLOISTER_POINTS = 3
    FIELD_POINTS = 4       # what fields are worth now
    CITY_1 = 5             # what finishing cities with one open side would add
    CITY_2 = 6
    CITY_MORE = 7
    ROADS_1 = 8            # roads with one open end
    ROADS_2 = 9
    CLOISTER_GAPS = 10     # empty squares around cloisters
    FOLLOWERS_LEFT = 11
    NONE_LEFT = 12         # 1 without any follower in the supply
    FARMERS = 13
    CITY_FOLLOWERS = 17    # followers in unfinished cities; the numbers left out are those of boxes (their `env.pxd`)

cdef class Lookahead:
    cdef Layout layout
    cdef State work
    cdef State trial
    cdef Choices listed
    cdef signed char[::1] mask
    cdef double gathered[MAX_PLAYERS * QUANTITIES]

ctypedef void (*Counting)(Layout layout, State s, double *gathered) noexcept nogil

cdef Counting COUNTING[MAX_BOXES]
cdef unsigned int COUNTING_BOXES

cdef int add_counting(int box, Counting counting) except -1
cdef void tell_more(Lookahead look, float[::1] row, int seat, int rival, int at, int first, int end) noexcept nogil
cdef void gather(Lookahead look, State s) noexcept nogil
cdef void gather_feature(Lookahead look, State s, int feature) noexcept nogil
cdef void summarise(Lookahead look, State s, int seat, int deck, float[::1] row) noexcept nogil
cdef bint is_width(Layout layout, Py_ssize_t numbers) noexcept nogil
cdef int look_ahead(Lookahead look, State s, int deck, float[:, ::1] rows, int[:, ::1] codes) noexcept nogil
