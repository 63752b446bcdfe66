from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.greedy cimport add_figure_gain
from carcassonne.ai.thought.items cimport F_MARKS, I_CITY, I_FIELD, I_ROAD, P_MARKS, Items, add_global, add_row, add_marking, add_noting
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, chance_of, cities_around, look_at_field, add_stock_weight, stock_worth
from carcassonne.boxes.traders_builders.rules cimport goods_in
from carcassonne.core.deck cimport is_draw
from carcassonne.core.features cimport count_claims, majority
from carcassonne.core.fields cimport pool_farmers
from carcassonne.core.followers cimport segment_chosen
from carcassonne.core.board cimport segments_on
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE

cpdef enum:
    W_BUILDER_STOCK = 23       # one in the supply
    W_PIG_STOCK = 24
    W_GOODS = 27
    W_SECOND_TILE = 28
    W_BUILDER = 29
    W_PIG = 30

    M_GOODS = 2                # P_MARKS: wine, grain, cloth
    M_BUILDER = 5              # mine, a rival's
    M_PIG = 0                  # F_MARKS: mine, a rival's
    G_GOODS = 308              # kind * (mine, the best rival's)
    G_BUILDER = 314            # in the supply: mine, the leading rival's
    G_PIG = 316

cdef void mark_traders(Items it, State s, int feature, int landscape) noexcept nogil
cdef void note_traders(Items it, Outlook o, State s) noexcept nogil
cdef void add_traders(Outlook o, State s) noexcept nogil
cdef void add_goods(Outlook o, State s) noexcept nogil
cdef int tokens_of(State s, int kind, int player) noexcept nogil
cdef int about_to_take(State s, int kind) noexcept nogil
cdef double majority_chance(Outlook o, int mine, int other, int rest) noexcept nogil
cdef bint second_tile_due(State s) noexcept nogil
cdef double builder_worth(Outlook o, State s, int feature) noexcept nogil
cdef double builder_gain(Outlook o, State s, int place, int player) noexcept nogil
cdef double pig_worth(Outlook o, State s, int field, int player) noexcept nogil
cdef double pooled_pig_worth(Outlook o, State s, int field, int player) noexcept nogil
cdef double pig_gain(Outlook o, State s, int place, int player) noexcept nogil
