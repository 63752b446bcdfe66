from carcassonne.ai.thought.greedy cimport add_figure_gain
from carcassonne.ai.thought.items cimport I_CITY, I_ROAD, P_MARKS, Items, add_global, add_row, add_marking, add_noting
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, add_stock_weight, stock_worth
from carcassonne.ai.thought.threats cimport stake_worth
from carcassonne.core.followers cimport segment_chosen
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE

cpdef enum:
    W_LARGE_STOCK = 21         # one in the supply, besides what every follower is worth there
    W_STAKE = 25

    M_RAISED = 0               # P_MARKS: an inn or a cathedral, several of them
    G_LARGE = 320              # large followers in the supply: mine, the leading rival's

cdef void mark_raised(Items it, State s, int feature, int landscape) noexcept nogil
cdef void note_large(Items it, Outlook o, State s) noexcept nogil
cdef double large_gain(Outlook o, State s, int place, int player) noexcept nogil
