from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, look_at, return_worth
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, SEGMENTS

cdef void add_stock(Outlook o, State s) noexcept nogil
cdef void add_castles(Outlook o, State s) noexcept nogil
cdef double castle_worth(Outlook o, State s, int castle) noexcept nogil
cdef double site_worth(Outlook o, State s, int tile, int side) noexcept nogil
