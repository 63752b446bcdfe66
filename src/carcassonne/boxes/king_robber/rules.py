"""The king goes to whoever finishes the largest city, the robber baron to whoever finishes the longest road (K1)."""

from __future__ import annotations

import cython

from carcassonne.core.log import beside_named, event_named, term_named

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.boxes import add_room, box_number, play_with
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import distinct_tiles
    from carcassonne.core.log import note, note_score, note_term
    from carcassonne.core.scoring import add_final_scoring
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("king_robber"))
ROOM = cython.declare(cython.int, add_room(BOX, KEPT))
LOG_KING = cython.declare(cython.int, event_named("king_taken"))
LOG_BARON = cython.declare(cython.int, event_named("baron_taken"))
SCORED_KING = cython.declare(cython.int, beside_named("king"))
SCORED_BARON = cython.declare(cython.int, beside_named("robber_baron"))
TERM_KING = cython.declare(cython.int, term_named("king"))
TERM_BARON = cython.declare(cython.int, term_named("robber_baron"))


def is_played(s, card):
    """Whether this card is played with."""
    return s.room[ROOM + PLAYED + card] != 0


def holder_of(s, card):
    """The player who holds a card, -1 while nobody does."""
    return s.room[ROOM + HOLDER + card] - 1


def size_of(s, card):
    """The tiles of the city or road that a card was taken with, 0 while nobody holds it."""
    return s.room[ROOM + SIZE + card]


# --- taking them ------------------------------------------------------------------------------------------------------
def hand_over(s):
    """Who laid the tile takes each card that a city or road finished by it is large enough for (rulings K1.1, K1.2)."""
    card: cython.int
    if s.finished_size:
        for card in range(CARDS):
            if is_played(s, card):
                take_card(s, card)
    return GO_ON


def take_card(s, card):
    """The largest of what the tile finished counts, and takes the card if it is larger than the last that did."""
    i: cython.int
    tiles: cython.int
    most: cython.int = size_of(s, card)
    for i in range(s.finished_size):
        if is_of(s, card, s.finished[i]):
            tiles = distinct_tiles(s, s.finished[i])
            if tiles > most:
                most = tiles
    if most == size_of(s, card):
        return
    s.room[ROOM + SIZE + card] = most
    s.room[ROOM + HOLDER + card] = s.turn + 1
    if s.log_on:
        note(s, LOG_KING if card == KING else LOG_BARON, s.turn, most, 0, 0, 0, 0)


# --- what they are worth ----------------------------------------------------------------------------------------------
def is_of(s, card, feature):
    """Whether a feature is a city, for the king, or a road, for the baron; a castle is neither (ruling K2.1)."""
    if card == BARON:
        return LANDSCAPE[s.printed[feature]] == ROAD
    return LANDSCAPE[s.printed[feature]] == CITY and s.marks[feature] & CASTLE_CITY == 0


def count_finished(s, card):
    """How many cities, or roads, of the landscape are finished."""
    segment: cython.int
    count: cython.int = 0
    for segment in range(s.segments):
        if s.feature[segment] == segment and s.parts[segment] and s.open[segment] == 0 and is_of(s, card, segment):
            count += 1
    return count


def score_cards(s):
    """At the end each card is worth a point for every finished city, or road, whoever was paid for it (ruling K1.4)."""
    card: cython.int
    player: cython.int
    points: cython.int
    for card in range(CARDS):
        player = holder_of(s, card)
        if player < 0:
            continue
        points = count_finished(s, card)
        s.score[player] += points
        if s.log_on:
            note_score(
                s,
                player,
                points,
                SCORED_KING if card == KING else SCORED_BARON,
                0,
                CAUSE_END,
                TERM_KING if card == KING else TERM_BARON,
            )
            note_term(s, TERM_KING if card == KING else TERM_BARON, points)


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, king: cython.bint, baron: cython.bint) -> None:
    """Play with the king, with the robber baron, or without."""
    if not king and not baron:
        return
    play_with(s, BOX)
    s.room[ROOM + PLAYED + KING] = king
    s.room[ROOM + PLAYED + BARON] = baron


def cards_held(s: State) -> list:
    """King and robber baron: (player, size), -1 and 0 while nobody holds it."""
    return [(holder_of(s, card), size_of(s, card)) for card in range(CARDS)]


def give_card(s: State, card: cython.int, player: cython.int, size: cython.int) -> None:
    """A player holds a card, taken with so many tiles."""
    s.room[ROOM + HOLDER + card] = player + 1
    s.room[ROOM + SIZE + card] = size


def finished_on_board(s: State, card: cython.int) -> int:
    """How many finished cities (of the king) or roads (of the baron) there are."""
    return count_finished(s, card)


add_final_scoring(BOX, score_cards)
add_step("king and robber baron", BOX, hand_over, "scoring")
