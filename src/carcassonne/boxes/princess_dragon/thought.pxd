from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, return_worth
from carcassonne.boxes.princess_dragon.rules cimport (
    DRAGON,
    MOST_STEPS,
    SIGNS,
    WITH_DRAGON,
    is_eaten,
    player_of_fairy,
    plays,
    signs_of,
    steps_to_go,
    tile_beside,
    tile_of_dragon,
    tile_of_fairy,
)
from carcassonne.core.boxes cimport box_number
from carcassonne.core.features cimport count_claims, majority
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_on, next_figure
from carcassonne.core.state cimport *

cdef void add_dragon(Outlook o, State s) noexcept nogil
cdef double chance_of_dragon(Outlook o, State s) noexcept nogil
cdef void threaten(Outlook o, State s, double weight) noexcept nogil
cdef bint reaches(Outlook o, State s, int tile, int at) noexcept nogil
cdef void lose(Outlook o, State s, int tile, double share) noexcept nogil
