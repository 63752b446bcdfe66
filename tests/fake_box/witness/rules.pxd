from carcassonne.core.state cimport *
from carcassonne.boxes.first_witness.trace cimport trace
from carcassonne.core.board cimport add_after_laying
from carcassonne.core.boxes cimport add_room, box_number, play_with
from carcassonne.core.deck cimport NOT_TAKEN, add_kept_back, add_own_tile, add_set_aside, add_taker
from carcassonne.core.decisions cimport *
from carcassonne.core.features cimport add_bonus
from carcassonne.core.fields cimport add_before_farmers, add_better_field
from carcassonne.core.figures cimport add_duty, add_elsewhere, add_figure, add_figure_choices, add_places, add_weight_rule, give_places
from carcassonne.core.standing cimport FOLLOWER_FIGURE, ONE_EACH, add_after_stepping_off
from carcassonne.core.followers cimport add_after_leaving, add_closed_tile, add_figures_kept, add_figures_on_no_segment, places_for_follower
from carcassonne.core.placement cimport add_extras, add_square_rule, count_one_by_one, rotations_at
from carcassonne.core.scoring cimport add_after_project, add_before_home, add_final_scoring
from carcassonne.core.steps cimport *

cpdef enum:
    OWN_NUMBER = 5

    # --- what is traced: hooks that ask every box in the order of the list --------------------------------------------
    H_TURN_BEGINS = 0
    H_FIGURE = 1
    H_SCORING = 2
    H_PHASE = 3
    H_TURN_ENDS = 4
    H_CHANCE = 5
    H_TILES_RUN_OUT = 6
    H_PLACES = 8
    H_OWN_LISTED = 9
    H_EXTRA_ANY = 10
    H_EXTRA_FITS = 11
    H_EXTRA_COUNTED = 12
    H_SQUARES = 13
    H_LAID = 14
    H_TAKER = 15
    H_KEPT_BACK = 16
    H_BONUS = 17
    H_FIELD = 18
    H_PROJECT = 19
    H_END = 20
    H_BESIDE_ANY = 21
    H_BESIDE_LISTED = 22
    H_LEAVING = 23
    H_ELSEWHERE = 24
    H_KEPT = 25
    H_ASIDE_LISTED = 26
    H_SET_ASIDE = 27
    H_CLOSED = 28
    H_STEPPED_OFF = 29
    H_BEFORE_HOME = 30
    H_DUTY = 31

    # --- what a player chooses, or what the first answer decides ------------------------------------------------------
    H_PUT = 32
    H_OWN_ANY = 33
    H_OWN_MADE = 34
    H_EXTRA_BUILT = 35
    H_SQUARES_APPLY = 36
    H_ELSEWHERE_ANY = 37
    H_WEIGHT = 38
    H_FIGURE_PLACES = 39
    H_OWN_TILE = 40
    H_BEFORE_FARMERS = 41
    H_ASIDE_DONE = 48

cdef int begin(State s) noexcept nogil
cdef int before_scoring(State s) noexcept nogil
cdef int after_scoring(State s) noexcept nogil
cdef void list_one(State s, Choices c) noexcept nogil
cdef int answer(State s, int choice) noexcept nogil
cdef int after_turn(State s) noexcept nogil
cdef int odds(State s, int choice) noexcept nogil
cdef int throw(State s, int choice) noexcept nogil
cdef int after_last_tile(State s) noexcept nogil
cdef int places_of_figure(State s) noexcept nogil
cdef void come_back(State s) noexcept nogil
cdef int own_places(State s) noexcept nogil
cdef void put_there(State s, int player, int place, int figure) noexcept nogil
cdef bint has_own(State s) noexcept nogil
cdef void list_own(State s, Choices c) noexcept nogil
cdef int make_own(State s, int choice) noexcept nogil
cdef bint has_aside(State s) noexcept nogil
cdef void list_aside(State s, Choices c) noexcept nogil
cdef void do_aside(State s, int choice) noexcept nogil
cdef bint has_extra(State s) noexcept nogil
cdef bint fits_with(State s) noexcept nogil
cdef int count_with(State s) noexcept nogil
cdef int rotations_with_extra(State s, int f, int way) noexcept nogil
cdef int build(State s, int cell, int way) noexcept nogil
cdef void note_built(State s, int cell, int way) noexcept nogil
cdef bint rules_squares(State s, int kind) noexcept nogil
cdef int rule_square(State s, int f, int kind, int key, int axis, int fitting) noexcept nogil
cdef void see_tile(State s, int tile) noexcept nogil
cdef int leave_tile(State s, int kind) noexcept nogil
cdef int keep_none(State s) noexcept nogil
cdef int one_more(State s, int feature, int points, bint finished) noexcept nogil
cdef int term(State s, int feature) noexcept nogil
cdef int no_field(State s, int player) noexcept nogil
cdef void see_project(State s, int feature) noexcept nogil
cdef void see_end(State s) noexcept nogil
cdef bint set_none_aside(State s, int kind) noexcept nogil
cdef bint has_no_tile(State s) noexcept nogil
cdef bint asks_for_no_tile(State s) noexcept nogil
cdef void see_farmers(State s, int player, bint anew) noexcept nogil
cdef bint close_none(State s, int tile) noexcept nogil
cdef void see_stepping_off(State s, int segment, int standing) noexcept nogil
cdef void see_before_home(State s, int feature, int cause) noexcept nogil
cdef bint has_no_duty(State s) noexcept nogil
cdef bint stands_beside(State s, int player) noexcept nogil
cdef void list_beside(State s, int player, Choices c) noexcept nogil
cdef void leave_beside(State s, int choice) noexcept nogil
cdef void see_leaving(State s, int player, int feature) noexcept nogil
cdef int weigh(State s, int feature, int player) noexcept nogil
cdef bint has_elsewhere(State s) noexcept nogil
cdef void list_segments(State s, int figure, Choices c) noexcept nogil
cdef int keep_none_of(State s, int player, int figure) noexcept nogil
