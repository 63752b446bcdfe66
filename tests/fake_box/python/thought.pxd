from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, add_stock_weight
from carcassonne.boxes.fair.rules cimport tickets_of
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *

cdef void add_tickets(Outlook o, State s) noexcept nogil
