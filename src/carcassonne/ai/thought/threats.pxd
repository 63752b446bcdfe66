from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, fitting_at
from carcassonne.core.state cimport *
from carcassonne.core.board cimport halves_of
from carcassonne.core.tables cimport LANDSCAPE, SLOT
from carcassonne.core.features cimport count_claims, majority

cdef void add_threats(Outlook o, State s, unsigned int mark) noexcept nogil
cdef void add_threat(Outlook o, State s, int a, int b, double weight) noexcept nogil
cdef int feature_beside(State s, int f, int d) noexcept nogil
cdef double joining_weight(Outlook o, State s, int f, int landscape) noexcept nogil
cdef double stake_worth(Outlook o, State s, int feature, int player) noexcept nogil
cdef double stake_against(Outlook o, State s, int rival, int player, double worth) noexcept nogil
