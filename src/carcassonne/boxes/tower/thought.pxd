from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.greedy cimport add_choice_gain
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, hand_worth, look_at, return_worth
from carcassonne.boxes.tower.rules cimport (
    ON_TOP,
    PRICE,
    holds_any,
    imprisoned,
    is_open,
    height_of,
    top_of,
)
from carcassonne.core.board cimport segments_on
from carcassonne.core.boxes cimport box_number
from carcassonne.core.features cimport count_claims, majority
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_on, next_figure, weight_of
from carcassonne.core.state cimport *

cdef void add_prisons(Outlook o, State s) noexcept nogil
cdef void add_dangers(Outlook o, State s) noexcept nogil
cdef void count_endangered(State s, int tower, int height, double *endangered) noexcept nogil
cdef double worth_of_choice(Outlook o, State s, int choice, int player) noexcept nogil
cdef double best_capture(Outlook o, State s, int tower, int height, int player) noexcept nogil
cdef double best_on_tile(Outlook o, State s, int tile, int player) noexcept nogil
cdef double worth_of_capture(Outlook o, State s, int segment, int standing, int player) noexcept nogil
cdef double worth_of_prisoner(Outlook o, State s, int owner, int player) noexcept nogil
