from carcassonne.ai.thought.farms cimport add_farmed_cities
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, begin_look, hand_worth, look_at, return_worth, stock_worth
from carcassonne.ai.thought.threats cimport add_threats
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.features cimport count_claims, majority
from carcassonne.core.standing cimport figure_at, first_figure, next_figure

cpdef enum:
    MAX_WORTHS = 48            # of all boxes together, and the features

ctypedef void (*Worth)(Outlook o, State s) noexcept nogil

cdef Worth WORTH[MAX_WORTHS]
cdef int BOX_OF_WORTH[MAX_WORTHS]
cdef int WORTHS
cdef int FEATURES_AT               # the place of the features among them

cdef class Evaluator(Outlook):
    pass

cdef int add_worth(str name, int box, Worth worth) except -1

cdef void evaluate(Outlook o, State s) noexcept nogil
cdef void add_worths(Outlook o, State s, int first, int end) noexcept nogil
cdef void add_supply(Outlook o, State s) noexcept nogil
cdef void add_features(Outlook o, State s) noexcept nogil
cdef void add_homecoming(Outlook o, State s, int feature) noexcept nogil
cdef double utility(Outlook o, State s, int player) noexcept nogil
