from carcassonne.ai.thought.items cimport *
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, chance_at_class, cities_around, fitting_at, look_at_cloister, weigh_project
from carcassonne.core.state cimport *
from carcassonne.core.board cimport halves_of
from carcassonne.core.features cimport distinct_tiles, points_of
from carcassonne.core.fields cimport pool_farmers
from carcassonne.core.tables cimport LANDSCAPE

cdef void collect(Items it, Outlook o, State s, int me) noexcept nogil
cdef void begin_collecting(Items it, Outlook o, State s, int me) noexcept nogil
cdef void note_globals(Items it, Outlook o, State s) noexcept nogil
cdef int bounded(int value, int most) noexcept nogil
cdef void note_project(Items it, Outlook o, State s, int feature, int landscape) noexcept nogil
cdef void note_hub(Items it, Outlook o, State s, int feature) noexcept nogil
cdef void note_field(Items it, Outlook o, State s, int field) noexcept nogil
cdef void note_farmed(Items it, Outlook o, State s) noexcept nogil
cdef void note_pairs(Items it, Outlook o, State s) noexcept nogil
cdef void note_pair(Items it, Outlook o, State s, int a, int b, int landscape, int fitting, int joiners) noexcept nogil
