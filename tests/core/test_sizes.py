"""Room for boxes to come: kinds beyond 255, a tile with nine segments; and what is refused where the room ends."""

from __future__ import annotations

import pytest

from carcassonne.core.state import GROUPS, MAX_KINDS
from carcassonne.core.tables import TILES
from support.extended import run_with_tiles, told_by


def test_there_is_room_for_a_hundred_more_kinds() -> None:
    assert len(TILES) + 100 <= MAX_KINDS


def test_one_kind_too_many_is_refused_with_a_sentence() -> None:
    """As many as there is room for are taken."""
    extended = """
extend(*(replace(tile_set("base")["U"], id=f"K{number}") for number in range(%d)))
import carcassonne.core.tables
"""
    free = MAX_KINDS - len(TILES)
    assert run_with_tiles(extended % free).returncode == 0
    done = run_with_tiles(extended % (free + 1))
    said = f"the boxes have {MAX_KINDS + 1} kinds of tile, and the core has room for {MAX_KINDS}"
    assert done.stderr.rstrip().endswith(f"AssertionError: {said} (core/state.pxd, MAX_KINDS)")


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        (
            'replace(tile_set("base")["X"], id="MANY", roads=tile_set("base")["X"].roads * 3)',
            "tile MANY has 16 segments, and the core has places for 15 (core/state.pxd, SEGMENTS_PER_TILE)",
        ),
        (
            f'replace(tile_set("base")["X"], id="LATE", group={GROUPS - 1})',
            f"tile LATE is in group {GROUPS - 1} of the deck: they go from 0 to {GROUPS - 2}",
        ),
    ],
    ids=["segments", "group"],
)
def test_a_tile_that_the_core_has_no_room_for_is_refused_with_a_sentence(tile: str, said: str) -> None:
    done = run_with_tiles(f"extend({tile})\nimport carcassonne.core.tables")
    assert done.stderr.rstrip().endswith(f"AssertionError: {said}")


def test_a_game_with_kinds_beyond_255_is_the_game_with_the_tiles_they_are_copies_of() -> None:
    """Every tile of the deck has a twin with a number beyond 255: in hand, laid, on a market, discarded, in a copy."""
    assert told_by(GAME_OF_TWINS) == ["beyond 255: True", "equal: True", "discarded: True", "market: True"]


GAME_OF_TWINS = """
from carcassonne.tiles import tile_named
names = [tile.id for box in ("base", "bridges_castles_bazaars") for tile in tile_set(box).tiles]
kinds = sum(len(tile_set(box).tiles) for box in BOXES)
filling = tuple(replace(tile_named("U"), id=f"K{number}") for number in range(kinds, 256))
extend(*filling, *(replace(tile_named(name), id=f"twin{name}") for name in names))
import random
from carcassonne.core import tables
from carcassonne.core.state import state_of
from carcassonne.core.playout import Dice, playout
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, starting_state
from support.table import lay
print("beyond 255:", all(tables.KIND_OF[f"twin{name}"] > 255 for name in names))
rules = Rules.of("bridges-castles-bazaars", 3)
dice, deck = random.Random(4), full_deck(rules)
dice.shuffle(deck)
deck = ["E", "C", *deck[:40]]
game, twin = Game(rules, draw=deck), Game(rules, draw=[f"twin{name}" for name in deck])
equal, market = True, False
for each in (game, twin):  # the only city is finished: C, drawn then, fits nowhere
    each.play(lay(0, -1, 2))
while not game.over:
    actions, others = game.legal_actions(), twin.legal_actions()
    equal = equal and str(actions) == str(others).replace("twin", "")
    equal = equal and state_of(twin.state.to_bytes()) == twin.state == twin.state.copy()
    chosen = dice.randrange(len(actions))
    events, same = game.play(actions[chosen]), twin.play(others[chosen])
    equal = equal and str(events) == str(same).replace("twin", "")
    market = market or "TileSold" in str(events)
equal = equal and str(game.view()) == str(twin.view()).replace("twin", "")
start = starting_state(rules, [f"twin{name}" for name in deck])
playout(start, Dice(3))
print("equal:", equal and game.over)
print("discarded:", all(name.startswith("twin") for name in twin.view().discarded) and len(twin.view().discarded) > 0)
print("market:", market)
"""


def test_a_tile_with_nine_segments_is_laid_joined_and_scored() -> None:
    """A cloister with a road to each side and a field at each corner, to the right of the start tile."""
    assert told_by(GAME_OF_NINE) == [
        "cloister, field ER, field NL, field NR, field SR, road E, road N, road S, road W",
        "the road at W runs on over 2 tiles, the field at NL over 2",
        "a follower on the road at E: road 2",
        "a follower on the cloister: cloister 9",
    ]


GAME_OF_NINE = """
from carcassonne.tiles import tile_named
roads = tuple(Road(f"r{i}", (side,), "cloister") for i, side in enumerate("NESW"))
corners = (("NR", "EL"), ("ER", "SL"), ("SR", "WL"), ("WR", "NL"))
fields = tuple(Field(f"f{i}", halves) for i, halves in enumerate(corners))
extend(Tile("NINE", "roads to a cloister", 1, ("road",) * 4, (), roads, fields, cloister=True))
from carcassonne.core.state import state_of
from carcassonne.engine.actions import Follower
from carcassonne.engine.game import Game
from support.table import SKIP, lay

def begin():
    game = Game("modern", draw=["NINE", "X", "X", "X", "X", "X", "W", "D"])
    game.play(lay(1, 0))
    return game

def surround(game):
    squares = [(2, 0, 0), (1, -1, 0), (1, 1, 0), (2, -1, 0), (2, 1, 0), (0, 1, 0), (0, -1, 2)]
    for x, y, rotation in squares:
        for action in (lay(x, y, rotation), SKIP):
            if action in game.legal_actions():
                yield from (event for event in game.play(action) if type(event).__name__ == "Scored")
        assert state_of(game.state.to_bytes()) == game.state == game.state.copy()

game = begin()
named = {(action.feature, action.at) for action in game.legal_actions() if isinstance(action, Follower)}
print(", ".join(sorted(" ".join(name).strip() for name in named)))
over = {segment: feature.tiles for feature in game.features() for segment in feature.segments}
print(f"the road at W runs on over {over[1, 0, 'W']} tiles, the field at NL over {over[1, 0, 'NL']}")
for follower, words in ((Follower("road", "E"), "road at E"), (Follower("cloister"), "cloister")):
    game = begin()
    game.play(follower)
    scored = [event for event in surround(game) if event.player == 0]
    print(f"a follower on the {words}: " + ", ".join(f"{event.feature} {event.points}" for event in scored))
"""
