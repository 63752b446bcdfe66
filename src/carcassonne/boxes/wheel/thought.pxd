from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, hand_worth, look_at_field, return_worth
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport CROWN_SPACES, LANDSCAPE

cdef void add_wheel(Outlook o, State s) noexcept nogil
cdef double crown_worth(Outlook o, State s, int wheel_segment, int player) noexcept nogil
cdef double crown_gain(Outlook o, State s, int wheel_segment, int player) noexcept nogil
