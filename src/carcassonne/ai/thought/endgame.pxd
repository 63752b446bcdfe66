from carcassonne.ai.thought.greedy cimport Judge, decide, judge_options
from carcassonne.core.state cimport *
from carcassonne.core.decisions cimport ODDS, Choices, is_chance, list_choices
from carcassonne.core.turn cimport apply_choice

cpdef enum:
    PLIES = 40                 # steps of the way to the end: draws and decisions
    MAX_REPLIES = 1024         # to one question
    FEW_TILES = 3              # undrawn: with more there is too much to look at
    MAX_CHANCES = 12           # of what may happen at once, kinds or sides of a die: with more there is too much to look at
    BEST_SIZE = 2048           # (FEW_TILES + 1) * MAX_KINDS
    BOUNDLESS = 1000000        # no margin is as great

cdef class Ply:
    cdef Ply below
    cdef bint deepest
    cdef State world
    cdef Choices listed                    # draws, or replies before they are in order
    cdef int options
    cdef bint ordered                      # the values say in which order to try
    cdef int choice[MAX_REPLIES]
    cdef int then[MAX_REPLIES]             # the follower choice that goes with a placement
    cdef double value[MAX_REPLIES]
    cdef double odds[MAX_CHANCES]
    cdef double least[MAX_CHANCES]         # what a chance is worth at least, and at most
    cdef double most[MAX_CHANCES]

cdef class Endgame:
    cdef Judge judge
    cdef long long most_work
    cdef readonly long long work           # positions made or judged
    cdef bint given_up
    cdef int player                        # who asks
    cdef Ply top
    cdef int placed_best[BEST_SIZE]        # what was best, by tiles left and kind in hand
    cdef int followed_best[BEST_SIZE]

cdef double solve(Endgame e, Ply p, State s, double low, double high) noexcept nogil
cdef double over_replies(Endgame e, Ply p, State s, double low, double high) noexcept nogil
cdef void list_replies(Endgame e, Ply p, State s) noexcept nogil
cdef void bring_best_forward(Ply p, int first) noexcept nogil
cdef int like(State s) noexcept nogil
cdef void keep_in_mind(Endgame e, State s, int choice, int then) noexcept nogil
cdef double over_chances(Endgame e, Ply p, State s, double low, double high) noexcept nogil
cdef void weigh_chances(Ply p, State s) noexcept nogil
cdef void try_a_reply(Endgame e, Ply p, State s, int i, double low, double high) noexcept nogil
cdef double mean_of_most(Ply p) noexcept nogil
cdef double mean_of_least(Ply p) noexcept nogil
cdef double needed_low(Ply p, int i, double low) noexcept nogil
cdef double needed_high(Ply p, int i, double high) noexcept nogil
