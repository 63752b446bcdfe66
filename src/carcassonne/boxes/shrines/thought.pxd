from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, look_at_cloister
from carcassonne.boxes.shrines.rules cimport hub_of, rival_near, rival_of
from carcassonne.core.boxes cimport box_number
from carcassonne.core.features cimport count_claims, majority
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport HUB_AT

cdef void add_challenges(Outlook o, State s) noexcept nogil
cdef void add_challenge(Outlook o, State s, int feature, int rival) noexcept nogil
