from carcassonne.core.state cimport *
from carcassonne.core.tables cimport BAZAAR, CROWN_SPACES, LEGAL, LEGAL_NS, LEGAL_WE, SEGMENTS, SYMBOL, TURNS
from carcassonne.core.log cimport note
from carcassonne.core.board cimport fits_plainly, lay
from carcassonne.boxes.bridges_castles_bazaars.bridges cimport fits_with_bridge, span
from carcassonne.core.followers cimport any_follower, may_follow, put_follower, put_on_crown
from carcassonne.core.scoring cimport gather_finished, score_finished, score_the_end
from carcassonne.boxes.bridges_castles_bazaars.castles cimport answer_castle, ask_about_castles, is_project_of, pay_castle, pay_castles
from carcassonne.boxes.wheel.rules cimport act, ask_the_plagued, may_plague, move_pig, plague, score_crowns
from carcassonne.boxes.bridges_castles_bazaars.bazaars cimport (
    answer_bid, begin_auctions, can_be_selected, close_market, deal, has_market_tile, market_tile_of, offer, open_market, open_tiles, take,
)

cdef void begin_turn(State s) noexcept nogil
cdef void draw(State s, int kind) noexcept nogil
cdef void take_up(State s, int kind) noexcept nogil
cdef void offer_squares(State s) noexcept nogil
cdef void give_up_tile(State s) noexcept nogil
cdef bint must_use_bridge(State s) noexcept nogil
cdef void place(State s, int choice) noexcept nogil
cdef void follow(State s, int choice) noexcept nogil
cdef void resolve(State s) noexcept nogil
cdef void finish_turn(State s) noexcept nogil
cdef void settle(State s) noexcept nogil
cdef void begin_market_turn(State s) noexcept nogil
cdef void clear_turn(State s) noexcept nogil
cdef void end_turn(State s) noexcept nogil
cdef void end_game(State s) noexcept nogil
cdef void apply_choice(State s, int choice) noexcept nogil
cdef bint may_place(State s, int choice) noexcept nogil
