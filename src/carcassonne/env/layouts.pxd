# Layouts: how large the spaces of an environment are, and where boxes have their numbers in them.
# docs/environments.md shows them: each has every number of the one before and, after the last, its own.
from carcassonne.core.state cimport *
from carcassonne.core.boxes cimport MAX_BOXES
from carcassonne.core.decisions cimport MAX_PHASES
from carcassonne.core.placement cimport BOX_OF_OPTION, OPTIONS_TAKEN

cpdef enum:
    # --- layout 1 -----------------------------------------------------------------------------------------------------
    SQUARES = 184          # frontier squares: 16 around a start board, and each of 84 tiles adds at most two
    PLACEMENTS = 736       # SQUARES * 4 rotations
    OPTIONS_KNOWN = 6      # ways to lay something with a tile that have codes in layouts 1 and 2: bridges
    OWN_FOLLOWERS = 20     # the most followers a player can have on the landscape
    CODES = 5933
    FIRST_KINDS = 74       # kinds of tile; the squares of a start board are numbered after them
    WINDOW = 25            # columns and rows of the board that are seen, around the middle of the landscape
    PLANES = 37
    SQUARE_NUMBERS = 8     # numbers about a frontier square
    FOLLOWER_NUMBERS = 6   # numbers about an own figure
    TABLE_KINDS = 96       # kinds of tile whose undrawn number is told
    TABLE_NUMBERS = 192    # numbers about everything beside the board
    FIRST_QUANTITIES = 20  # numbers about a player in a summary
    SUMMARY_1 = 41          # the seat's, its strongest rival's, and the share of tiles undrawn

    # --- layout 2, the wide one: with the river, inns and cathedrals, traders and builders, abbots --------------------
    WIDE_KINDS = 139
    WIDE_SQUARES = 280     # frontier squares: 4 around the start tile, and each of 136 tiles adds at most two
    WIDE_FIGURES = 24      # the most figures a player can have on the landscape: four besides his followers
    FAR_PLACEMENTS = 384   # (WIDE_SQUARES - SQUARES) * 4 rotations
    WIDE_CODES = 8689
    WIDE_PLANES = 82
    WIDE_FIGURE_NUMBERS = 7
    WIDE_TABLE_KINDS = 160
    WIDE_TABLE_NUMBERS = 332
    MORE_FIGURES = 4       # figures besides ordinary followers
    WIDE_QUANTITIES = 29
    SUMMARY_2 = 59         # those of layout 1, then the seat's further numbers and its rival's

    # --- layout 3: with boxes that came after these; what they bring is counted by the set of boxes in play -----------
    MOST_SQUARES = 520     # frontier squares of the largest deck that the core takes
    MOST_FIGURES = 40      # own figures that are listed
    MOST_TILES = 272       # tiles of a landscape whose places have codes
    KIND_HIGH = 82         # plane: of the kind of the tile + 1, what does not fit into a byte (KIND has the rest)
    TILE_LOW = 83          # planes: the number of the tile in the order of laying + 1, modulo 256 and the rest
    TILE_HIGH = 84
    THIRD_PLANES = 85      # those of boxes follow
    PLACES_PER_TILE = 16   # of a tile laid earlier: those that the core knows, a bridge included
    FURTHER_PLACES = 16    # codes of a figure of layout 2 on places that came later: 0-6 segments 9-15 of the new tile, 7-15 places of boxes
    SUPPLY_NUMBERS = 7     # of the table, about a figure: at home by seat, played with
    QUANTITIES = 96        # room for numbers about a player: those of layout 2, then those of boxes

cdef class Layout:
    cdef readonly int number
    cdef readonly int codes                       # how many there are
    cdef readonly int squares                     # how many frontier squares have codes
    cdef readonly int kinds                       # how many kinds of tile have a number of their own among those undrawn
    cdef readonly int planes
    cdef readonly int figures                     # own figures that are listed
    cdef readonly int figure_numbers
    cdef readonly int table
    cdef readonly int summary                     # how many numbers a summary has
    cdef readonly int quantities                  # how many of them are about a player
    cdef readonly object shapes                   # name -> (shape, type) of each array of an observation
    cdef readonly tuple code_sections             # (name, first, size) of what only layout 3 has
    cdef readonly tuple plane_sections
    cdef readonly tuple table_sections
    cdef readonly tuple quantity_sections
    cdef unsigned int boxes                       # those that write what is seen of them
    cdef int codes_from[MAX_BOXES]                # where what a box added begins, -1: it has nothing here
    cdef int planes_from[MAX_BOXES]
    cdef int table_from[MAX_BOXES]
    cdef int quantities_from[MAX_BOXES]
    cdef int farther_codes[MAX_OPTIONS]           # of squares from WIDE_SQUARES on; of an option that came later, of all squares
    cdef int place_codes[FIGURES]                 # of places that layout 2 does not know; of a later figure, of all places
    cdef int elsewhere_codes[FIGURES]             # tile in the order of laying * 16 + place on it
    cdef int figure_number[FIGURES]
    cdef int supply_from[FIGURES]                 # of the table, for later figures
    cdef int phase_number[MAX_PHASES]             # the number of the table that is 1 in a phase
    cdef int kind_number[MAX_KINDS]
    cdef int undrawn_from[MAX_KINDS]              # of the table, for later kinds

cdef int BOX_OF_KIND[MAX_KINDS]                   # later kinds: their box, -1 others

cpdef int add_section(int box, str name, int size) except -1
cpdef int add_planes(int box, str name, int size) except -1
cpdef int add_numbers(int box, str name, int size) except -1
cpdef int add_quantities(int box, str name, int size) except -1
cpdef int add_figure_places(int box, int figure) except -1
cpdef int add_elsewhere_places(int box, int figure) except -1
cpdef int add_asked_phase(int box, int phase) except -1
cdef bint is_later(int kind) noexcept nogil
cdef bint is_wide(State s) noexcept nogil
cdef int BOARD_FROM                                # the first kind that is a square of a start board
cdef unsigned int bit_of_kind(int kind) noexcept nogil
cdef unsigned int boxes_of(State s) noexcept nogil
