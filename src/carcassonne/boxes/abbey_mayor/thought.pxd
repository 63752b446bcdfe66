from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.greedy cimport add_choice_gain, add_figure_gain
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, add_stock_weight, look_at, look_at_field, return_worth, stock_worth
from carcassonne.boxes.abbey_mayor.abbeys cimport has_abbey
from carcassonne.boxes.abbey_mayor.barns cimport segment_at_corner
from carcassonne.boxes.abbey_mayor.played cimport BARN, BOX, MAYOR, WAGON
from carcassonne.core.features cimport count_claims, count_heads, majority
from carcassonne.core.fields cimport count_cities
from carcassonne.core.followers cimport segment_chosen
from carcassonne.core.state cimport *

cdef void add_hands_and_barns(Outlook o, State s) noexcept nogil
cdef double left_of_game(Outlook o) noexcept nogil
cdef double mayor_gain(Outlook o, State s, int place, int player) noexcept nogil
cdef double wagon_gain(Outlook o, State s, int place, int player) noexcept nogil
cdef double barn_gain(Outlook o, State s, int corner, int player) noexcept nogil
cdef double change_for_farmers(Outlook o, State s, int field, int player) noexcept nogil
