# The numbers of the action space: declared here and only here. docs/environments.md shows the layout.
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport ONES, SEGMENTS
from carcassonne.boxes.bridges_castles_bazaars.bazaars cimport can_be_selected
from carcassonne.boxes.bridges_castles_bazaars.castles cimport is_project_of
from carcassonne.core.followers cimport may_follow
from carcassonne.core.playout cimport bridged_option
from carcassonne.core.turn cimport may_place, must_use_bridge
from carcassonne.boxes.wheel.rules cimport may_plague

cpdef enum:
    SQUARES = 184          # frontier squares: 16 around the wheel board, and each of 84 tiles adds at most two
    PLACEMENTS = 736       # SQUARES * 4 rotations
    OWN_FOLLOWERS = 20     # the most followers a player can have on the landscape

    AT_PLACE = 0           # + frontier square * 4 + rotation: no bridge
    AT_FOLLOWER = 736      # + 0 skip, 1-8 place on the new tile, 9 bridge, 10-15 wheel segment
    AT_PLAGUE = 752        # + 0-19 own follower in order of laying, 20-31 castle in order of building
    AT_DECLINE = 784
    AT_CASTLE = 785        # + 0 take the points, 1 build
    AT_PROJECT = 787       # + 0-7 place on the new tile, 8-15 cloister on a square around it, 16-27 castle
    AT_BID = 815           # + 0 pass, otherwise the points
    AT_DEAL = 915          # + 0 buy, 1 sell
    AT_AUCTION = 917       # + market tile * 100 + opening bid
    AT_BRIDGED = 1517      # + (bridge - 1) * PLACEMENTS + frontier square * 4 + rotation
    CODES = 5933           # 1517 + 6 * 736
    BIDS = 100

cdef int code_of_choice(State s, int choice) noexcept nogil
cdef int choice_of_code(State s, int code) noexcept nogil
cdef int project_code(State s, int choice) noexcept nogil
cdef int project_choice(State s, int at) noexcept nogil
cdef int rank_of_follower(State s, int segment) noexcept nogil
cdef int follower_of_rank(State s, int rank) noexcept nogil
cdef int write_mask(State s, signed char[::1] mask) noexcept nogil
cdef int write_placements(State s, signed char[::1] mask) noexcept nogil
