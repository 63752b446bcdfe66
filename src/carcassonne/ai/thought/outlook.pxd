from carcassonne.ai.thought.knowledge cimport *
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport FITS_AT, LANDSCAPE, LEGAL, SYMBOL, TOUCHES
from carcassonne.core.board cimport halves_of
from carcassonne.core.features cimport pennant_points, points_of, tile_points
from carcassonne.core.fields cimport promised_value
from carcassonne.boxes.river.rules cimport undrawn_for_river

cdef class Outlook:
    cdef Knowledge know
    cdef double expected[MAX_PLAYERS]      # points each player is expected to end with
    cdef double worth                      # of the feature last looked at, to whoever owns it
    cdef double chance                     # that it is finished
    cdef short fit[KEYS]                    # tiles left that fit a frontier key, -1 not counted yet
    cdef short fit_total                   # undrawn tiles when `fit` was begun
    cdef unsigned int fit_check            # a sum over the undrawn tiles then
    cdef unsigned int seen[MAX_SEGMENTS]
    cdef unsigned int looked[MAX_SEGMENTS]
    cdef double value_of[MAX_SEGMENTS]     # what an occupied feature is worth to its owner
    cdef short city[MAX_SEGMENTS]          # those a field touches, as found last
    cdef unsigned int epoch
    cdef long long looks                   # positions evaluated so far
    cdef int open_cells
    cdef int worst_fit
    cdef int best_fit
    cdef double cities                     # expected to pay the field last looked at
    cdef int left
    cdef int symbols

cdef signed char STOCK_WEIGHT[FIGURES]     # figure -> the weight of one in the supply, 0 none

cdef int add_stock_weight(int figure, int weight) except -1
cdef void begin_look(Outlook o, State s) noexcept nogil
cdef int fitting(Outlook o, State s, int key) noexcept nogil
cdef int fitting_at(Outlook o, State s, int f) noexcept nogil
cdef bint faces_dead_end(State s, int tile) noexcept nogil
cdef void look_at_openings(Outlook o, State s, int feature) noexcept nogil
cdef int class_of(Outlook o, State s, int feature) noexcept nogil
cdef int class_by(Outlook o, int landscape, int cells, int fit) noexcept nogil
cdef double chance_at_class(Outlook o, int landscape, int cells, int fit) noexcept nogil
cdef double chance_of(Outlook o, State s, int feature) noexcept nogil
cdef void look_at_project(Outlook o, State s, int feature) noexcept nogil
cdef void weigh_project(Outlook o, State s, int feature, double chance) noexcept nogil
cdef void look_at_cloister(Outlook o, State s, int feature) noexcept nogil
cdef void look_at_field(Outlook o, State s, int field) noexcept nogil
cdef int cities_around(Outlook o, State s, int field, unsigned int mark) noexcept nogil
cdef void look_at(Outlook o, State s, int feature) noexcept nogil
cdef double hand_worth(Outlook o, State s, int player, int change) noexcept nogil
cdef double return_worth(Outlook o, State s, int player) noexcept nogil
cdef double stock_worth(Outlook o, int figure) noexcept nogil
cdef double claim_worth(Outlook o, State s, int feature, int player) noexcept nogil
