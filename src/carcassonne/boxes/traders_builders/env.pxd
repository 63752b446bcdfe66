# Numbers of the action space, of an observation and of a summary that goods, builders and pigs bring.
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, MARKS, SEGMENTS
from carcassonne.core.features cimport count_claims, majority
from carcassonne.core.fields cimport count_cities
from carcassonne.boxes.traders_builders.rules cimport field_of_pig, goods_among, goods_in
from carcassonne.env.codes cimport add_figure_codes, from_seat, place_number
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport write_at_sides, add_writing, write_figures
from carcassonne.env.summary cimport add_counting

cpdef enum:
    AT_BUILDER = 5965      # + the place, as for a follower
    AT_PIG = 5981

    # --- planes of the board ------------------------------------------------------------------------------------------
    GOODS_AT = 54          # + 4 * kind + side: wine, grain, cloth in the city there
    BUILDER_AT = 66        # + side: a builder in the road or city there, 1 own, 2 a rival's, 3 both
    PIG_AT = 70            # + half-edge: a pig in the field there

    # --- of a summary -------------------------------------------------------------------------------------------------
    BUILDER_LEFT = 22      # builders in the supply
    PIG_LEFT = 23
    TOKENS = 24            # + kind: wine, grain, cloth
    SECOND_TILE = 27       # 1 who lays a second tile in this turn
    PIG_POINTS = 28        # what the pig adds to the points of its field now

cdef int builder_code(Layout layout, State s, int place) noexcept nogil
cdef int pig_code(Layout layout, State s, int place) noexcept nogil
cdef void write_trade(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void write_goods(State s, int seat, short[::1] table) noexcept nogil
cdef void count_trade(Layout layout, State s, double *gathered) noexcept nogil
cdef int pig_points(State s, int player) noexcept nogil
