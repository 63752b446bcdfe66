# The planes of the board: declared here and, for a box's own, in its `env.pxd`; layouts.pxd has the shapes.
# docs/environments.md says what each number means.
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport EDGE, HUB_AT, LANDSCAPE, PENNANTS, SEGMENTS, SYMBOL
from carcassonne.core.board cimport halves_of
from carcassonne.core.standing cimport figure_at, first_on, next_figure
from carcassonne.core.features cimport count_claims, project_points
from carcassonne.core.fields cimport field_worth
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box
from carcassonne.env.codes cimport from_seat
from carcassonne.env.layouts cimport *

cpdef enum:
    # --- planes of the board: rows x columns x planes ---------------------------------------------------------------------------------------
    SIDE = 0               # + N E S W: landscape of the side, 1 field, 2 road, 3 city
    SIDE_OWN = 4           # + side: own followers in the road or city there
    SIDE_RIVAL = 8         # + side: the most followers any rival has in it
    SIDE_OPEN = 12         # + side: its open sides
    SIDE_POINTS = 16       # + side: what it is worth now
    FARMED = 20            # + half-edge NL NR EL ER SL SR WL WR: the field there, 1 own, 2 a rival's, 3 shared
    CLOISTERED = 28        # 1 a cloister nobody is in, 2 own, 3 a rival's
    CLOISTER_OPEN = 29     # empty squares around it
    PENNANT = 30
    BRIDGED = 31           # by a bridge: 1 north-south, 2 west-east
    KIND = 33              # kind of the tile + 1
    ROTATION = 34
    NEWEST = 35            # the tile laid this turn
    BESIDE = 36            # an empty square beside the landscape

    # The planes and the numbers of the table that are left out here are those of boxes (their `env.pxd` and `env.py`).

ctypedef void (*Writing)(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil

cdef Writing WRITING[MAX_BOXES]
cdef unsigned int WRITING_BOXES

cdef int add_writing(int box, Writing writing) except -1

cdef void write_observation(Layout layout, State s, int seat, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[:, ::1] followers, short[::1] table) noexcept nogil
cdef void clear(unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[:, ::1] followers, short[::1] table) noexcept nogil
cdef int middle(State s, bint upright) noexcept nogil
cdef void write_tiles(Layout layout, State s, int left, int top, unsigned char[:, :, ::1] board) noexcept nogil
cdef void write_features(State s, int seat, int left, int top, unsigned char[:, :, ::1] board) noexcept nogil
cdef void write_segment(State s, int segment, int column, int row, int own, int rival, int points, unsigned char[:, :, ::1] board) noexcept nogil
cdef void write_at_sides(State s, int segment, int left, int top, unsigned char[:, :, ::1] board, int plane, int value) noexcept nogil
cdef void write_figures(State s, int seat, int left, int top, unsigned char[:, :, ::1] board, int figure, int at_sides, int at_halves, int at_hub) noexcept nogil
cdef void mark_whose(unsigned char[:, :, ::1] board, int row, int column, int plane, int whose) noexcept nogil
cdef void write_frontier(State s, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier) noexcept nogil
cdef void write_followers(Layout layout, State s, int seat, int left, int top, short[:, ::1] followers) noexcept nogil
cdef void write_follower(State s, int segment, int figure, int left, int top, short[:, ::1] followers, int row) noexcept nogil
cdef void write_table(Layout layout, State s, int seat, short[::1] table) noexcept nogil
cdef void write_later_table(Layout layout, State s, int seat, short[::1] table) noexcept nogil
cdef void write_hand(Layout layout, State s, short[::1] table) noexcept nogil
