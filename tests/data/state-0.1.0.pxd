# The layout of a state's bytes in version 0.1.0. The signature of the seeded games is taken in it (support/layout.py), so that
# a new layout cannot hide a change of rules.

cpdef enum:
    # --- sizes -------------------------------------------------------------------------------------------------
    MAX_PLAYERS = 6
    MAX_KINDS = 96         # kinds of tile, a wheel tile with each of its numbers counted apart
    MAX_TILES = 128        # tiles of a landscape, the sixteen squares of the wheel board included
    MAX_FRONTIER = 256     # empty squares that touch the landscape
    MAX_SEGMENTS = 512
    MAX_CELLS = 8192
    MAX_CASTLES = 12
    MAX_CROWNS = 12        # six wheel segments of at most two crown spaces
    MAX_FINISHED = 16      # projects one tile can finish: four sides' and nine cloisters
    MAX_LOG = 8192         # numbers in the event log of one decision
    SEGMENTS_PER_TILE = 8

cdef class State:
    # Content, largest types first so that memory has no holes: bytes are the same in every mode.
    cdef short score[MAX_PLAYERS]
    cdef short mask                               # cells of the torus - 1
    cdef short stride
    cdef short ply                                # decisions made
    cdef short turns                              # tiles laid by players
    cdef short undrawn_total
    cdef short segments                           # segments in use
    cdef short bridge_segment                     # bridge built this turn, -1 none
    cdef short delta[4]                           # cell steps N E S W
    cdef short around[8]                          # cell steps to the eight squares around
    cdef short finished[MAX_FINISHED]             # features finished this turn
    cdef short cloisters_done[MAX_FINISHED]       # cloisters whose ring the last tile closed
    cdef short castle_feature[MAX_CASTLES]        # its city
    cdef short castle_points[MAX_CASTLES]         # paid this turn
    cdef short tile_cell[MAX_TILES]
    cdef short tile_spin[MAX_TILES]               # kind * 4 + rotation
    cdef short tile_base[MAX_TILES]               # its first segment
    cdef short frontier_cell[MAX_FRONTIER]
    cdef short feature[MAX_SEGMENTS]              # the segment that stands for the whole feature
    cdef short next[MAX_SEGMENTS]                 # the feature's segments as a ring
    cdef short printed[MAX_SEGMENTS]                # kind * 8 + place on the tile: what is printed there
    cdef short open[MAX_SEGMENTS]                 # of a feature: sides facing empty squares; cloister: empty squares
    cdef short parts[MAX_SEGMENTS]                # of a feature: its segments; 0 for a bridge not built
    cdef unsigned char tile_at[MAX_SEGMENTS]      # the tile a segment lies on
    cdef unsigned char pennants[MAX_SEGMENTS]     # of a feature
    cdef unsigned char occupants[MAX_SEGMENTS]    # of a feature: followers of all players
    cdef unsigned char follower[MAX_SEGMENTS]     # on this segment: player + 1
    cdef unsigned char frontier_key[MAX_FRONTIER]     # landscape of the four sides around, two bits each, N lowest
    cdef unsigned char frontier_bridges[MAX_FRONTIER] # directions in which a neighbour could take a bridge
    cdef unsigned char tile_bridge[MAX_TILES]     # 0, BRIDGE_NS or BRIDGE_WE
    cdef signed char tile_x[MAX_TILES]
    cdef signed char tile_y[MAX_TILES]
    cdef unsigned char undrawn[MAX_KINDS]         # tiles left in the deck, by kind
    cdef unsigned char discarded[MAX_TILES]       # kinds, in order
    cdef unsigned char discards
    cdef unsigned char frontier_size
    cdef unsigned char tiles
    cdef unsigned char players
    cdef unsigned char tiny_city
    cdef unsigned char field_scoring
    cdef unsigned char castle_value
    cdef unsigned char wheel
    cdef unsigned char bridges
    cdef unsigned char castles
    cdef unsigned char bazaars
    cdef unsigned char auction
    cdef unsigned char phase
    cdef unsigned char turn                       # the player on turn
    cdef unsigned char actor                      # the player to decide
    cdef unsigned char hand                       # kind of the tile in hand (if holding)
    cdef unsigned char holding
    cdef unsigned char placed                     # the tile in hand lies on the board
    cdef unsigned char supply[MAX_PLAYERS]
    cdef unsigned char bridges_left[MAX_PLAYERS]
    cdef unsigned char castles_left[MAX_PLAYERS]
    cdef unsigned char finished_size
    cdef unsigned char cloisters_done_size
    cdef unsigned char castle_count
    cdef unsigned char castle_owner[MAX_CASTLES]
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
    cdef unsigned char crown[MAX_CROWNS]          # two spaces a wheel segment: player + 1
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
