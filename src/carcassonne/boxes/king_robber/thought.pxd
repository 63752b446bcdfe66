from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.items cimport Items, add_global, add_noting
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook
from carcassonne.boxes.king_robber.rules cimport BARON, CARDS, KING, count_finished, holder_of, is_of, is_played, size_of
from carcassonne.core.board cimport segments_on
from carcassonne.core.boxes cimport box_number
from carcassonne.core.features cimport distinct_tiles
from carcassonne.core.state cimport *

cpdef enum:
    G_CARDS = 334              # king, robber baron: mine, a rival's; the tiles to be beaten

cdef void note_cards(Items it, Outlook o, State s) noexcept nogil
cdef void add_cards(Outlook o, State s) noexcept nogil
cdef int about_to_take(State s, int card) noexcept nogil
cdef double card_worth(Outlook o, State s, int card, int size) noexcept nogil
