# The notebook of the learnt value: items, one a feature, and globals; both are rows of tables of weights.
from carcassonne.ai.thought.outlook cimport Outlook, fitting_at
from carcassonne.ai.thought.threats cimport feature_beside
from carcassonne.core.state cimport *
from carcassonne.core.board cimport halves_of
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box
from carcassonne.core.features cimport count_claims
from carcassonne.core.tables cimport FITS_AT, LEGAL, LIES_ON, SEGMENTS, SLOT

cpdef enum:
    FEATURE_VERSION = 1        # what the rows mean; raise it with any change below or in a box
    MAX_ITEMS = 255
    MAX_NOTED = 4096           # rows of all items of a position
    ITEM_TERMS = 18            # rows of one item, at most
    MAX_GLOBALS = 200
    CLASSES = 10               # how many tiles: 0, 1, 2, 3, 4, 5-6, 7-9, 10-14, 15-22, more
    WORTHS_SEEN = 18           # points: 0 to 12 by one, 13-15, 16-19, 20-25, 26-35, more

    # --- rows of items; those from I_BOXES on are of boxes (their `thought.pxd`) ---------------------------------------
    I_CITY = 0
    I_ROAD = 140
    P_CLAIMS = 0               # of a project: own claim 0-3 * rival's 0-3
    P_TILES = 16
    P_PENNANTS = 28
    P_OPEN = 32                # distinct open squares
    P_FIT = 39                 # tiles that fit the worst of them
    P_CLOSE = 49               # tiles that close the project there
    P_FIT_NEXT = 59            # the same of the second worst
    P_CLOSE_NEXT = 69
    P_CHANCE = 79
    P_JOIN = 89                # whose projects could be joined: mine, a rival's, nobody's
    P_WORTH = 97
    P_NOW = 115                # points as it stands, at most 13
    P_MARKS = 129              # of boxes
    I_HUB = 280
    H_CLAIMS = 0               # kind * (mine, rival's)
    H_EMPTY = 4
    H_UNFIT = 13               # squares around that nothing fits, that few tiles fit: 0, 1, 2 and more each
    H_CHANCE = 22
    H_MARKS = 32               # of boxes
    I_FIELD = 320
    F_CLAIMS = 0
    F_DONE = 16                # finished cities
    F_OPEN = 26                # unfinished cities
    F_HOPE = 33                # the sum of their chances, in halves
    F_WAYS = 42                # openings
    F_OWNERS = 53              # of unfinished cities: mine 0-2 * rivals' 0-2
    F_WORTH = 62
    F_MARKS = 80               # of boxes
    I_FARMED = 404             # a city farmed by the first editions' rules: claims, then what it promises
    A_HOPE = 16
    I_PAIR = 428               # landscape * 81 + both claims of 0-2 * 0-2
    R_FIT = 243
    R_JOIN = 253
    R_SWING = 263
    I_LEADER = 704             # the strongest rival in a feature is the leading one, if there are several: no, yes
    I_BOXES = 708
    ITEM_ROWS = 832

    # --- rows of globals, each with a number; 132 to 135 and those from G_BOXES on are of boxes -------------------------
    G_SUPPLY = 0               # own followers 0-7 * leading rival's 0-7
    G_LEFT = 64                # tiles left: 0 to 24 by one, then by four
    G_TURN = 112               # whose tile is drawn next, counted from the player
    G_PLAYERS = 118
    G_MARGIN = 125             # points ahead, in fours
    G_EVALUATION = 126         # what the evaluation expects, in fours
    G_FRONTIER = 127           # squares around the landscape, in fours
    G_DEAD = 128               # squares that nothing fits
    G_DYING = 129              # squares that one or two tiles fit
    G_OTHERS = 130             # followers in the supplies of all but the player and the leading rival
    G_AGAIN = 131              # the player lays a second tile
    G_KINDS = 136              # undrawn tiles by kind
    G_BOXES = 296
    GLOBAL_ROWS = 352

