# The state of a game and every constant of the core: declared here and only here (see declarations.py).

cpdef enum:
    # --- sizes -------------------------------------------------------------------------------------------------
    LAYOUT = 6             # version of the bytes of a state
    MAX_PLAYERS = 6
    SEGMENTS_PER_TILE = 16 # places of a print, kind * 16 + place: at most 15 printed segments, and a bridge after them
    PLACE_BITS = 4         # of a print: bits to shift for the kind
    PLACE_MASK = 15        # of a print: mask of the place
    MAX_KINDS = 512        # kinds of tile, one with a symbol counted apart with each of its numbers (tables.py)
    MAX_PRINTS = MAX_KINDS * SEGMENTS_PER_TILE
    MAX_SPINS = MAX_KINDS * 4
    MAX_EDGES = MAX_SPINS * 4
    MAX_SLOTS = MAX_EDGES * 3
    LOOKS = 4              # which marks count when rotations are compared (tables.py, ACTING)
    MAX_LOOKS = LOOKS * MAX_KINDS
    MAX_PATTERNS = 128     # kinds that differ in their four sides or in the rotations that look different
    KEYS = 256             # what a frontier square can ask of a tile
    ROTATIONS = 15         # LEGAL: mask of the rotations that fit, one bit each
    COUNT = 4              # LEGAL: bits to shift for their number
    MAX_LEGAL = MAX_PATTERNS * KEYS
    MAX_DECK = 250         # tiles of a deck
    MAX_TILES = 272        # tiles of a landscape, the squares of a start board included
    MAX_FRONTIER = 520     # empty squares that touch the landscape: at most two a tile and those of the start piece
    MAX_OPTIONS = 16       # ways to lay a tile on a square besides its rotation: as it is, and those that boxes bring
    MAX_SEGMENTS = 1280
    MAX_CELLS = 32768
    MAX_ROOM = 1024        # numbers that boxes keep for themselves (boxes.py, add_room)
    MAX_COLUMNS = 8        # numbers that they keep for every tile (add_tile_room)
    MAX_TILE_ROOM = MAX_COLUMNS * MAX_TILES
    MAX_CASTLES = 12
    MAX_CROWNS = 12        # six wheel segments of at most two crown spaces
    MAX_FINISHED = 32      # projects one tile can finish: four sides' and nine cloisters, and what boxes finish with it
    MAX_LOG = 8192         # numbers in the event log of one decision

    # --- figures: what stands on a segment is the owner + 1 in the low bits and the figure above them -----------------
    OWNER = 7              # mask of the owner
    FIGURE = 3             # bits to shift for the figure
    ORDINARY = 0           # the follower everybody begins with
    LARGE = 1              # counts as two
    ABBOT = 2              # on cloisters and in gardens
    BUILDER = 3
    PIG = 4
    NAMED_FIGURES = 5      # those that boxes name come after these (figures.py)
    FIGURES = 16
    MAX_STACKED = 48       # figures that stand where others stood before them (standing.py)
    MAX_SUPPLY = FIGURES * MAX_PLAYERS
    MAX_GOODS = 18         # three kinds * MAX_PLAYERS
    FIGURE_STEP = 32       # FOLLOW: a choice with another figure is the place + its number * 32
    ELSEWHERE = 0x1000     # FOLLOW: + segment * FIGURES + figure: a segment that is not of the new tile
    OWN_CHOICE = 0x40000   # FOLLOW: * (1 + box) + a number: a choice that a box brings to the step
    ASIDE = 0x1000000      # in phases that let it: * (1 + box) + a number: something done besides (decisions.py)

    # --- groups of the deck -------------------------------------------------------------------------------------------
    GROUPS = 8             # tiles are drawn group by group; most are in the last

    # --- landscapes and features: two bits a side in a frontier key ------------------------------------------------
    NOTHING = 0
    FIELD = 1
    ROAD = 2
    CITY = 3
    CLOISTER = 4
    CASTLE = 5
    GARDEN = 6
    GOODS = 7
    RIVER = 8              # of a side: it parts fields as a road does and is no feature; in a key it is nothing
    SHRINE = 9             # a hub, as a cloister is one
    FIRST_BESIDE = 64      # in the place of a landscape: what boxes score that is none (log.py, beside_named)

    # --- marks: numbers that add up where segments join; those of a city share one number, each with bits of its own ---
    INN = 1                # of a road
    WINE = 1               # of a city: goods have eight bits each
    GRAIN = 0x100
    CLOTH = 0x10000
    ALL_GOODS = 0xFFFFFF   # mask
    CATHEDRAL = 0x1000000  # five bits
    MOST_CATHEDRALS = 31   # in a deck, so that they have room

    # --- phases ----------------------------------------------------------------------------------------------------
    DRAW = 0               # nature draws a tile
    PLACE = 1
    FOLLOW = 2
    BUILD_CASTLE = 3
    CHOOSE_PROJECT = 4
    AUCTION = 5
    BID = 6
    DEAL = 7
    PLAGUE = 8
    OVER = 9
    PHASES = 10            # those that boxes name come after these (decisions.py)

    # --- choices: what a number means in each phase (turn.py) ------------------------------------------------------
    DECLINE = 0x200000     # PLACE: otherwise cell << CELL_BITS | option << OPTION_BITS | rotation
    CELL_BITS = 6            # PLACE: bits to shift for the cell
    OPTION_BITS = 2          # PLACE: bits to shift for the option
    OPTIONS = 15           # PLACE: mask of the option, shifted
    AS_IT_IS = 0           # PLACE, option: nothing is laid with the tile
    BRIDGE_BESIDE = 3      # PLACE, option: 1 NS or 2 WE on the new tile; 3 + direction on that neighbour
    SKIP = 0               # FOLLOW: 1 to 15: 1 + the segment of the new tile
    ON_BRIDGE = 16         # FOLLOW: the bridge built this turn
    ON_CROWN = 17          # FOLLOW: + wheel segment
    MORE_PLACES = 23       # FOLLOW: places that boxes are given (figures.py), up to FIGURE_STEP
    ON_NO_SEGMENT = 0x1000 # PLAGUE, CHOOSE_PROJECT: * (1 + box) + the number of one of its places; otherwise a segment
    ANOTHER = 0x40000      # PLAGUE: * figure + segment: not the first of his followers there, but this one
    AUCTION_STEP = 128     # AUCTION: index of the market tile * 128 + opening bid
    PASS = 0               # BID: otherwise the points
    BUY = 0                # DEAL
    SELL = 1
    HIGHEST_BID = 99

    # --- rules -----------------------------------------------------------------------------------------------------
    TINY_CITY_4 = 0
    TINY_CITY_2 = 1
    TINY_CITY_2_PENNANTS = 2
    PER_FIELD_3 = 0
    PER_CITY_4 = 1
    PER_FIELD_3_ONCE = 2
    AROUND_THE_CITY = -2   # instead of a field: any of those around the city just looked at (fields.py)

    # --- bridges: a road built over a tile, in the place after those printed on it -----------------------------------
    NO_BRIDGE = 0
    BRIDGE_NS = 1
    BRIDGE_WE = 2

    # --- marks that a castle sets on its city, above those printed on it ----------------------------------------------
    CASTLE_CITY = 0x40000000 # it pays a field `castle_value`
    UNPAID_CASTLE = 0x20000000 # it pays no field now

    # --- a market day's stages -------------------------------------------------------------------------------------
    NO_MARKET = 0
    MARKET_DRAWING = 1
    MARKET_AUCTION = 2
    MARKET_TURNS = 3

    # --- the wheel, clockwise --------------------------------------------------------------------------------------
    WHEEL_FORTUNE = 0
    WHEEL_TAX = 1
    WHEEL_FAMINE = 2
    WHEEL_STORM = 3
    WHEEL_INQUISITION = 4
    WHEEL_PLAGUE = 5

    # --- events: eight numbers each in the log (log.py) -------------------------------------------------------------
    EVENT_SIZE = 8
    LOG_DISCARDED = 1      # kind, player
    LOG_PLACED = 2         # player, kind, tile
    LOG_BRIDGE = 3         # player, tile, axis
    LOG_FOLLOWER = 4       # player, segment, figure
    LOG_CROWN = 5          # player, wheel segment, figure
    LOG_SCORED = 6         # player, points, feature kind, feature, cause; its LOG_TERM entries follow
    LOG_HOME = 7           # player, segment, figure, what drove it home (0: nothing)
    LOG_CROWN_HOME = 8     # player, wheel segment, figure
    LOG_CASTLE = 9         # player, castle
    LOG_CASTLE_PAID = 10   # player, points, castle, project's kind
    LOG_CASTLE_HOME = 11   # player, castle, figure
    LOG_PIG = 12           # from, to
    LOG_WHEEL_ACTION = 13  # wheel segment
    LOG_WHEEL_SCORED = 14  # player, points, wheel segment
    LOG_CROWN_SCORED = 15  # player, points, wheel segment
    LOG_MARKET = 16        # player
    LOG_BID = 17           # player, points (-1: passed), kind
    LOG_SOLD = 18          # kind, seller (-1: nobody), buyer, points
    LOG_TURN_ENDED = 19    # player
    LOG_GAME_ENDED = 20
    LOG_TERM = 21          # term, points: part of the score before
    LOG_GOODS = 22         # player, wine, grain, cloth
    LOG_SECOND_PART = 23   # player
    FIRST_EVENT_OF_BOXES = 64 # those that boxes name (log.py, event_named)

    # --- terms of a score ---------------------------------------------------------------------------------------------
    TERM_TILES = 0
    TERM_PENNANTS = 1
    TERM_CITIES = 2        # of a field
    TERM_CASTLES = 3
    TERM_CITY = 4          # paid to the farmers around one city
    TERM_CASTLE = 5
    TERM_INN = 6
    TERM_CATHEDRAL = 7
    TERM_PIG = 8
    TERM_WINE = 9          # this and the two that follow: goods
    TERM_GRAIN = 10
    TERM_CLOTH = 11
    FIRST_TERM_OF_BOXES = 32 # those that boxes name (log.py, term_named)

    # --- what caused the score of a feature ---------------------------------------------------------------------------
    CAUSE_FINISHED = 0
    CAUSE_END = 1          # the final scoring
    CAUSE_ABBOT = 2        # he was taken back
    FIRST_CAUSE_OF_BOXES = 16 # those that boxes name (log.py, cause_named)


