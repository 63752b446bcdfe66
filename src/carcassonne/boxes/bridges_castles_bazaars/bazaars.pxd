from carcassonne.core.state cimport *
from carcassonne.core.boxes cimport box_number, play_with
from carcassonne.core.decisions cimport *
from carcassonne.core.deck cimport NOT_TAKEN, add_kept_back, add_taker, ask_for_draw, kept_back, take_up
from carcassonne.core.steps cimport *
from carcassonne.core.log cimport note

cdef signed char BAZAAR[MAX_KINDS]        # kind -> has a market

cdef int MARKET_DAY
cdef int MARKET_TILE
cdef int MARKET_TURN_ENDS

cdef bint opens_market(State s, int kind) noexcept nogil
cdef int lay_open(State s, int kind) noexcept nogil
cdef void list_openings(State s, Choices c) noexcept nogil
cdef int open_with(State s, int choice) noexcept nogil
cdef void list_bids(State s, Choices c) noexcept nogil
cdef int make_bid(State s, int points) noexcept nogil
cdef void list_deals(State s, Choices c) noexcept nogil
cdef int make_deal(State s, int choice) noexcept nogil
cdef int when_sold(State s) noexcept nogil
cdef int take_own_tile(State s) noexcept nogil
cdef int next_market_turn(State s) noexcept nogil
cdef int see_market_tile(State s) noexcept nogil
cdef int tiles_for_market(State s) noexcept nogil
cdef int open_market(State s) noexcept nogil
cdef bint has_market_tile(State s, int player) noexcept nogil
cdef int market_tile_of(State s, int player) noexcept nogil
cdef int open_tiles(State s) noexcept nogil
cdef bint can_be_selected(State s, int index) noexcept nogil
cdef void begin_auctions(State s) noexcept nogil
cdef void next_selector(State s) noexcept nogil
cdef void offer(State s, int index, int bid) noexcept nogil
cdef void take(State s, int player, int index) noexcept nogil
cdef void next_bidder(State s) noexcept nogil
cdef void answer_bid(State s, int points) noexcept nogil
cdef void deal(State s, int choice) noexcept nogil
cdef void hand_over(State s, int buyer, int seller) noexcept nogil
cdef void close_market(State s) noexcept nogil
