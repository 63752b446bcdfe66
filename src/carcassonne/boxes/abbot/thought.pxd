from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.greedy cimport add_figure_gain
from carcassonne.ai.thought.items cimport H_MARKS, I_HUB, Items, add_global, add_row, add_marking, add_noting
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, look_at_cloister, add_stock_weight, stock_worth
from carcassonne.core.features cimport tile_points
from carcassonne.core.followers cimport segment_chosen
from carcassonne.core.standing cimport figure_at, first_figure, next_figure
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *

cpdef enum:
    W_ABBOT_STOCK = 22         # one in the supply
    W_ABBOT_FREE = 26

    G_ABBOT = 318              # in the supply: mine, the leading rival's

cdef void mark_abbot(Items it, State s, int feature, int landscape) noexcept nogil
cdef void note_abbots(Items it, Outlook o, State s) noexcept nogil
cdef void add_abbots(Outlook o, State s) noexcept nogil
cdef double abbot_gain(Outlook o, State s, int place, int player) noexcept nogil
