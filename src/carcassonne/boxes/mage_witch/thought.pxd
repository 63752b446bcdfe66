from carcassonne.ai.thought.evaluation cimport add_worth
from carcassonne.ai.thought.greedy cimport add_playing_out
from carcassonne.ai.thought.items cimport Items, add_marking, add_row
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, look_at_project
from carcassonne.boxes.mage_witch.rules cimport MAGE, WITCH, is_enchanted, magic_feature
from carcassonne.core.board cimport segments_on
from carcassonne.core.boxes cimport box_number
from carcassonne.core.features cimport count_claims, majority, pennant_points, points_of, tile_points
from carcassonne.core.state cimport *

cpdef enum:
    I_MAGIC = 797              # of a feature: the mage is there, the witch is

cdef void mark_magic(Items it, State s, int feature, int landscape) noexcept nogil
cdef void add_magic(Outlook o, State s) noexcept nogil
cdef void add_enchanted(Outlook o, State s, int feature) noexcept nogil
cdef bint stands_on_last_tile(State s) noexcept nogil
