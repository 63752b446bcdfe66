# Numbers of the action space, of an observation and of a summary that bridges, castles and bazaars bring.
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.board cimport segments_on
from carcassonne.env.codes cimport add_codes, from_seat
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing
from carcassonne.env.summary cimport add_counting
from carcassonne.boxes.bridges_castles_bazaars.bazaars cimport BAZAAR
from carcassonne.boxes.bridges_castles_bazaars.castles cimport A_CASTLE

cpdef enum:
    AT_CASTLE = 785        # + 0 take the points, 1 build
    AT_PROJECT = 787       # + 0-7 place on the new tile, 8-15 cloister on a square around it, 16-27 castle
    AT_BID = 815           # + 0 pass, otherwise the points
    AT_DEAL = 915          # + 0 buy, 1 sell
    AT_AUCTION = 917       # + market tile * 100 + opening bid
    BIDS = 100

    CASTLED = 32           # plane of the board: 1 own, 2 a rival's, 3 one that has paid
    CASTLE_FIGURE = 81     # plane: the figure that holds it, where it stood: 1 a follower, 2 a large one

    # --- of a summary -----------------------------------------------------------------------------------------------------
    CASTLES_HELD = 15      # castles that have not paid yet
    TOKENS_LEFT = 16       # bridges and castles in the supply
    PLEDGED = 18           # the highest bid of an auction under way, if it is his
    MARKET_TILES = 19      # market tiles he owns and has not laid

cdef int castle_code(Layout layout, State s, int choice) noexcept nogil
cdef int project_code(Layout layout, State s, int choice) noexcept nogil
cdef int further_code(Layout layout, int number) noexcept nogil
cdef int far_code(Layout layout, State s, int segment) noexcept nogil
cdef int bid_code(Layout layout, State s, int choice) noexcept nogil
cdef int deal_code(Layout layout, State s, int choice) noexcept nogil
cdef int auction_code(Layout layout, State s, int choice) noexcept nogil
cdef void write_building(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void write_rules(State s, short[::1] table) noexcept nogil
cdef void write_castles(State s, int seat, int left, int top, unsigned char[:, :, ::1] board) noexcept nogil
cdef void write_holders(State s, int left, int top, unsigned char[:, :, ::1] board) noexcept nogil
cdef void write_stock(State s, int seat, short[::1] table) noexcept nogil
cdef void write_market(Layout layout, State s, int seat, short[::1] table) noexcept nogil
cdef void count_stock(Layout layout, State s, double *gathered) noexcept nogil
cdef void count_market(State s, double *gathered) noexcept nogil
cdef bint has_laid(State s, int player) noexcept nogil
