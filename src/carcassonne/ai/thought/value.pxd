from carcassonne.ai.thought.deep_network cimport DeepNetwork, Units, infer_deep
from carcassonne.ai.thought.evaluation cimport evaluate, utility
from carcassonne.ai.thought.greedy cimport MAX_JUDGED, HAS_RULE, Judge, decide, judge_options
from carcassonne.ai.thought.items cimport Items
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.neighbourhood cimport Neighbourhood, look_around
from carcassonne.ai.thought.network cimport ANSWER_ONE, Network, infer
from carcassonne.ai.thought.sight cimport collect
from carcassonne.core.state cimport *
from carcassonne.core.decisions cimport is_chance
from carcassonne.core.turn cimport apply_choice

cdef class Valuer:
    cdef readonly Judge judge
    cdef readonly Network network          # None: the evaluation alone
    cdef bint learnt
    cdef readonly DeepNetwork deep         # None: the network alone
    cdef bint deeply
    cdef Neighbourhood around
    cdef Units units
    cdef int width                         # options that the network judges, best first by the evaluation; 0: all
    cdef Items items
    cdef State world
    cdef long long looks
    cdef int options                       # judged, best first
    cdef int choice[MAX_JUDGED]
    cdef int then[MAX_JUDGED]
    cdef double value[MAX_JUDGED]

cdef double value_of(Valuer v, State s, int player) noexcept nogil
cdef void settle_down(Valuer v, State s) noexcept nogil
cdef void weigh_options(Valuer v, State s) noexcept nogil
cdef void put_in_order(Valuer v) noexcept nogil
cdef int choose_by_value(Valuer v, State s) noexcept nogil
