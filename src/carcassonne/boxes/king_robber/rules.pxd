# The king and the robber baron: what is kept of them, and their part of a turn.
from carcassonne.core.boxes cimport add_room, box_number, play_with
from carcassonne.core.features cimport distinct_tiles
from carcassonne.core.log cimport note, note_score, note_term
from carcassonne.core.scoring cimport add_final_scoring
from carcassonne.core.state cimport *
from carcassonne.core.steps cimport *
from carcassonne.core.tables cimport LANDSCAPE

cpdef enum:
    KING = 0                   # of the two cards
    BARON = 1
    CARDS = 2

    # --- the room of the box: each of these for both cards -------------------------------------------------------
    PLAYED = 0                 # whether it is played with
    HOLDER = 2                 # the player who holds it + 1, 0 nobody yet
    SIZE = 4                   # tiles of the city or road that it was taken with
    KEPT = 6

cdef bint is_played(State s, int card) noexcept nogil
cdef int holder_of(State s, int card) noexcept nogil
cdef int size_of(State s, int card) noexcept nogil
cdef int hand_over(State s) noexcept nogil
cdef void take_card(State s, int card) noexcept nogil
cdef int count_finished(State s, int card) noexcept nogil
cdef bint is_of(State s, int card, int feature) noexcept nogil
cdef void score_cards(State s) noexcept nogil
