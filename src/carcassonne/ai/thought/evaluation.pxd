from carcassonne.ai.thought.farms cimport add_farmed_cities
from carcassonne.boxes.wheel.thought cimport add_wheel
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, begin_look, hand_worth, look_at, return_worth
from carcassonne.boxes.bridges_castles_bazaars.thought cimport add_castles, add_stock
from carcassonne.ai.thought.threats cimport add_threats
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.features cimport count_claims, majority

cdef class Evaluator(Outlook):
    pass

cdef void evaluate(Outlook o, State s) noexcept nogil
cdef void add_features(Outlook o, State s) noexcept nogil
cdef double utility(Outlook o, State s, int player) noexcept nogil