cdef class Items:
    cdef int me                            # the player who looks
    cdef int leader                        # the rival with the best expectation
    cdef int count                         # items
    cdef int noted                         # rows of all items
    cdef unsigned char size[MAX_ITEMS]     # rows of each item
    cdef short feature_of[MAX_ITEMS]       # the feature an item tells of, -1 where it is of something else
    cdef short square_of[MAX_ITEMS]        # the frontier square at which a pair may be joined, -1 where it is no pair
    cdef unsigned short row[MAX_NOTED]
    cdef int globals
    cdef unsigned short global_row[MAX_GLOBALS]
    cdef short global_value[MAX_GLOBALS]
    cdef int cells                         # of the project last walked around: open squares, the two worst, whose could be joined
    cdef int fits[2]
    cdef int closers[2]
    cdef int joinable
    cdef unsigned int epoch
    cdef unsigned int itemed[MAX_SEGMENTS]
    cdef unsigned char item_of[MAX_SEGMENTS]   # the item of a feature
    cdef unsigned int claimed[MAX_SEGMENTS]
    cdef unsigned char claims[MAX_SEGMENTS]    # own claim * 4 + the best rival's, each at most 3
    cdef signed char strongest[MAX_SEGMENTS]   # the rival whose claim that is, -1 nobody
    cdef unsigned int weighed[MAX_SEGMENTS]
    cdef double worth_of[MAX_SEGMENTS]
    cdef double chance_of[MAX_SEGMENTS]
    cdef short field[MAX_SEGMENTS]
    cdef short closing[1024]               # frontier key * 4 + side: tiles that close there what comes in at the side, -1 not counted
    cdef short joining[4096]               # frontier key * 16 + side * 4 + side: tiles that join the two
    cdef short fit_total                   # undrawn tiles when these were begun
    cdef unsigned int fit_check

ctypedef void (*Noting)(Items it, Outlook o, State s) noexcept nogil
ctypedef void (*Marking)(Items it, State s, int feature, int landscape) noexcept nogil

cdef Noting NOTING[MAX_BOXES]
cdef unsigned int NOTING_BOXES
cdef Marking MARKING[MAX_BOXES]
cdef unsigned int MARKING_BOXES

cdef int add_noting(int box, Noting noting) except -1
cdef int add_marking(int box, Marking marking) except -1
cdef void note_boxes(Items it, Outlook o, State s) noexcept nogil
cdef void mark_feature(Items it, State s, int feature, int landscape) noexcept nogil
cdef void begin_item(Items it) noexcept nogil
cdef void begin_item_of(Items it, int feature) noexcept nogil

cdef inline void add_row(Items it, int row) noexcept nogil:  # here, so that C can inline it everywhere
    if it.size[it.count - 1] < ITEM_TERMS:
        it.row[it.noted] = row
        it.noted += 1
        it.size[it.count - 1] += 1

cdef void add_global(Items it, int row, int value) noexcept nogil
cdef int tiles_class(int count) noexcept nogil
cdef int worth_class(double worth) noexcept nogil
cdef int tenths(double chance) noexcept nogil
cdef int claims_on(Items it, State s, int feature) noexcept nogil
cdef void pack_claims(Items it, State s, int feature) noexcept nogil
cdef int feature_facing(State s, int f, int d) noexcept nogil
cdef int closers_at(Items it, State s, int key, int d) noexcept nogil
cdef int joiners_at(Items it, State s, int key, int d, int other) noexcept nogil
cdef void walk_around(Items it, Outlook o, State s, int feature, int landscape) noexcept nogil
cdef void note_leader(Items it, State s, int feature) noexcept nogil
cdef void keep_worst(Items it, int fit, int close) noexcept nogil
cdef void see_joinable(Items it, State s, int f, int side, int feature, int landscape) noexcept nogil
