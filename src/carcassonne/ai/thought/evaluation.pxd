from carcassonne.ai.thought.knowledge cimport *
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport CROWN_SPACES, LANDSCAPE, LEGAL, LIES_ON, SEGMENTS, SLOT, SYMBOL, TOUCHES
from carcassonne.core.features cimport count_claims, majority, pennant_points, tile_points
from carcassonne.core.castles cimport castle_standing
from carcassonne.core.fields cimport pool_farmers

cdef class Evaluator:
    cdef Knowledge know
    cdef double expected[MAX_PLAYERS]      # points each player is expected to end with
    cdef double worth                      # of the feature last looked at, to whoever owns it
    cdef double chance                     # that it is finished
    cdef short fit[256]                    # tiles left that fit a frontier key, -1 not counted yet
    cdef short fit_total                   # undrawn tiles when `fit` was begun
    cdef unsigned int fit_check            # a sum over the undrawn tiles then
    cdef unsigned int seen[MAX_SEGMENTS]
    cdef unsigned int looked[MAX_SEGMENTS]
    cdef double value_of[MAX_SEGMENTS]     # what an occupied feature is worth to its owner
    cdef unsigned int epoch
    cdef long long looks                   # positions evaluated so far
    cdef int open_cells
    cdef int worst_fit
    cdef int left
    cdef int symbols

cdef void begin_look(Evaluator e, State s) noexcept nogil
cdef int fitting(Evaluator e, State s, int key) noexcept nogil
cdef void look_at_openings(Evaluator e, State s, int feature) noexcept nogil
cdef int class_of(Evaluator e, State s, int feature) noexcept nogil
cdef double chance_of(Evaluator e, State s, int feature) noexcept nogil
cdef void look_at_project(Evaluator e, State s, int feature) noexcept nogil
cdef void look_at_cloister(Evaluator e, State s, int feature) noexcept nogil
cdef void look_at_field(Evaluator e, State s, int field) noexcept nogil
cdef void look_at(Evaluator e, State s, int feature) noexcept nogil
cdef double hand_worth(Evaluator e, State s, int player, int change) noexcept nogil
cdef double return_worth(Evaluator e, State s, int player) noexcept nogil
cdef void evaluate(Evaluator e, State s) noexcept nogil
cdef void add_wheel(Evaluator e, State s) noexcept nogil
cdef void add_castles(Evaluator e, State s) noexcept nogil
cdef double castle_worth(Evaluator e, State s, int castle) noexcept nogil
cdef double site_worth(Evaluator e, State s, int tile, int side) noexcept nogil
cdef double crown_worth(Evaluator e, State s, int wheel_segment, int player) noexcept nogil
cdef void add_farmed_cities(Evaluator e, State s) noexcept nogil
cdef double utility(Evaluator e, State s, int player) noexcept nogil
cdef double claim_worth(Evaluator e, State s, int feature, int player) noexcept nogil
cdef void add_threats(Evaluator e, State s, unsigned int mark) noexcept nogil
cdef void add_threat(Evaluator e, State s, int a, int b, double weight) noexcept nogil
