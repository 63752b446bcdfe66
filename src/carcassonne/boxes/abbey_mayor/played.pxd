# What the rules of the box share: which of the four are played with and how, its figures, its room in the state.
from carcassonne.core.boxes cimport add_room, play_with
from carcassonne.core.state cimport *

cpdef enum:
    # --- what is played with, and how ----------------------------------------------------------------------------
    WITH_ABBEYS = 1
    WITH_MAYORS = 2
    WITH_WAGONS = 4
    WITH_BARNS = 8
    CONNECTED = 16             # wagons go along what meets, instead of to squares around
    BARN_ON_BARN = 32          # a field may have several barns
    AT_THE_END = 64            # abbeys still in hand may be laid after the last tile
    SECOND_PART = 128          # finishing what his builder stands on by an abbey gives a player a second part

    # --- the room of the box ---------------------------------------------------------------------------------
    PLAYED = 0                 # these bits
    HELD = 1                   # players who have their abbey, a bit each
    ROUND = 2                  # players who have had their turn after the last tile
    NEW_BARN = 3               # the player on turn has put his barn in this part of his turn
    DUE = 4                    # + player: 1 + the segment from which his wagon may move on
    KEPT = 10

cdef int BOX
cdef int ROOM
cdef int ABBEY                 # the kind of tile
cdef int MAYOR
cdef int WAGON
cdef int BARN

cdef bint plays(State s, int what) noexcept nogil
