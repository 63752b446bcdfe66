from carcassonne.ai.thought.evaluation cimport Evaluator, evaluate, utility
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, claim_worth
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box
from carcassonne.core.decisions cimport MAX_PHASES, Choices, list_asides, list_choices
from carcassonne.core.followers cimport segment_chosen
from carcassonne.core.standing cimport stand, step_off
from carcassonne.core.turn cimport apply_choice, make_choice

cpdef enum:
    MAX_JUDGED = 4096

cdef class Judge:
    cdef Evaluator eye
    cdef State work
    cdef State trial
    cdef int options                       # options judged
    cdef int choice[MAX_JUDGED]
    cdef int then[MAX_JUDGED]             # the follower choice that goes with a placement
    cdef double value[MAX_JUDGED]
    cdef double scratch[MAX_PLAYERS]       # of a rule of its own
    cdef Choices listed
    cdef Choices followings

ctypedef int (*Rule)(Judge j, State s) noexcept nogil

ctypedef bint (*Sanity)(Judge j, State s, int choice) noexcept nogil

cdef signed char HAS_SANITY[MAX_PHASES]
cdef Sanity SANITY[MAX_PHASES]
cdef signed char HAS_RULE[MAX_PHASES]
cdef Rule OWN_RULE[MAX_PHASES]

ctypedef double (*Gain)(Outlook o, State s, int place, int player) noexcept nogil
ctypedef bint (*DoesMore)(State s) noexcept nogil

cdef signed char HAS_FIGURE_GAIN[FIGURES]
cdef Gain FIGURE_GAIN[FIGURES]
cdef signed char HAS_GAIN[FIGURE_STEP]
cdef Gain OWN_GAIN[FIGURE_STEP]
cdef DoesMore PLAYS_OUT[MAX_BOXES]
cdef unsigned int PLAYS_OUT_BOXES
cdef Gain CHOICE_GAIN[MAX_BOXES]
cdef unsigned int CHOICE_GAIN_BOXES

cdef int add_place_gain(int place, Gain gain) except -1
cdef int add_figure_gain(int figure, Gain gain) except -1
cdef int add_choice_gain(int box, Gain gain) except -1
cdef int add_playing_out(int box, DoesMore does_more) except -1
cdef bint must_play_out(State s) noexcept nogil
cdef int add_sanity(int phase, Sanity is_sane) except -1
cdef int add_rule(int phase, Rule rule) except -1
cdef double judge(Judge j, State s, int player) noexcept nogil
cdef void add_option(Judge j, int choice, int then, double value) noexcept nogil
cdef int best_option(Judge j) noexcept nogil
cdef void judge_followers(Judge j, State s, int player, bint pairs, int placement) noexcept nogil
cdef void judge_placements(Judge j, State s, bint pairs) noexcept nogil
cdef void judge_asides(Judge j, State s) noexcept nogil
cdef void judge_choice(Judge j, State s, int choice) noexcept nogil
cdef void judge_options(Judge j, State s, bint pairs) noexcept nogil
cdef int decide(Judge j, State s) noexcept nogil
cdef bint gain_is_known(State s, int choice) noexcept nogil
cdef double choice_gain(Judge j, State s, int choice, int player, double now) noexcept nogil
cdef double follower_gain(Judge j, State s, int segment, int player, int figure, double now) noexcept nogil