cdef class State:
    # Scratch, outside the state's content: never copied, compared or hashed.
    cdef unsigned int mark[MAX_SEGMENTS]          # epoch in which a feature was last seen by a count
    cdef unsigned int epoch
    cdef short log[MAX_LOG]
    cdef short log_size
    cdef short log_on
    cdef short claim[MAX_PLAYERS]                 # what each player counts in the feature looked at
    cdef unsigned char fits[MAX_FRONTIER]         # by frontier square: placements there with all options together

    # Content: what every position has, largest types first so that memory has no holes. Bytes are the same in every mode.
    cdef short layout                             # LAYOUT: what these bytes mean
    cdef short score[MAX_PLAYERS]
    cdef short mask                               # cells of the torus - 1
    cdef unsigned int boxes                       # boxes whose rules are in play, one bit each (boxes.py)
    cdef unsigned int figures                     # figures played with besides ordinary followers, one bit each
    cdef short stride
    cdef short ply                                # decisions made
    cdef short turns                              # tiles laid by players
    cdef short undrawn_total
    cdef short kinds                              # 1 + the last kind of which tiles are undrawn
    cdef short segments                           # segments in use
    cdef short frontier_size
    cdef short bridge_segment                     # segment of the bridge built this turn, -1 none
    cdef short looks                              # where the kinds begin in TURNS and FITS_AT: looks * MAX_KINDS
    cdef short river_cell                         # the square that the open end of the river faces, -1 none
    cdef short standing_at[MAX_SUPPLY]            # of a figure that everybody has one of: segment + 1 on which it stands, 0 none
    cdef short stacked_segment[MAX_STACKED]       # a further figure on a segment: which, in order (standing.py)
    cdef short delta[4]                           # cell steps N E S W
    cdef short around[8]                          # cell steps to the eight squares around
    cdef short finished[MAX_FINISHED]             # features finished this turn
    cdef short cloisters_done[MAX_FINISHED]       # cloisters whose ring the last tile closed
    cdef short castle_feature[MAX_CASTLES]        # its city
    cdef short castle_points[MAX_CASTLES]         # paid this turn
    cdef short discards
    cdef short tiles
    cdef short hand                               # kind of the tile in hand (if holding)
    cdef short castle_tile[MAX_CASTLES]           # the tile its follower stood on
    cdef short market_kind[MAX_PLAYERS]           # open tiles, in order of drawing
    cdef short room_size                          # of `room`: numbers in use
    cdef short columns                            # of `tile_room`: columns in use
    cdef unsigned char players
    cdef unsigned char tiny_city
    cdef unsigned char field_scoring
    cdef unsigned char castle_value               # what a city with a castle pays a field
    cdef unsigned char wheel
    cdef unsigned char bridges                    # bridges may be built
    cdef unsigned char castles
    cdef unsigned char bazaars
    cdef unsigned char auction
    cdef unsigned char phase
    cdef unsigned char turn                       # the player on turn
    cdef unsigned char actor                      # the player to decide
    cdef unsigned char holding
    cdef unsigned char placed                     # the tile in hand lies on the board
    cdef unsigned char supply[MAX_SUPPLY]         # figure * MAX_PLAYERS + player
    cdef unsigned char stacked                    # further figures on segments
    cdef unsigned char stacked_figure[MAX_STACKED] # who stands there: owner + 1 and figure
    cdef unsigned char again                      # the player lays a second tile when this part of his turn is over
    cdef unsigned char second_part                # he is laying it
    cdef unsigned char inns
    cdef unsigned char cathedrals
    cdef unsigned char trade                      # goods are played with
    cdef unsigned char goods[MAX_GOODS]           # wine, grain, cloth: kind * MAX_PLAYERS + player
    cdef unsigned char gardens                    # gardens take abbots; otherwise they are pictures
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
    cdef unsigned char market_owner[MAX_PLAYERS]  # owner of that tile + 1
    cdef unsigned char selector
    cdef unsigned char offered                    # index of the tile under the hammer
    cdef unsigned char bid
    cdef unsigned char bidder
    cdef unsigned char bidders_left

    # Content, of every segment: as many as are in use are copied, compared and stored (state.py); so it is with all that follows.
    cdef unsigned int marks[MAX_SEGMENTS]         # of a feature: what is printed on it besides pennants (MARKS), CASTLE_CITY, UNPAID_CASTLE
    cdef short feature[MAX_SEGMENTS]              # the segment that stands for the whole feature
    cdef short next[MAX_SEGMENTS]                 # the feature's segments as a ring
    cdef short printed[MAX_SEGMENTS]              # kind * 16 + place on the tile: what is printed there
    cdef short open[MAX_SEGMENTS]                 # of a feature: sides facing empty squares; cloister: empty squares
    cdef short parts[MAX_SEGMENTS]                # of a feature: its segments; 0 for a bridge not built
    cdef short tile_at[MAX_SEGMENTS]              # the tile a segment lies on
    cdef unsigned char pennants[MAX_SEGMENTS]     # of a feature
    cdef unsigned char occupants[MAX_SEGMENTS]    # of a feature: figures of all players
    cdef unsigned char follower[MAX_SEGMENTS]     # on this segment: owner + 1 and figure (OWNER, FIGURE); further ones: stacked

    # Of every tile of the landscape.
    cdef short tile_cell[MAX_TILES]
    cdef short tile_spin[MAX_TILES]               # kind * 4 + rotation
    cdef short tile_base[MAX_TILES]               # its first segment
    cdef short tile_x[MAX_TILES]
    cdef short tile_y[MAX_TILES]
    cdef unsigned char tile_bridge[MAX_TILES]     # NO_BRIDGE, BRIDGE_NS or BRIDGE_WE

    # Of every empty square beside it.
    cdef short frontier_cell[MAX_FRONTIER]
    cdef unsigned char frontier_key[MAX_FRONTIER] # landscape of the four sides around, two bits each, N lowest
    cdef unsigned char frontier_bridges[MAX_FRONTIER] # directions in which a neighbour could take a bridge

    # Of the deck.
    cdef unsigned char undrawn[MAX_KINDS]         # tiles left in the deck, by kind
    cdef short discarded[MAX_TILES]               # kinds, in order

    # Of the boxes in play.
    cdef short room[MAX_ROOM]                     # what each keeps (boxes.py, add_room)
    cdef short tile_room[MAX_TILE_ROOM]           # column * MAX_TILES + tile (add_tile_room)

    # Made of the tiles and the empty squares, so that it is not stored; last, for it is by far the largest.
    cdef short grid[MAX_CELLS]                    # 0 empty, tile + 1, or -(frontier index + 1)


cdef void copy_state(State to, State source) noexcept nogil
