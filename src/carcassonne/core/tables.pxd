# What is printed on the tiles, as flat arrays. A spin is kind * 4 + rotation; a print is kind * 8 + place on the tile.

cdef signed char SEGMENTS[96]          # kind -> segments printed on it
cdef signed char CLOISTER_AT[96]       # kind -> place of its cloister, -1 none
cdef signed char SYMBOL[96]            # kind -> number on its wheel symbol, 0 none
cdef signed char BAZAAR[96]            # kind -> has a market
cdef signed char BRIDGEABLE[96]        # kind -> has two opposite field sides
cdef signed char TURNS[96]             # kind -> rotations that look different
cdef signed char LANDSCAPE[768]        # print -> FIELD, ROAD, CITY or CLOISTER
cdef signed char PENNANTS[768]         # print -> pennants
cdef signed char SIDES[768]            # print -> sides (cloister: squares around)
cdef unsigned char TOUCHES[768]        # print of a field -> the cities of its tile it borders, one bit a place
cdef signed char SIBLINGS[768]         # print -> another segment of the tile has the same landscape
cdef unsigned char LIES_ON[768]        # print -> half-edges in rotation 0, one bit each (city, road: both halves)
cdef signed char EDGE[1536]            # spin * 4 + direction -> landscape of that side
cdef signed char SLOT[4608]            # (spin * 4 + direction) * 3 -> place on the tile of: the side's city, road or
                                       #   field; the field before; the field behind (clockwise) the road
cdef unsigned char LEGAL[24576]        # kind * 256 + frontier key -> rotations that fit, one bit each
cdef unsigned char LEGAL_NS[24576]     # the same with a bridge north-south on the new tile
cdef unsigned char LEGAL_WE[24576]
cdef signed char ONES[16]              # bits set in a mask of rotations
cdef signed char CROWN_SPACES[6]       # wheel segment -> crown spaces
