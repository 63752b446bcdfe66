# The learnt value: a small network of integers over the items and globals of a position.
from carcassonne.ai.thought.items cimport *

cpdef enum:
    UNITS = 32                 # of an item, and of the layer after their sum
    ITEM_ONE = 256             # what stands for 1.0 in the weights of items and globals, and of the layers after them
    SUM_SHIFT = 2              # sums of items are divided by 4, what stands for 1.0 there is 64
    LAYER_SHIFT = 8
    ANSWER_ONE = 16384         # what stands for a point in the answer
    MOST_WEIGHT = 1200         # of a row: ITEM_TERMS of them and the globals' share fit 16 bits
    MOST_CONTEXT = 8000
    MOST_OTHER = 4096          # of all other numbers
    MOST_ROW = 50000           # the absolute weights into one unit together, so that sums fit 32 bits
    ITEM_WEIGHTS = 26624       # ITEM_ROWS * UNITS
    GLOBAL_WEIGHTS = 11264     # GLOBAL_ROWS * UNITS
    LAYER_WEIGHTS = 1024       # UNITS * UNITS

cdef class Network:
    cdef short item[ITEM_WEIGHTS]
    cdef short item_skip[ITEM_ROWS]
    cdef short context[GLOBAL_WEIGHTS]     # what a global adds to every item
    cdef short bias[GLOBAL_WEIGHTS]        # what it adds to the layer after their sum
    cdef short global_skip[GLOBAL_ROWS]
    cdef short item_bias[UNITS]
    cdef short layer[LAYER_WEIGHTS]        # unit of the second layer * UNITS + unit of the first
    cdef short layer_bias[UNITS]
    cdef short answer[UNITS]
    cdef short answer_bias
    cdef readonly object about

cdef int fill(short *into, list numbers) except -1
cdef long long infer(Network n, Items it) noexcept nogil
