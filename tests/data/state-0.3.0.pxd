# The layout of a state's bytes in version 0.3.0, without its number and the looks of rotations. The signature of the boxes
# that came with it is taken in this layout (support/layout.py), so that a new layout cannot hide a change of rules.

cpdef enum:
    # --- sizes -------------------------------------------------------------------------------------------------
    MAX_PLAYERS = 6
    SEGMENTS_PER_TILE = 8
    MAX_KINDS = 160        # kinds of tile, a wheel tile with each of its numbers counted apart
    MAX_TILES = 160        # tiles of a landscape, the sixteen squares of the wheel board included
    MAX_FRONTIER = 324     # empty squares that touch the landscape
    MAX_SEGMENTS = 640
    MAX_CELLS = 16384
    MAX_CASTLES = 12
    MAX_CROWNS = 12        # six wheel segments of at most two crown spaces
    MAX_FINISHED = 16      # projects one tile can finish: four sides' and nine cloisters
    FIGURES = 8
    MAX_SUPPLY = FIGURES * MAX_PLAYERS
    MAX_GOODS = 18         # three kinds * MAX_PLAYERS

cdef class State:
    # Content, largest types first so that memory has no holes: bytes are the same in every mode.
    cdef short score[MAX_PLAYERS]
    cdef short mask                               # cells of the torus - 1
    cdef unsigned int marks[MAX_SEGMENTS]         # of a feature: what is printed on it besides pennants (MARKS), SPECIAL, WITHHELD
    cdef short stride
    cdef short ply                                # decisions made
    cdef short turns                              # tiles laid by players
    cdef short undrawn_total
    cdef short segments                           # segments in use
    cdef short frontier_size
    cdef short span_built                         # segment of the span built this turn, -1 none
    cdef short river_cell                         # the square that the open end of the river faces, -1 none
    cdef short standing_at[MAX_SUPPLY]            # abbot, builder, pig: segment + 1 on which a player's stands, 0 none
    cdef short delta[4]                           # cell steps N E S W
    cdef short around[8]                          # cell steps to the eight squares around
    cdef short finished[MAX_FINISHED]             # features finished this turn
    cdef short cloisters_done[MAX_FINISHED]       # cloisters whose ring the last tile closed
    cdef short castle_feature[MAX_CASTLES]        # its city
    cdef short castle_points[MAX_CASTLES]         # paid this turn
    cdef short tile_cell[MAX_TILES]
    cdef short tile_spin[MAX_TILES]               # kind * 4 + rotation
    cdef short tile_base[MAX_TILES]               # its first segment
    cdef short tile_x[MAX_TILES]
    cdef short tile_y[MAX_TILES]
    cdef short frontier_cell[MAX_FRONTIER]
    cdef short feature[MAX_SEGMENTS]              # the segment that stands for the whole feature
    cdef short next[MAX_SEGMENTS]                 # the feature's segments as a ring
    cdef short printed[MAX_SEGMENTS]                # kind * 8 + place on the tile: what is printed there
    cdef short open[MAX_SEGMENTS]                 # of a feature: sides facing empty squares; cloister: empty squares
    cdef short parts[MAX_SEGMENTS]                # of a feature: its segments; 0 for a span not built
    cdef unsigned char tile_at[MAX_SEGMENTS]      # the tile a segment lies on
    cdef unsigned char pennants[MAX_SEGMENTS]     # of a feature
    cdef unsigned char occupants[MAX_SEGMENTS]    # of a feature: figures of all players
    cdef unsigned char follower[MAX_SEGMENTS]     # on this segment: owner + 1 and figure (OWNER, FIGURE)
    cdef unsigned char frontier_key[MAX_FRONTIER]     # landscape of the four sides around, two bits each, N lowest
    cdef unsigned char frontier_spans[MAX_FRONTIER]   # directions in which a neighbour could take a span
    cdef unsigned char tile_span[MAX_TILES]       # NO_SPAN, SPAN_NS or SPAN_WE
    cdef unsigned char undrawn[MAX_KINDS]         # tiles left in the deck, by kind
    cdef unsigned char discarded[MAX_TILES]       # kinds, in order
    cdef unsigned char discards
    cdef unsigned char tiles
    cdef unsigned char players
    cdef unsigned char tiny_city
    cdef unsigned char field_scoring
    cdef unsigned char special_value              # what a SPECIAL city pays a field
    cdef unsigned char wheel
    cdef unsigned char spans                      # spans may be built
    cdef unsigned char castles
    cdef unsigned char bazaars
    cdef unsigned char auction
    cdef unsigned char phase
    cdef unsigned char turn                       # the player on turn
    cdef unsigned char actor                      # the player to decide
    cdef unsigned char hand                       # kind of the tile in hand (if holding)
    cdef unsigned char holding
    cdef unsigned char placed                     # the tile in hand lies on the board
    cdef unsigned char supply[MAX_SUPPLY]         # figure * MAX_PLAYERS + player
    cdef unsigned char again                      # the player lays a second tile when this part of his turn is over
    cdef unsigned char second_part                # he is laying it
    cdef unsigned char figures                    # figures played with besides ordinary followers, one bit each
    cdef unsigned char inns
    cdef unsigned char cathedrals
    cdef unsigned char trade                      # goods are played with
    cdef unsigned char gardens                    # gardens are more than pictures
    cdef unsigned char goods[MAX_GOODS]           # wine, grain, cloth: kind * MAX_PLAYERS + player
    cdef unsigned char river_safe                 # the river keeps room ahead of its end
    cdef unsigned char river_from                 # the side of river_cell through which the river comes
    cdef unsigned char river_bend                 # how the last tile of the river bends: 0 straight, 1 right, 3 left
    cdef unsigned char market_due                 # a market day follows the second part of this turn
    cdef unsigned char bridges_left[MAX_PLAYERS]
    cdef unsigned char castles_left[MAX_PLAYERS]
    cdef unsigned char finished_size
    cdef unsigned char cloisters_done_size
    cdef unsigned char castle_count
    cdef unsigned char castle_owner[MAX_CASTLES]
    cdef unsigned char castle_figure[MAX_CASTLES] # the figure of its follower
    cdef unsigned char castle_tile[MAX_CASTLES]   # the tile its follower stood on
    cdef unsigned char castle_side[MAX_CASTLES]   # towards its other tile
    cdef unsigned char castle_done[MAX_CASTLES]
    cdef unsigned char castle_wave[MAX_CASTLES]   # wave of this turn in which it was paid
    cdef unsigned char castle_new[MAX_CASTLES]    # built this turn
    cdef unsigned char castle_asked               # sides of the new tile whose city has been asked about
    cdef unsigned char castle_site                # the side or castle the question is about
    cdef unsigned char wave
    cdef unsigned char pig
    cdef unsigned char plagued                    # players who have had their plague
    cdef unsigned char crown[MAX_CROWNS]          # two spaces a wheel segment: owner + 1 and figure
    cdef unsigned char market                     # stage
    cdef unsigned char market_player
    cdef unsigned char market_size                # tiles drawn for the market
    cdef unsigned char market_turn                # market turns begun
    cdef unsigned char market_kind[MAX_PLAYERS]   # open tiles, in order of drawing
    cdef unsigned char market_owner[MAX_PLAYERS]  # owner of that tile + 1
    cdef unsigned char selector
    cdef unsigned char offered                    # index of the tile under the hammer
    cdef unsigned char bid
    cdef unsigned char bidder
    cdef unsigned char bidders_left
    cdef short grid[MAX_CELLS]                    # 0 empty, tile + 1, or -(frontier index + 1); last: only cells in use are copied
