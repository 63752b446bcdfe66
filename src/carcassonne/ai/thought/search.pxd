from carcassonne.ai.thought.evaluation cimport evaluate, utility
from carcassonne.ai.thought.greedy cimport Judge, decide, judge, judge_options
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.core.state cimport *
from carcassonne.core.playout cimport Dice, fill_bag, reseed
from carcassonne.core.turn cimport apply_choice, begins_turn

cdef class Searcher:
    cdef Judge judge
    cdef State world
    cdef Dice dice

cdef double simulate(Searcher r, State s, int choice, int then, int player, int horizon, unsigned long long seed) noexcept nogil
