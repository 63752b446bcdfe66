# The dragon and his way, the fairy, princesses and magic portals.
from libc.string cimport memcpy

from carcassonne.core.board cimport segments_on
from carcassonne.core.boxes cimport add_room, box_number, play_with
from carcassonne.core.decisions cimport *
from carcassonne.core.deck cimport add_kept_back, add_set_aside, kept_back
from carcassonne.core.figures cimport GROUND, add_duty, add_elsewhere, add_figure_choices, is_ground_for
from carcassonne.core.followers cimport add_closed_tile, after_leaving, drive_home
from carcassonne.core.log cimport note, note_score, note_term
from carcassonne.core.scoring cimport add_before_home, add_final_scoring
from carcassonne.core.standing cimport IS_FOLLOWER, add_after_stepping_off, figure_at, first_figure, first_on, next_figure, segment_of
from carcassonne.core.state cimport *
from carcassonne.core.steps cimport *
from carcassonne.core.tables cimport LANDSCAPE, LIES_ON

cpdef enum:
    MOST_STEPS = 6             # of the dragon in one movement
    TILES_BEEN = 7             # that he stands on in one, his first among them
    FOR_A_PROJECT = 3          # points of the fairy's companion when he is scored

    # --- the room of the box ---------------------------------------------------------------------------------
    PLAYED = 0                 # what is played with and how: bits
    DRAGON_ON = 1              # the tile that he stands on + 1, 0 none yet
    STEPS_LEFT = 2             # of the movement at hand
    BEEN_ON = 3                # + i: the tiles of the movement at hand, in order, each + 1
    FAIRY_ON = 10              # the tile that she stands on + 1, 0 none yet
    FAIRY_AT = 11              # the segment of the follower she stands, or stood, beside + 1
    FAIRY_BESIDE = 12          # that follower, owner and figure in one number; 0 she is alone
    KEPT = 13

    # --- what is played with --------------------------------------------------------------------------------------
    WITH_DRAGON = 1
    WITH_FAIRY = 2
    WITH_PRINCESS = 4
    WITH_PORTALS = 8
    AFTER_SCORES = 16          # the dragon moves after scoring
    MUST = 32                  # a princess must send somebody away
    BESIDE_ALL = 64            # the fairy stands on a tile, beside everybody there

    # --- signs of a kind of tile ------------------------------------------------------------------------------------
    VOLCANO = 1
    DRAGON = 2
    PORTAL = 4
    HAS_PRINCESS = 8           # in one of its cities (PRINCESS)

    # --- choices of the figure step -----------------------------------------------------------------------------------
    TO_TILE = 0x6000           # the fairy, + the tile; below: segment * FIGURES + the figure of the follower
    SEND_AWAY = 0x8000         # + segment * 128 + owner and figure: the knight whom the princess sends away
    STANDINGS = 128

cdef unsigned char SIGNS[MAX_KINDS]
cdef unsigned char PRINCESS[MAX_PRINTS]
cdef short WAITING[MAX_KINDS]           # the kinds with a dragon, KINDS_WAITING of them

# The segments are many and nearly all are empty: eight are looked at together, one in each byte of a number.
cdef inline bint may_be_among(State s, int player, int first) noexcept nogil:
    cdef unsigned long long each = 0x0101010101010101ULL  # a 1 in each byte
    cdef unsigned long long eight
    if s.stacked:
        return True
    memcpy(&eight, &s.follower[first], 8)
    eight = (eight & each * OWNER) ^ each * (player + 1)  # a byte is 0 where he stands, otherwise 7 at most
    return (each * 0x80 - eight) & each * 0x80 != 0

cdef bint plays(State s, int what) noexcept nogil
cdef int tile_of_dragon(State s) noexcept nogil
cdef int tile_of_fairy(State s) noexcept nogil
cdef int signs_of(State s, int tile) noexcept nogil
cdef int steps_to_go(State s) noexcept nogil
cdef bint has_been_on(State s, int tile) noexcept nogil
cdef int player_of_fairy(State s) noexcept nogil
cdef int segment_of_companion(State s) noexcept nogil
cdef bint waits_for_volcano(State s, int kind) noexcept nogil
cdef int count_waiting(State s) noexcept nogil
cdef int fly_to_volcano(State s) noexcept nogil
cdef void note_dragon(State s, int player) noexcept nogil
cdef bint is_dragons(State s, int tile) noexcept nogil
cdef int move_before(State s) noexcept nogil
cdef int move_after(State s) noexcept nogil
cdef bint set_out(State s) noexcept nogil
cdef int tile_beside(State s, int tile, int d) noexcept nogil
cdef bint may_enter(State s, int tile) noexcept nogil
cdef bint may_step(State s) noexcept nogil
cdef void list_steps(State s, Choices c) noexcept nogil
cdef int step(State s, int d) noexcept nogil
cdef void rest(State s) noexcept nogil
cdef bint is_eaten(int standing) noexcept nogil
cdef int eaten_on(State s, int segment) noexcept nogil
cdef void eat(State s, int tile) noexcept nogil
cdef bint is_follower_of(int standing, int player) noexcept nogil
cdef bint may_move_fairy(State s) noexcept nogil
cdef void list_fairy(State s, Choices c) noexcept nogil
cdef void list_fairy_on(State s, int segment, Choices c) noexcept nogil
cdef void list_fairy_tiles(State s, Choices c) noexcept nogil
cdef bint is_beside(State s, int segment, int standing) noexcept nogil
cdef void move_fairy(State s, int choice) noexcept nogil
cdef int pay_for_fairy(State s) noexcept nogil
cdef int count_beside_fairy(State s, int player) noexcept nogil
cdef void book(State s, int player, int points, int feature, int cause) noexcept nogil
cdef bint is_companions(State s, int feature) noexcept nogil
cdef void pay_beside_fairy(State s, int feature, int cause) noexcept nogil
cdef void see_homecoming(State s, int feature, int cause) noexcept nogil
cdef void score_farmers(State s) noexcept nogil
cdef void see_stepping_off(State s, int segment, int standing) noexcept nogil
cdef int princess_city(State s) noexcept nogil
cdef void list_knights(State s, Choices c) noexcept nogil
cdef bint has_knight(State s) noexcept nogil
cdef void send_away(State s, int choice) noexcept nogil
cdef bint must_send_away(State s) noexcept nogil
cdef bint has_choices(State s) noexcept nogil
cdef void list_choices_of_box(State s, Choices c) noexcept nogil
cdef int make_choice_of_box(State s, int choice) noexcept nogil
cdef bint leads_elsewhere(State s) noexcept nogil
cdef bint opens(State s, int segment, int figure) noexcept nogil
cdef void list_portal(State s, int figure, Choices c) noexcept nogil
