from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.greedy cimport add_playing_out
from carcassonne.ai.thought.items cimport Items, add_marking, add_noting
from carcassonne.ai.thought.outlook cimport Outlook
from carcassonne.boxes.first_witness.trace cimport trace
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *

cpdef enum:
    H_WORTH = 40
    H_PLAYING_OUT = 41
    H_NOTING = 42
    H_MARKING = 43

cdef void see_worth(Outlook o, State s) noexcept nogil
cdef bint see_playing_out(State s) noexcept nogil
cdef void see_noting(Items it, Outlook o, State s) noexcept nogil
cdef void see_marking(Items it, State s, int feature, int landscape) noexcept nogil
