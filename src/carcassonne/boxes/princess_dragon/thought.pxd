from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.greedy cimport add_choice_gain
from carcassonne.ai.thought.items cimport Items, add_global, add_marking, add_noting, add_row
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, look_at, return_worth
from carcassonne.boxes.princess_dragon.rules cimport (
    BESIDE_ALL,
    DRAGON,
    FOR_A_PROJECT,
    MOST_STEPS,
    SEND_AWAY,
    SIGNS,
    STANDINGS,
    TO_TILE,
    VOLCANO,
    WITH_DRAGON,
    is_eaten,
    player_of_fairy,
    plays,
    segment_of_companion,
    signs_of,
    steps_to_go,
    tile_beside,
    tile_of_dragon,
    tile_of_fairy,
)
from carcassonne.core.boxes cimport box_number
from carcassonne.core.features cimport count_claims, majority
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_figure, first_on, next_figure, segment_of, weight_of
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE

cpdef enum:
    I_STEPS = 776              # of a feature: how far the dragon is from a follower of mine there, of a rival, 1 to 6 each
    G_DRAGON = 322             # he is on the table; tiles with him, and with volcanoes, undrawn
    G_FAIRY = 325              # she is beside a follower of mine, of a rival

cdef void add_dragon(Outlook o, State s) noexcept nogil
cdef double chance_of_dragon(Outlook o, State s) noexcept nogil
cdef void threaten(Outlook o, State s, double weight, int shelter) noexcept nogil
cdef bint reaches(Outlook o, State s, int tile, int shelter, int at) noexcept nogil
cdef void lose(Outlook o, State s, int tile, double share) noexcept nogil
cdef double worth_of_choice(Outlook o, State s, int choice, int player) noexcept nogil
cdef double worth_of_company(Outlook o, State s, int segment) noexcept nogil
cdef double worth_of_shelter(Outlook o, State s, int tile, int player) noexcept nogil
cdef double worth_of_sending(Outlook o, State s, int segment, int standing, int player) noexcept nogil
cdef void note_dragon_and_fairy(Items it, Outlook o, State s) noexcept nogil
cdef void mark_reached(Items it, State s, int feature, int landscape) noexcept nogil
