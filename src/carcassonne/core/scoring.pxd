from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.board cimport halves_of, segments_on
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box
from carcassonne.core.log cimport note_score, note_term
from carcassonne.core.features cimport (
    bonus_points,
    count_claims,
    distinct_tiles,
    majority,
    note_bonuses,
    pennant_points,
    points_for_tiles,
    points_of,
    spoiling_term,
    tile_points,
)
from carcassonne.core.fields cimport score_fields
from carcassonne.core.followers cimport send_home

ctypedef void (*AfterProject)(State s, int feature) noexcept nogil
ctypedef void (*BeforeHome)(State s, int feature, int cause) noexcept nogil
ctypedef void (*FinalScoring)(State s) noexcept nogil

cdef AfterProject AFTER_PROJECT[MAX_BOXES]
cdef FinalScoring AT_END[MAX_BOXES]
cdef unsigned int AFTER_PROJECT_BOXES
cdef BeforeHome BEFORE_HOME[MAX_BOXES]
cdef unsigned int BEFORE_HOME_BOXES
cdef unsigned int AT_END_BOXES

cdef int add_after_project(int box, AfterProject act) except -1
cdef int add_before_home(int box, BeforeHome act) except -1
cdef void before_home(State s, int feature, int cause) noexcept nogil
cdef int add_final_scoring(int box, FinalScoring score) except -1
cdef void after_project(State s, int feature) noexcept nogil
cdef void score_boxes(State s) noexcept nogil

cdef void gather_finished(State s) noexcept nogil
cdef void pay(State s, int player, int feature, int cause) noexcept nogil
cdef void score_project(State s, int feature, int cause) noexcept nogil
cdef void score_finished(State s) noexcept nogil
cdef void score_the_end(State s) noexcept nogil
