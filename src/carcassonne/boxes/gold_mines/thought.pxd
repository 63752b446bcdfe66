from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook
from carcassonne.boxes.gold_mines.rules cimport ingots_of, ingots_on, owners_of, tile_around, worth_of
from carcassonne.core.board cimport segments_on
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport HUB_AT, LANDSCAPE

cdef void add_gold(Outlook o, State s) noexcept nogil
cdef void promise(Outlook o, State s, int feature, double ingots, double *coming) noexcept nogil
cdef void promise_of_tile(Outlook o, State s, int tile, double *coming) noexcept nogil
cdef double held_worth(double ingots) noexcept nogil
