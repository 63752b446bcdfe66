from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.greedy cimport add_choice_gain
from carcassonne.ai.thought.items cimport Items, add_global, add_marking, add_noting, add_row
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, hand_worth, look_at, return_worth
from carcassonne.boxes.tower.rules cimport (
    ON_TOP,
    PRICE,
    holds_any,
    imprisoned,
    is_open,
    height_of,
    pieces_of,
    reaches_tile,
    top_of,
)
from carcassonne.core.board cimport segments_on
from carcassonne.core.boxes cimport box_number
from carcassonne.core.features cimport count_claims, majority
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_figure, first_on, next_figure, segment_of, weight_of
from carcassonne.core.state cimport *

cpdef enum:
    I_REACH = 788              # of a feature: towers that reach a follower of mine with a piece more, one to three; of a rival
    MOST_TOWERS = 3
    G_PRISONERS = 327          # followers that the leading rival holds of mine, and I of his
    G_PIECES = 329             # in stock: mine, the leading rival's
    G_TOWERS = 331             # open towers

cdef void add_prisons(Outlook o, State s) noexcept nogil
cdef void add_dangers(Outlook o, State s) noexcept nogil
cdef void count_endangered(State s, int tower, int height, double *endangered) noexcept nogil
cdef double worth_of_choice(Outlook o, State s, int choice, int player) noexcept nogil
cdef double best_capture(Outlook o, State s, int tower, int height, int player) noexcept nogil
cdef double best_on_tile(Outlook o, State s, int tile, int player) noexcept nogil
cdef double worth_of_capture(Outlook o, State s, int segment, int standing, int player) noexcept nogil
cdef double worth_of_prisoner(Outlook o, State s, int owner, int player) noexcept nogil
cdef void note_towers(Items it, Outlook o, State s) noexcept nogil
cdef void mark_in_reach(Items it, State s, int feature, int landscape) noexcept nogil
cdef int towers_reaching(State s, int tile) noexcept nogil
