from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, PLACES_ON
from carcassonne.core.boxes cimport add_room, add_tile_room, box_number, play_with
from carcassonne.core.decisions cimport *
from carcassonne.core.features cimport add_bonus
from carcassonne.core.figures cimport add_elsewhere, add_figure, add_figure_choices, stays_on_board
from carcassonne.core.log cimport note, note_score, note_term
from carcassonne.core.standing cimport FOLLOWER_FIGURE, ONE_EACH, figure_at, first_on, next_figure
from carcassonne.core.scoring cimport add_after_project, add_final_scoring
from carcassonne.core.steps cimport *

cpdef enum:
    # --- signs of a tile ----------------------------------------------------------------------------------------------
    TENT = 1
    GATE = 2

    FACES = 3              # of the die
    TICKETS_TO_TRADE = 3
    KEEP = 0               # TRADE
    GIVE = 1

    # --- its room in the state ----------------------------------------------------------------------------------------
    TICKETS = 0            # + a player
    BEAR_AT = 6            # his tile + 1, 0 in the wood
    FACE = 7               # what the die shows while the bear is led
    REST = 8               # turns since the bear was led
    THROWN = 9             # who has thrown after the last tile, one bit each
    PRICE = 10             # points for three tickets
    ROOM_SIZE = 11

cdef signed char BOOTHS[MAX_PRINTS]       # print -> booths
cdef signed char SIGNS[MAX_KINDS]         # kind -> TENT, GATE

cdef int booths_in(State s, int feature) noexcept nogil
cdef int bonus_of_booths(State s, int feature, int points, bint finished) noexcept nogil
cdef int term_of_booths(State s, int feature) noexcept nogil
cdef void take_tickets(State s, int feature) noexcept nogil
cdef void give_tickets(State s, int count) noexcept nogil
cdef int tickets_of(State s, int player) noexcept nogil
cdef void score_tickets(State s) noexcept nogil
cdef void earn(State s, int player, int points, int what, int cause, int term) noexcept nogil
cdef int play_for_pennies(State s) noexcept nogil
cdef int places_for_juggler(State s) noexcept nogil
cdef bint may_enter(State s, int segment) noexcept nogil
cdef bint may_join_thief(State s, int segment) noexcept nogil
cdef bint has_gate(State s) noexcept nogil
cdef void list_entries(State s, int figure, Choices c) noexcept nogil
cdef bint may_buy(State s) noexcept nogil
cdef void list_buying(State s, Choices c) noexcept nogil
cdef int buy(State s, int choice) noexcept nogil
cdef int ask_for_die(State s) noexcept nogil
cdef void list_faces(State s, Choices c) noexcept nogil
cdef int odds_of_face(State s, int face) noexcept nogil
cdef int throw_die(State s, int face) noexcept nogil
cdef int ask_for_bear(State s) noexcept nogil
cdef bint may_lead_to(State s, int tile) noexcept nogil
cdef int bear_at(State s) noexcept nogil
cdef void list_tiles(State s, Choices c) noexcept nogil
cdef int lead_bear(State s, int tile) noexcept nogil
cdef int ask_for_trade(State s) noexcept nogil
cdef void list_trades(State s, Choices c) noexcept nogil
cdef int trade(State s, int choice) noexcept nogil
cdef int let_bear_tire(State s) noexcept nogil
cdef int ask_for_last_die(State s) noexcept nogil
cdef int throw_last_die(State s, int face) noexcept nogil
