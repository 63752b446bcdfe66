from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, hand_worth, look_at, stock_worth
from carcassonne.boxes.flying_machines.rules cimport FACES, flying, may_land, tile_after
from carcassonne.core.board cimport segments_on
from carcassonne.core.boxes cimport box_number
from carcassonne.core.features cimport count_claims
from carcassonne.core.standing cimport weight_of
from carcassonne.core.state cimport *

cdef void add_flight(Outlook o, State s) noexcept nogil
cdef double best_landing(Outlook o, State s, int figure, int tile) noexcept nogil
cdef double landing_gain(Outlook o, State s, int figure, int feature) noexcept nogil
