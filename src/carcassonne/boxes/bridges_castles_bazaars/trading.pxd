from carcassonne.ai.thought.greedy cimport Judge, best_option, judge, judge_followers, add_rule, add_sanity
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.boxes.bridges_castles_bazaars.thought cimport W_TILE_PRICE
from carcassonne.core.placement cimport rotations_at
from carcassonne.core.state cimport *
from carcassonne.core.turn cimport make_choice

cdef double gain_from(Judge j, State s, int kind, int player) noexcept nogil
cdef double best_placement_value(Judge j, State s, int player) noexcept nogil
cdef void weigh_market(Judge j, State s, int player) noexcept nogil
cdef double edge(Judge j, State s, int index) noexcept nogil
cdef bint is_fair_price(Judge j, State s, int choice) noexcept nogil
cdef int decide_auction(Judge j, State s) noexcept nogil
cdef int decide_bid(Judge j, State s) noexcept nogil
cdef int decide_deal(Judge j, State s) noexcept nogil
