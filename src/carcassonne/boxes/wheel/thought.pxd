from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.greedy cimport add_place_gain
from carcassonne.ai.thought.items cimport Items, add_global, add_row, begin_item, add_noting
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, hand_worth, look_at_field, return_worth
from carcassonne.core.followers cimport followers_at_home
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_on, next_figure
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.boxes.wheel.rules cimport CROWN_SPACES
from carcassonne.core.tables cimport LANDSCAPE

cpdef enum:
    W_WHEEL_INCOME = 17
    W_CROWN = 18

    I_CROWN = 748              # wheel segment * (mine, a rival's); steps of the pig to it
    C_STEPS = 12
    G_PIG_AT = 300
    G_SYMBOLS = 306

cdef void note_wheel(Items it, Outlook o, State s) noexcept nogil
cdef void add_wheel(Outlook o, State s) noexcept nogil
cdef void add_income(Outlook o, State s, int segment, int player, double rate) noexcept nogil
cdef double crown_worth(Outlook o, State s, int wheel_segment, int player) noexcept nogil
cdef double crown_gain(Outlook o, State s, int place, int player) noexcept nogil
