from carcassonne.ai.thought.evaluation cimport AFTER_FEATURES, worth_by
from carcassonne.ai.thought.greedy cimport gain_by
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, hand_worth, look_at_field, return_worth
from carcassonne.core.followers cimport followers_at_home
from carcassonne.core.state cimport *
from carcassonne.boxes.wheel.rules cimport CROWN_SPACES
from carcassonne.core.tables cimport LANDSCAPE

cpdef enum:
    W_WHEEL_INCOME = 17
    W_CROWN = 18

cdef void add_wheel(Outlook o, State s) noexcept nogil
cdef double crown_worth(Outlook o, State s, int wheel_segment, int player) noexcept nogil
cdef double crown_gain(Outlook o, State s, int place, int player) noexcept nogil
