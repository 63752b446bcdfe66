# The notebook of the deep network: the empty squares around the landscape and what is linked there.
from carcassonne.ai.thought.items cimport *
from carcassonne.ai.thought.outlook cimport Outlook, cities_around, fitting_at
from carcassonne.ai.thought.sight cimport collect
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, SLOT

cpdef enum:
    NEIGHBOUR_VERSION = 1      # what the rows mean; raise it with any change below
    MAX_SQUARES = 200
    MAX_LINKS = 1500
    MAX_TIES = 250
    SQUARE_TERMS = 4           # rows of every square

    # --- rows of squares ----------------------------------------------------------------------------------------------
    Q_KEY = 0                  # the landscapes of the four sides around, turned to the smallest key
    Q_FIT = 256                # tiles that fit
    Q_AROUND = 266             # tiles on the eight squares around: 0 to 8
    Q_LEFT = 275               # tiles left, in eights
    SQUARE_ROWS = 292

    # --- rows of links between a square and the item of a feature there -----------------------------------------------
    L_SIDE = 0                 # landscape 1-3 * tiles that close the feature there
    L_BESIDE = 30              # a field beside the road of that side
    L_HUB = 31                 # a cloister, or what is surrounded like one, that the square is around
    L_PAIR = 32                # two features that a tile there may join
    LINK_ROWS = 36

cdef class Neighbourhood:
    cdef int squares
    cdef unsigned short square_row[800]        # SQUARE_TERMS * MAX_SQUARES
    cdef int links
    cdef unsigned char link_square[MAX_LINKS]
    cdef unsigned char link_item[MAX_LINKS]
    cdef unsigned char link_row[MAX_LINKS]
    cdef int ties                              # a field and an unfinished city at it, both by their items
    cdef unsigned char tied_field[MAX_TIES]
    cdef unsigned char tied_city[MAX_TIES]

cdef void look_around(Neighbourhood n, Items it, Outlook o, State s) noexcept nogil
cdef void note_square(Neighbourhood n, Items it, Outlook o, State s, int f) noexcept nogil
cdef void link(Neighbourhood n, int square, int item, int row) noexcept nogil
cdef void link_feature(Neighbourhood n, Items it, int square, int feature, int row) noexcept nogil
cdef void link_hub(Neighbourhood n, Items it, State s, int feature) noexcept nogil
cdef void tie_cities(Neighbourhood n, Items it, Outlook o, State s, int field) noexcept nogil
cdef int tiles_around(State s, int cell) noexcept nogil
cdef int smallest_key(int key) noexcept nogil
