from carcassonne.ai.thought.evaluation cimport Evaluator, evaluate, utility
from carcassonne.boxes.wheel.thought cimport crown_worth
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport claim_worth, hand_worth
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, SEGMENTS
from carcassonne.boxes.bridges_castles_bazaars.castles cimport is_project_of
from carcassonne.core.followers cimport free_crown
from carcassonne.core.playout cimport bridged_option
from carcassonne.core.turn cimport apply_choice, must_use_bridge, place, follow
from carcassonne.boxes.wheel.rules cimport may_plague

cpdef enum:
    MAX_OPTIONS = 4096

cdef class Judge:
    cdef Evaluator eye
    cdef State work
    cdef State trial
    cdef int options                       # options judged
    cdef int choice[MAX_OPTIONS]
    cdef int then[MAX_OPTIONS]             # the follower choice that goes with a placement
    cdef double value[MAX_OPTIONS]
    cdef double gain[36]                   # of each market tile for each player

cdef double judge(Judge j, State s, int player) noexcept nogil
cdef void add_option(Judge j, int choice, int then, double value) noexcept nogil
cdef int best_option(Judge j) noexcept nogil
cdef void judge_followers(Judge j, State s, int player, bint pairs, int placement) noexcept nogil
cdef void judge_placements(Judge j, State s, bint pairs) noexcept nogil
cdef void judge_choice(Judge j, State s, int choice) noexcept nogil
cdef void judge_options(Judge j, State s, bint pairs) noexcept nogil
cdef int decide(Judge j, State s) noexcept nogil
cdef void weigh_market(Judge j, State s) noexcept nogil
cdef double gain_from(Judge j, State s, int kind, int player) noexcept nogil
cdef double edge(Judge j, State s, int index, int player) noexcept nogil
cdef int decide_auction(Judge j, State s) noexcept nogil
cdef int decide_bid(Judge j, State s) noexcept nogil
cdef int decide_deal(Judge j, State s) noexcept nogil
cdef double follower_gain(Judge j, State s, int segment, int player, double now) noexcept nogil
cdef double crown_gain(Judge j, State s, int wheel_segment, int player) noexcept nogil
cdef double best_placement_value(Judge j, State s, int player) noexcept nogil
