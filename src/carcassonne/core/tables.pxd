# What is printed on the tiles, as flat arrays. A spin is kind * 4 + rotation; a print is kind * 16 + place on the tile.
from carcassonne.core.state cimport *

cdef signed char SEGMENTS[MAX_KINDS]      # kind -> segments printed on it
cdef signed char PLACES_ON[MAX_KINDS]     # kind -> segments on which a follower may stand: all but a garden, the last
cdef signed char HUB_AT[MAX_KINDS]        # kind -> place of its hub: cloister, garden or shrine, -1 none
cdef signed char SYMBOL[MAX_KINDS]        # kind -> number on its symbol, 0 none
cdef signed char BRIDGEABLE[MAX_KINDS]     # kind -> has two opposite field sides
cdef signed char TURNS[MAX_LOOKS]         # looks * MAX_KINDS + kind -> rotations that look different
cdef signed char GROUP[MAX_KINDS]         # kind -> its group of the deck: a group is drawn when those before it are empty
cdef signed char LANDSCAPE[MAX_PRINTS]    # print -> FIELD, ROAD, CITY or a hub
cdef signed char PENNANTS[MAX_PRINTS]     # print -> pennants
cdef unsigned int MARKS[MAX_PRINTS]       # print -> its other marks, as numbers that add up when features join
cdef signed char SIDES[MAX_PRINTS]        # print -> sides (cloister: squares around)
cdef unsigned char TOUCHES[MAX_PRINTS]    # print of a field -> the cities of its tile it borders, one bit a place
cdef signed char SIBLINGS[MAX_PRINTS]     # print -> another segment of the tile has the same landscape
cdef unsigned char LIES_ON[MAX_PRINTS]    # print -> half-edges in rotation 0, one bit each (city, road: both halves)
cdef signed char EDGE[MAX_EDGES]          # spin * 4 + direction -> landscape of that side
cdef signed char SLOT[MAX_SLOTS]          # (spin * 4 + direction) * 3 -> place on the tile of: the side's city, road or
                                          #   field; the field before; the field behind (clockwise) the road
cdef short FITS_AT[MAX_LOOKS]             # looks * MAX_KINDS + kind -> where its pattern begins in the four tables below
cdef unsigned char LEGAL[MAX_LEGAL]       # FITS_AT + frontier key -> rotations that fit and their number
cdef unsigned char WAYS[MAX_LEGAL]        # their number alone, for those who count
cdef unsigned char LEGAL_NS[MAX_LEGAL]    # the same with a bridge north-south over the new tile
cdef unsigned char LEGAL_WE[MAX_LEGAL]
