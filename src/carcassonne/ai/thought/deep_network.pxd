# The deep network: what items and squares that are linked tell one another, in integers alone.
from carcassonne.ai.thought.items cimport *
from carcassonne.ai.thought.neighbourhood cimport *
from carcassonne.ai.thought.network cimport ANSWER_ONE, GLOBAL_WEIGHTS, ITEM_ONE, ITEM_WEIGHTS, LAYER_WEIGHTS, MOST_CONTEXT, MOST_OTHER, MOST_ROW, MOST_WEIGHT, UNITS, fill

cpdef enum:
    ROUNDS = 2                 # of hearing
    UNIT_ONE = 64              # what stands for 1.0 in a unit
    UNIT_SHIFT = 2             # from rows to units
    LAYER_ONE = 2048           # what stands for 1.0 in the weights of the layer, which are small
    SUMMED_SHIFT = 11          # from products of those and units to units
    SEEN_SHIFT = 8             # from products of weights and units to units
    MOST_UNIT = 8191
    MOST_HEARD = 32000         # the absolute weights into one unit together: so much, MAX_LINKS + MAX_TIES times, fits 32 bits
    SQUARE_WEIGHTS = 9344      # SQUARE_ROWS * UNITS
    LINK_WEIGHTS = 2304        # ROUNDS * LINK_ROWS * UNITS
    HEARING_WEIGHTS = 2048     # ROUNDS * UNITS * UNITS
    HEARING_UNITS = 64         # ROUNDS * UNITS
    MOST_ITEM_UNITS = 8160     # MAX_ITEMS * UNITS
    MOST_SQUARE_UNITS = 6400   # MAX_SQUARES * UNITS

cdef class DeepNetwork:
    cdef short item[ITEM_WEIGHTS]
    cdef short context[GLOBAL_WEIGHTS]         # what a global adds to every item
    cdef short item_bias[UNITS]
    cdef short square[SQUARE_WEIGHTS]
    cdef short square_bias[UNITS]
    cdef short link[LINK_WEIGHTS]
    cdef short square_keeps[HEARING_WEIGHTS]     # what a square keeps of itself: (round * UNITS + unit after) * UNITS + unit before
    cdef short square_hears[HEARING_WEIGHTS]     # what it hears of the items linked with it
    cdef short square_after[HEARING_UNITS]         # bias
    cdef short item_keeps[HEARING_WEIGHTS]
    cdef short item_hears[HEARING_WEIGHTS]
    cdef short item_tied[HEARING_WEIGHTS]        # what it hears of the items tied to it
    cdef short item_after[HEARING_UNITS]
    cdef short layer_items[LAYER_WEIGHTS]
    cdef short layer_squares[LAYER_WEIGHTS]
    cdef short bias[GLOBAL_WEIGHTS]            # what a global adds to the layer
    cdef short layer_bias[UNITS]
    cdef short answer[UNITS]
    cdef short answer_bias
    cdef readonly object about

cdef class Units:
    cdef short item[MOST_ITEM_UNITS]           # units of every item, then of every square
    cdef short square[MOST_SQUARE_UNITS]
    cdef int said[MOST_ITEM_UNITS]             # what an item says to its squares, and to the items tied to it
    cdef int said_tied[MOST_ITEM_UNITS]
    cdef int heard[MOST_ITEM_UNITS]
    cdef int square_heard[MOST_SQUARE_UNITS]
    cdef int square_said[MOST_SQUARE_UNITS]
    cdef int pooled[UNITS]
    cdef int pooled_squares[UNITS]
    cdef int layer[UNITS]
    cdef short begin[UNITS]                    # what the globals say to every item

cdef long long infer_deep(DeepNetwork n, Units u, Items it, Neighbourhood around) noexcept nogil
cdef void read_globals(DeepNetwork n, Units u, Items it) noexcept nogil
cdef void read_items(DeepNetwork n, Units u, Items it) noexcept nogil
cdef void read_squares(DeepNetwork n, Units u, Neighbourhood around) noexcept nogil
cdef void let_squares_hear(DeepNetwork n, Units u, Items it, Neighbourhood around, int number) noexcept nogil
cdef void let_items_hear(DeepNetwork n, Units u, Items it, Neighbourhood around, int number) noexcept nogil
cdef void multiply(short *matrix, Py_ssize_t first, short *units, Py_ssize_t at, int *into) noexcept nogil
cdef void settle_units(int *heard, short *units, Py_ssize_t at, short *bias, Py_ssize_t first, int *pooled) noexcept nogil
cdef int pool_bounded(int total) noexcept nogil
