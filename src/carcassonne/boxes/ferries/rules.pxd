# Ferries: which two arms of its lake each joins, when it is put and moved, and what that makes of roads.
from carcassonne.core.board cimport add_after_laying, halves_of, part_road, road_across, road_at
from carcassonne.core.boxes cimport add_tile_room, box_number, play_with
from carcassonne.core.decisions cimport *
from carcassonne.core.features cimport name_by_first, unite
from carcassonne.core.followers cimport after_leaving
from carcassonne.core.log cimport note
from carcassonne.core.state cimport *
from carcassonne.core.steps cimport *
from carcassonne.core.tables cimport EDGE

cpdef enum:
    # --- what is kept of a tile: the two sides that its ferry joins, and above them the arms that moves have touched ----
    ENDS = 15
    TOUCHED = 4
    # --- choices: tile << TILE_BITS | the two sides; LEAVE where a ferry may be moved and is not -------------------------
    TILE_BITS = 4
    LEAVE = 0

cdef unsigned char LAKE[MAX_KINDS]

cdef bint is_lake(State s, int tile) noexcept nogil
cdef int ends_at(State s, int tile) noexcept nogil
cdef int arms_of(State s, int tile) noexcept nogil
cdef int arm_joined(State s, int tile, int which) noexcept nogil
cdef bint is_marked(State s, int tile) noexcept nogil
cdef void tie(State s, int tile) noexcept nogil
cdef void tie_again(State s, int moved) noexcept nogil
cdef void name_at(State s, int tile, int sides) noexcept nogil
cdef bint runs_over_ferry(State s, int road) noexcept nogil
cdef void name_extended(State s, int tile) noexcept nogil
cdef bint go_along(State s, int segment) noexcept nogil
cdef bint look_for_ferries(State s) noexcept nogil
cdef bint may_move(State s, int tile) noexcept nogil
cdef void list_pairs(State s, int tile, Choices c) noexcept nogil
cdef void list_ferries(State s, Choices c) noexcept nogil
cdef int ask_for_ferry(State s) noexcept nogil
cdef int answer_ferry(State s, int choice) noexcept nogil
cdef void move_ferry(State s, int tile, int ends) noexcept nogil
cdef void send_lonely_home(State s, int tile, int sides) noexcept nogil
cdef int gather_roads(State s) noexcept nogil
cdef void add_finished(State s, int road) noexcept nogil
