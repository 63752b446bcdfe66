from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.greedy cimport add_playing_out
from carcassonne.ai.thought.items cimport Items, add_global, add_row, begin_item, add_noting, tenths, worth_class
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, look_at, return_worth
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, SEGMENTS

cpdef enum:
    W_CASTLE = 14
    W_BRIDGE_STOCK = 15
    W_CASTLE_STOCK = 16
    W_TILE_PRICE = 20

    I_CASTLE = 708             # mine, a rival's; what it promises; the chance that it pays
    C_WORTH = 2
    C_CHANCE = 20
    G_MARKET = 132             # a market day goes on
    G_BRIDGES = 296            # in stock: mine, the leading rival's
    G_CASTLES = 298

cdef void note_castles(Items it, Outlook o, State s) noexcept nogil
cdef bint castles_stand(State s) noexcept nogil
cdef void add_stock(Outlook o, State s) noexcept nogil
cdef void add_castles(Outlook o, State s) noexcept nogil
cdef double castle_worth(Outlook o, State s, int castle) noexcept nogil
cdef double site_worth(Outlook o, State s, int tile, int side) noexcept nogil
