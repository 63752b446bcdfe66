from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.items cimport Items, add_global, add_marking, add_noting, add_row
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook
from carcassonne.boxes.gold_mines.rules cimport ingots_of, ingots_on, owners_of, tile_around, worth_of
from carcassonne.core.board cimport segments_on
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport HUB_AT, LANDSCAPE

cpdef enum:
    I_GOLD = 794               # of a feature that is not finished: ingots on its tiles, one, two, more
    MOST_INGOTS = 3
    G_GOLD = 332               # ingots held: mine, the leading rival's

cdef void mark_gold(Items it, State s, int feature, int landscape) noexcept nogil
cdef void note_gold(Items it, Outlook o, State s) noexcept nogil
cdef void add_gold(Outlook o, State s) noexcept nogil
cdef void promise(Outlook o, State s, int feature, double ingots, double *coming) noexcept nogil
cdef void promise_of_tile(Outlook o, State s, int tile, double *coming) noexcept nogil
cdef double held_worth(double ingots) noexcept nogil
