from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, fitting
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport SLOT
from carcassonne.core.features cimport count_claims, majority

cdef void add_threats(Outlook o, State s, unsigned int mark) noexcept nogil
cdef void add_threat(Outlook o, State s, int a, int b, double weight) noexcept nogil
