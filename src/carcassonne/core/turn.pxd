from carcassonne.core.state cimport *
from carcassonne.core.tables cimport GROUP, SYMBOL
from carcassonne.core.board cimport lay
from carcassonne.core.decisions cimport *
from carcassonne.core.followers cimport any_follower, list_followers, places_for_follower, put_follower, segment_chosen
from carcassonne.core.log cimport note
from carcassonne.core.placement cimport build_extra, fits_somehow, list_placements, may_place, note_extra
from carcassonne.core.scoring cimport gather_finished, score_finished, score_the_end
from carcassonne.boxes.wheel.rules cimport any_crown, list_crowns, places_on_crowns, put_on_crown, turn_wheel
from carcassonne.boxes.traders_builders.rules cimport builder_works, places_for_builder, places_for_pig
from carcassonne.boxes.abbot.rules cimport places_for_abbot, take_abbot
from carcassonne.boxes.bridges_castles_bazaars.castles cimport ask_about_castles, pay_castles
from carcassonne.boxes.bridges_castles_bazaars.bazaars cimport lay_open, next_market_turn, open_market, opens_market, own_market_tile

cdef void begin_turn(State s) noexcept nogil
cdef void take_market_tile(State s) noexcept nogil
cdef void list_draws(State s, Choices c) noexcept nogil
cdef bint begins_turn(State s) noexcept nogil
cdef int draw(State s, int kind) noexcept nogil
cdef void take_up(State s, int kind) noexcept nogil
cdef void offer_squares(State s) noexcept nogil
cdef void give_up_tile(State s) noexcept nogil
cdef int place(State s, int choice) noexcept nogil
cdef bint may_follow(State s) noexcept nogil
cdef int places_for(State s, int figure) noexcept nogil
cdef int places_for_large(State s) noexcept nogil
cdef void list_followings(State s, Choices c) noexcept nogil
cdef int follow(State s, int choice) noexcept nogil
cdef void resolve(State s) noexcept nogil
cdef void settle(State s) noexcept nogil
cdef void finish_turn(State s) noexcept nogil
cdef void clear_turn(State s) noexcept nogil
cdef void end_turn(State s) noexcept nogil
cdef void end_game(State s) noexcept nogil
cdef void list_nothing(State s, Choices c) noexcept nogil
cdef int make_nothing(State s, int choice) noexcept nogil
cdef void go_on(State s, int step) noexcept nogil
cdef void apply_choice(State s, int choice) noexcept nogil
