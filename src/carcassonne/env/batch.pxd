# Many games in one array of states. A state and its dice are Python objects kept alive by `kept`; `states` and `dice`
# are their addresses, so that games are stepped without the interpreter's lock.
from carcassonne.core.state cimport *
from carcassonne.core.playout cimport Dice, fill_bag, nature_chooses, reseed
from carcassonne.core.turn cimport apply_choice
from carcassonne.core.decisions cimport Choices, is_chance
from carcassonne.env.codes cimport choice_of_code, write_mask
from carcassonne.env.layouts cimport Layout
from carcassonne.env.planes cimport write_observation

cpdef enum:
    BY_OUTCOME = 0         # rewards: who wins, at the end
    BY_MARGIN = 1          # rewards: what each decision changes of the margin over the best rival

    AT_ONCE = 0            # renewal: a game that has ended begins anew in the same step
    NEXT_STEP = 1          # in the next one, whose action means nothing to it
    WHEN_TOLD = 2          # when it is reset

cdef class Batch:
    cdef State start
    cdef Layout layout
    cdef list kept
    cdef void **states
    cdef void **dice
    cdef readonly int games
    cdef int reward_by
    cdef bint observing
    cdef int renewal
    cdef int[::1] action                        # games
    cdef unsigned char[::1] chosen              # games: 1 for those that `reset` begins anew
    cdef unsigned long long[::1] seed           # games: seed of the first episode
    cdef unsigned long long[::1] episode        # games: episodes finished
    cdef signed char[:, ::1] mask             # games x codes
    cdef signed char[::1] actor                 # games: the seat asked now
    cdef float[:, ::1] reward                   # games x players
    cdef unsigned char[::1] done                # games: 1 when the last step ended an episode
    cdef unsigned char[::1] illegal             # games: 1 when it ended by an illegal action
    cdef short[:, ::1] scores                   # games x players: now, or final where `done`
    cdef unsigned char[:, :, :, ::1] board
    cdef signed char[:, :, ::1] frontier
    cdef short[:, :, ::1] followers
    cdef short[:, ::1] table

cdef void restart(Batch b, State s, Dice dice, int i) noexcept nogil
cdef void fill(Batch b, State s, Dice dice, int i) noexcept nogil
cdef void rest(Batch b, State s, Dice dice, int i, Choices c) noexcept nogil
cdef void deal(State s, Dice dice) noexcept nogil
cdef void step_game(Batch b, State s, Dice dice, int i, Choices c) noexcept nogil
cdef void show(Batch b, State s, int i, Choices c) noexcept nogil
cdef int margin(State s, int player) noexcept nogil
cdef void pay_outcome(Batch b, State s, int i) noexcept nogil
