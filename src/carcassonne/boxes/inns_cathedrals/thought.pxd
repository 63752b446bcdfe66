from carcassonne.ai.thought.greedy cimport figure_by
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, stock_worth
from carcassonne.ai.thought.threats cimport stake_worth
from carcassonne.core.followers cimport segment_chosen
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE

cpdef enum:
    W_LARGE_STOCK = 21         # W_STOCK + LARGE
    W_STAKE = 25

cdef double large_gain(Outlook o, State s, int place, int player) noexcept nogil
