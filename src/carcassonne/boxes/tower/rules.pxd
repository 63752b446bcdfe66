# Towers: pieces and followers on them, who may be captured, exchange and ransom.
from carcassonne.core.boxes cimport add_room, add_tile_room, box_number, play_with
from carcassonne.core.decisions cimport *
from carcassonne.core.figures cimport add_figure_choices
from carcassonne.core.followers cimport add_figures_kept, add_figures_on_no_segment, after_leaving, come_home, is_closed, leave
from carcassonne.core.log cimport note
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_on, next_figure, step_off
from carcassonne.core.state cimport *
from carcassonne.core.steps cimport *

cpdef enum:
    PRICE = 3              # of a ransom

    # --- choices ---------------------------------------------------------------------------------------------
    ON_TOP = 512           # in the figure step: * (1 + figure) + tile: that follower; a tile alone: a piece
    NOBODY = 0             # what is captured: otherwise segment * STANDINGS + owner and figure
    STANDINGS = 128        # owners and figures in one number are below this
    FROM_TOWER = 0x100000  # + tile: the follower on that tower

    # --- the room of the box ---------------------------------------------------------------------------------
    PIECES = 0             # + player: pieces that he has left
    RANSOMED = 6           # somebody was ransomed in this turn
    WITHOUT_POINTS = 7     # a rule: a ransom needs no points
    BUILT = 8              # 1 + the tile on which a piece has just been put, until its capture is over
    EXCHANGING = 9         # 1 + the player with whom a prisoner is to be exchanged
    PRISON = 10            # + captor * MAX_PLAYERS + owner: ordinary followers
    CELLS = 46             # + captor * MAX_PLAYERS + owner: other followers, a bit for each figure below its number
    KEPT = 82

cdef unsigned char FOUNDATION[MAX_KINDS]

cdef bint is_open(State s, int tile) noexcept nogil
cdef int height_of(State s, int tile) noexcept nogil
cdef int top_of(State s, int tile) noexcept nogil
cdef int pieces_of(State s, int player) noexcept nogil
cdef int tower_being_built(State s) noexcept nogil
cdef bint was_ransomed(State s) noexcept nogil
cdef int imprisoned(State s, int captor, int owner, int figure) noexcept nogil
cdef bint holds_any(State s, int captor, int owner) noexcept nogil
cdef bint may_stand_on_tower(State s, int figure) noexcept nogil
cdef bint may_use_towers(State s) noexcept nogil
cdef void list_towers(State s, Choices c) noexcept nogil
cdef int use_tower(State s, int choice) noexcept nogil
cdef bint reaches_tile(State s, int tower, int tile, int height) noexcept nogil
cdef void list_on_segment(State s, int segment, Choices c) noexcept nogil
cdef void list_in_reach(State s, int tower, int height, Choices c) noexcept nogil
cdef void list_captures(State s, Choices c) noexcept nogil
cdef bint any_in_reach(State s, int tower) noexcept nogil
cdef int ask_for_capture(State s) noexcept nogil
cdef int capture(State s, int choice) noexcept nogil
cdef void imprison(State s, int standing) noexcept nogil
cdef void take_out(State s, int captor, int owner, int figure) noexcept nogil
cdef int kinds_held(State s, int captor, int owner) noexcept nogil
cdef int first_held(State s, int captor, int owner) noexcept nogil
cdef int ask_for_exchange(State s) noexcept nogil
cdef void list_exchanges(State s, Choices c) noexcept nogil
cdef int exchange(State s, int figure) noexcept nogil
cdef int begin_ransom(State s) noexcept nogil
cdef bint may_ransom(State s) noexcept nogil
cdef void list_ransoms(State s, Choices c) noexcept nogil
cdef void ransom(State s, int choice) noexcept nogil
cdef bint stands_on_tower(State s, int player) noexcept nogil
cdef void list_on_towers(State s, int player, Choices c) noexcept nogil
cdef void leave_tower(State s, int tile) noexcept nogil
cdef int count_kept(State s, int player, int figure) noexcept nogil
