# Figures on segments: what each kind of figure is, who stands where, and the one way to go through them.
from carcassonne.core.state cimport *
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box

cpdef enum:
    # --- what a figure is (figures.add_figure) -------------------------------------------------------------------------
    FOLLOWER_FIGURE = 1    # it is a follower: it holds a feature, the plague may take it, a supply of followers counts it
    ONE_EACH = 2           # everybody has one at most: `standing_at` keeps the segment on which it stands
    BY_RULE = -1           # WEIGHT: a rule says what it weighs

    # --- a place in the walk through a feature's figures ----------------------------------------------------------------
    LEFT = 16              # bits to shift for the figures left, this one included
    WHERE = 0xFFFF         # mask: the segment, or MAX_SEGMENTS + its place among those stacked

ctypedef int (*WeightRule)(State s, int feature, int player) noexcept nogil
ctypedef void (*AfterSteppingOff)(State s, int segment, int standing) noexcept nogil

cdef signed char IS_FOLLOWER[FIGURES]     # figure -> it is a follower
cdef signed char KEEPS_PLACE[FIGURES]     # figure -> `standing_at` says where it stands
cdef signed char WEIGHT[FIGURES]          # figure -> what it counts in a majority
cdef WeightRule WEIGHT_RULE[FIGURES]      # figure -> the same where it depends on the feature
cdef AfterSteppingOff AFTER_STEPPING_OFF[MAX_BOXES]
cdef unsigned int AFTER_STEPPING_OFF_BOXES

cdef int next_stacked(State s, int at) noexcept nogil
cdef int stacked_on(State s, int segment) noexcept nogil
cdef int figures_on(State s, int segment) noexcept nogil
cdef void stack(State s, int segment, int standing) noexcept nogil
cdef void unstack(State s, int i) noexcept nogil
cdef void stand(State s, int segment, int standing) noexcept nogil
cdef void step_off(State s, int segment, int standing) noexcept nogil
cdef int add_after_stepping_off(int box, AfterSteppingOff act) except -1
cdef void after_stepping_off(State s, int segment, int standing) noexcept nogil

# These here, so that C can inline them everywhere.
cdef inline int first_figure(State s, int feature) noexcept nogil:
    cdef int x = feature
    if s.occupants[feature] == 0:
        return 0
    while s.follower[x] == 0:
        x = s.next[x]
    return s.occupants[feature] << LEFT | x

cdef inline int first_on(State s, int segment) noexcept nogil:
    if s.follower[segment] == 0:
        return 0
    return (1 + (stacked_on(s, segment) if s.stacked else 0)) << LEFT | segment

cdef inline int next_figure(State s, int at) noexcept nogil:
    cdef int left = (at >> LEFT) - 1
    cdef int x = at & WHERE
    if left == 0:
        return 0
    if s.stacked:
        return next_stacked(s, at)
    x = s.next[x]
    while s.follower[x] == 0:
        x = s.next[x]
    return left << LEFT | x

cdef inline int figure_at(State s, int at) noexcept nogil:
    cdef int x = at & WHERE
    return s.follower[x] if x < MAX_SEGMENTS else s.stacked_figure[x - MAX_SEGMENTS]

cdef inline int segment_of(State s, int at) noexcept nogil:
    cdef int x = at & WHERE
    return x if x < MAX_SEGMENTS else s.stacked_segment[x - MAX_SEGMENTS]

cdef inline int weight_of(State s, int feature, int standing) noexcept nogil:
    cdef int weight = WEIGHT[standing >> FIGURE]
    return weight if weight != BY_RULE else WEIGHT_RULE[standing >> FIGURE](s, feature, (standing & OWNER) - 1)

cdef inline bint may_join(State s, int segment) noexcept nogil:
    return s.follower[segment] == 0 or s.stacked < MAX_STACKED
