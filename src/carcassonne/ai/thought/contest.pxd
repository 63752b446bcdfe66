from carcassonne.ai.thought.evaluation cimport Evaluator
from carcassonne.ai.thought.greedy cimport Judge, decide
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport begin_look, class_of
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.decisions cimport is_chance
from carcassonne.core.playout cimport Dice, any_choice, fill_bag, nature_chooses, reseed, roll
from carcassonne.core.turn cimport apply_choice, begins_turn

cpdef enum:
    MAX_NOTES = 16384

cdef class Notebook:
    cdef Evaluator eye
    cdef short segment[MAX_NOTES]
    cdef short place[MAX_NOTES]            # class of the table, cloisters after the projects
    cdef int notes
    cdef long long seen[2240]
    cdef long long finished[2240]
    cdef double filled[2240]

cdef void play_contest(State s, Judge a, Judge b, int seats, Dice dice, double noise) noexcept nogil
cdef void take_notes(Notebook n, State s) noexcept nogil
cdef void close_notes(Notebook n, State s) noexcept nogil
