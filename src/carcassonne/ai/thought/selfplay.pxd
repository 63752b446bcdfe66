from carcassonne.ai.thought.evaluation cimport evaluate, utility
from carcassonne.ai.thought.items cimport MAX_GLOBALS, MAX_ITEMS, MAX_NOTED, Items
from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.neighbourhood cimport MAX_LINKS, MAX_SQUARES, MAX_TIES, SQUARE_TERMS, Neighbourhood, look_around
from carcassonne.ai.thought.network cimport ANSWER_ONE, infer
from carcassonne.ai.thought.sight cimport collect
from carcassonne.ai.thought.value cimport Valuer, choose_by_value, weigh_options
from carcassonne.core.state cimport *
from carcassonne.core.decisions cimport is_chance
from carcassonne.core.deck cimport is_draw
from carcassonne.core.playout cimport Dice, any_choice, fill_bag, nature_chooses, reseed, roll
from carcassonne.core.turn cimport apply_choice

cpdef enum:
    MOST_DRAWS = 256           # of a game
    BEST_FEW = 8               # options among which most experiments are made

cdef class Surroundings:
    cdef readonly int positions
    cdef readonly Py_ssize_t square_rows
    cdef readonly Py_ssize_t links
    cdef readonly Py_ssize_t ties
    cdef unsigned short[::1] square_row    # rows of all squares, SQUARE_TERMS each
    cdef unsigned char[::1] link_square
    cdef unsigned char[::1] link_item
    cdef unsigned char[::1] link_row
    cdef unsigned char[::1] tied_field
    cdef unsigned char[::1] tied_city
    cdef unsigned char[::1] square_count   # squares of every position
    cdef unsigned short[::1] link_count
    cdef unsigned char[::1] tie_count

cdef class Album:
    cdef readonly int positions
    cdef readonly int games
    cdef readonly Py_ssize_t rows
    cdef readonly Py_ssize_t items
    cdef readonly Py_ssize_t globals
    cdef unsigned short[::1] row           # rows of all items, one after the other
    cdef unsigned char[::1] item_size      # rows of every item
    cdef unsigned short[::1] global_row
    cdef short[::1] global_value
    cdef unsigned char[::1] item_count     # items of every position
    cdef unsigned char[::1] global_count
    cdef float[::1] evaluation             # what the evaluation expects, by position
    cdef unsigned short[::1] length        # positions of every game
    cdef float[::1] outcome                # what it came to, by game
    cdef bint looks_around                 # whether neighbourhoods are written down
    cdef Surroundings around

cdef bint has_room(Album a) noexcept nogil
cdef bint has_room_around(Surroundings a) noexcept nogil
cdef void picture(Album a, Valuer v, State s, int player) noexcept nogil
cdef void write_down(Album a, Items it) noexcept nogil
cdef void write_down_around(Surroundings a, Neighbourhood n) noexcept nogil
cdef int experiment(Valuer v, State s, Dice dice) noexcept nogil
cdef void play_recorded(Album a, Valuer v, State s, Dice dice, double noise) noexcept nogil
