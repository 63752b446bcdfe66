from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.greedy cimport Judge, add_choice_gain, add_figure_gain, add_place_gain, add_playing_out, add_rule, add_sanity
from carcassonne.ai.thought.items cimport Items, add_marking, add_noting
from carcassonne.ai.thought.outlook cimport Outlook, add_stock_weight
from carcassonne.boxes.first_witness.trace cimport trace
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *

cpdef enum:
    H_WORTH = 40
    H_PLAYING_OUT = 41
    H_NOTING = 42
    H_MARKING = 43

    # --- by phase, figure or place: each witness has its own, and nobody else is asked there --------------------------
    H_FIGURE_GAIN = 64
    H_PLACE_GAIN = 65
    H_SANITY = 66
    H_RULE = 67
    H_CHOICE_GAIN = 68

cdef void see_worth(Outlook o, State s) noexcept nogil
cdef bint see_playing_out(State s) noexcept nogil
cdef void see_noting(Items it, Outlook o, State s) noexcept nogil
cdef void see_marking(Items it, State s, int feature, int landscape) noexcept nogil
cdef double gain_of_figure(Outlook o, State s, int place, int player) noexcept nogil
cdef double gain_on_place(Outlook o, State s, int place, int player) noexcept nogil
cdef double gain_of_choice(Outlook o, State s, int choice, int player) noexcept nogil
cdef bint is_sane(Judge j, State s, int choice) noexcept nogil
cdef int decide_by_rule(Judge j, State s) noexcept nogil
