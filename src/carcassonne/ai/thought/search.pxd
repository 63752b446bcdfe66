from carcassonne.ai.thought.endgame cimport Endgame
from carcassonne.ai.thought.greedy cimport decide
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.value cimport Valuer, choose_by_value, value_of
from carcassonne.core.state cimport *
from carcassonne.core.decisions cimport is_chance
from carcassonne.core.deck cimport is_draw
from carcassonne.core.playout cimport Dice, fill_bag, nature_chooses, reseed
from carcassonne.core.turn cimport apply_choice, begins_turn

cdef class Searcher:
    cdef readonly Valuer valuer            # proposes options and judges where a simulation ends
    cdef Valuer player                     # plays the simulations, None: everybody plays greedily by the evaluation
    cdef bint playing
    cdef Endgame endgame
    cdef State world
    cdef Dice dice

cdef double simulate(Searcher r, State s, int choice, int then, int player, int horizon, unsigned long long seed) noexcept nogil
