# Gold: where ingots lie, who takes them and what they are worth.
from carcassonne.core.boxes cimport add_room, add_tile_room, box_number, play_with
from carcassonne.core.decisions cimport *
from carcassonne.core.features cimport count_claims, majority
from carcassonne.core.log cimport note, note_score, note_term
from carcassonne.core.scoring cimport add_final_scoring
from carcassonne.core.state cimport *
from carcassonne.core.steps cimport *
from carcassonne.core.tables cimport LANDSCAPE

cpdef enum:
    # --- the room of the box ---------------------------------------------------------------------------------
    HELD = 0                   # + player: ingots that he has taken
    CASTLES_PAID = 6           # while what is finished is scored: castles that were done before, one bit each
    KEPT = 7

cdef unsigned char MINES[MAX_KINDS]

cdef int ingots_on(State s, int tile) noexcept nogil
cdef int ingots_of(State s, int player) noexcept nogil
cdef bint has_mine(State s, int tile) noexcept nogil
cdef void put_ingot(State s, int tile) noexcept nogil
cdef int tile_around(State s, int tile, int i) noexcept nogil
cdef int dig(State s) noexcept nogil
cdef void list_neighbours(State s, Choices c) noexcept nogil
cdef int put_second(State s, int tile) noexcept nogil
cdef bint any_gold(State s) noexcept nogil
cdef unsigned int owners_of(State s, int feature) noexcept nogil
cdef void claim_project(State s, int feature, unsigned int owners, unsigned char *claims) noexcept nogil
cdef void claim_castle(State s, int castle, unsigned char *claims) noexcept nogil
cdef int take_from_projects(State s) noexcept nogil
cdef int take_from_castles(State s) noexcept nogil
cdef unsigned int castles_done(State s) noexcept nogil
cdef void hand_out(State s, unsigned char *claims) noexcept nogil
cdef int best_claim(State s, int player, unsigned char *claims) noexcept nogil
cdef int worth_of(int ingots) noexcept nogil
cdef void score_gold(State s) noexcept nogil
