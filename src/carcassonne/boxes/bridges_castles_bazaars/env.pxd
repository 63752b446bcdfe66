# Numbers of the action space, of an observation and of a summary that bridges, castles and bazaars bring.
from carcassonne.core.state cimport *
from carcassonne.core.board cimport segments_on
from carcassonne.env.codes cimport code_by, from_seat

cpdef enum:
    AT_CASTLE = 785        # + 0 take the points, 1 build
    AT_PROJECT = 787       # + 0-7 place on the new tile, 8-15 cloister on a square around it, 16-27 castle
    AT_BID = 815           # + 0 pass, otherwise the points
    AT_DEAL = 915          # + 0 buy, 1 sell
    AT_AUCTION = 917       # + market tile * 100 + opening bid
    BIDS = 100

cdef int castle_code(State s, int choice) noexcept nogil
cdef int project_code(State s, int choice) noexcept nogil
cdef int bid_code(State s, int choice) noexcept nogil
cdef int deal_code(State s, int choice) noexcept nogil
cdef int auction_code(State s, int choice) noexcept nogil
cdef void write_castles(State s, int seat, int left, int top, unsigned char[:, :, ::1] board, int window, int castled) noexcept nogil
cdef void write_stock(State s, int seat, short[::1] table) noexcept nogil
cdef void write_market(State s, int seat, short[::1] table) noexcept nogil
cdef void count_stock(State s, double *gathered, int quantities, int tokens, int held) noexcept nogil
cdef void count_market(State s, double *gathered, int quantities, int pledged, int owned) noexcept nogil
cdef bint has_laid(State s, int player) noexcept nogil
