"""What holds in every position of every game, whatever boxes are played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from carcassonne.boxes.traders_builders.view import GOODS
from carcassonne.core import report
from carcassonne.engine.features import Feature
from carcassonne.engine.game import Game
from carcassonne.engine.names import FIGURES, HUBS, STEPS
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import PlacedTile, StandingFollower, View
from carcassonne.tiles import SIDES, Tile, tile_named

OWN_FIGURES = dict.fromkeys(("large", "abbot", "builder", "pig", "mayor", "wagon", "barn"), 1)
"""How many of each figure everybody has who has any."""
WEIGHTS = {"": 1, "large": 2, "abbot": 1, "wagon": 1, "builder": 0, "pig": 0, "barn": 0}
"""What figures count in a majority; a mayor counts the pennants of his city."""
OPPOSITE = dict(zip("NESW", "SWNE", strict=True))


# --- tiles and figures are conserved ----------------------------------------------------------------------------------
def check_tiles(view: View, rules: Rules, deck: list[str]) -> None:
    """Tiles placed, in the bag, in hand, set aside and on the market are all the tiles."""
    start = [] if rules.wheel else ["RV01" if rules.river else "D"]
    known = Counter([tile.tile for tile in view.board]) + Counter(view.discarded) + Counter(view.undrawn)
    if view.phase in ("place", "plague"):
        known[view.tile or ""] += 1
    if view.market is not None:
        known += Counter(view.market.tiles) + Counter(view.market.owners.values())
    abbeys = ["AB"] * sum(tile.tile == "AB" for tile in view.board)
    assert len(abbeys) + sum(view.abbeys or ()) == (view.players if rules.abbeys else 0)
    assert known == Counter(deck + start + abbeys)
    assert view.deck == sum(view.undrawn.values())


def check_figures(view: View, rules: Rules) -> None:
    """Figures on the landscape, at home, on crown spaces and castles are always as many, of each kind."""
    switches = {"large": rules.large_followers, "abbot": rules.abbots, "builder": rules.builders, "pig": rules.pigs}
    switches |= {"mayor": rules.mayors, "wagon": rules.wagons, "barn": rules.barns}
    for seat in range(view.players):
        out = Counter(figures_out(view, seat))
        assert view.supply[seat] + out.pop("", 0) == rules.followers
        at_home = dict(view.figures[seat]) if view.figures else {}
        assert set(at_home) == {figure for figure, played in switches.items() if played}
        assert {figure: count + out.pop(figure, 0) for figure, count in at_home.items()} == {
            figure: OWN_FIGURES[figure] for figure in at_home
        }
        assert not out, "a figure stands there that nobody has"


def check_all_figures(game: Game) -> None:
    """The core loses none: at home, on segments and wherever boxes keep them, everybody has always as many."""
    s = game.state
    for seat in range(game.rules.players):
        owned = [report.figures_of(s, seat, number) for number in range(len(FIGURES))]
        given = [game.rules.followers] + [int(report.plays_with(s, number)) for number in range(1, len(FIGURES))]
        assert owned == given


def figures_out(view: View, seat: int) -> Iterator[str]:
    """The figures of a player that are not at home."""
    yield from (each.figure for each in view.followers if each.player == seat)
    yield from ["large"] * sum(seats.count(seat) for seats in (view.crowns_large or {}).values())
    yield from [""] * sum(seats.count(seat) for seats in view.crowns.values())
    for held in view.prisoners:
        yield from [held.figure] * (held.count if held.player == seat else 0)
    yield from (tower.figure for tower in view.towers if tower.player == seat)
    yield from (castle.figure for castle in view.castles or () if castle.owner == seat and not castle.done)


# --- features ---------------------------------------------------------------------------------------------------------
def check_features(game: Game) -> None:
    """Every segment lies in exactly one feature, which counts the figures that stand on it.

    A finished project holds nobody when the next tile is to be laid.
    """
    view, found = game.view(), game.features()
    board = {(x, y) for x in range(4) for y in range(4)} if view.wheel else set()
    segments = [segment for feature in found for segment in segments_of(feature) if segment[:2] not in board]
    assert len(segments) == len(set(segments))
    printed = sum(printed_segments(tile.tile, game.rules.abbots and game.rules.gardens) for tile in view.board)
    assert len(segments) == len(view.bridges or ()) + printed
    for feature in found:
        claims = Counter[int]()
        for each in standing_in(view, feature):
            claims[each.player] += feature.pennants if each.figure == "mayor" else WEIGHTS[each.figure]
        assert feature.followers == tuple(claims[seat] for seat in range(view.players))
    assert sum(len(standing_in(view, feature)) for feature in found) == len(view.followers)
    if view.phase in ("place", "over"):
        assert not [feature for feature in found if feature.completed and standing_in(view, feature)]


def segments_of(feature: Feature) -> list[tuple[int, int, str, str]]:
    """The segments of a feature, named as the figures on them are."""
    return [(x, y, "bridge", "") if at == "bridge" else (x, y, feature.kind, at) for x, y, at in feature.segments]


def standing_in(view: View, feature: Feature) -> list[StandingFollower]:
    """The figures that stand in a feature."""
    segments = set(segments_of(feature))
    return [each for each in view.followers if (each.x, each.y, each.feature, each.at) in segments]


def printed_segments(name: str, gardens: bool) -> int:
    tile = catalogued(name)
    hub = tile.cloister or tile.shrine or (tile.garden and gardens)
    return len(tile.cities) + len(tile.roads) + len(tile.fields) + hub


def catalogued(name: str) -> Tile:
    return tile_named(name.split(":")[0])


def check_company(game: Game) -> None:
    """Builder and pig stand with a follower of their player, an abbot in the middle of a tile, alone in a garden.

    Mayors stand in cities, wagons in no field, and a barn stands by itself.
    """
    view = game.view()
    for feature in game.features():
        inside = standing_in(view, feature)
        followers = {each.player for each in inside if WEIGHTS.get(each.figure, 1)}
        for each in inside:
            assert each.figure in FIGURES
            assert WEIGHTS.get(each.figure, 1) or each.player in followers or each.figure == "barn"
            assert each.figure != "mayor" or feature.kind == "city"
            assert each.figure != "barn" or feature.kind == "field"
            assert each.figure != "wagon" or feature.kind != "field"
            assert each.figure != "pig" or feature.kind == "field"
            assert each.figure != "builder" or feature.kind in ("city", "road")
            assert each.figure != "abbot" or feature.kind in HUBS
            assert each.figure == "abbot" or feature.kind != "garden"


# --- goods and the river ----------------------------------------------------------------------------------------------
def check_goods(game: Game) -> None:
    """Everybody's goods together are those of the complete cities, when a tile is to be laid."""
    view = game.view()
    if not game.rules.goods or view.phase not in ("place", "over"):
        return
    tiles = {(tile.x, tile.y): tile for tile in view.board}
    finished = Counter[str]()
    for feature in game.features():
        if feature.kind == "city" and feature.completed:
            for x, y, at in feature.segments:
                if (x, y) in tiles:
                    finished.update(goods_at(tiles[x, y], at))
    taken = Counter[str]()
    for goods in view.goods:
        taken.update(goods)
    assert +taken == finished


def goods_at(tile: PlacedTile, at: str) -> list[str]:
    """The goods of a city, named by the first of its sides as it lies."""
    for city in catalogued(tile.tile).cities:
        sides = [SIDES[(SIDES.index(side) + tile.rotation) % 4] for side in city.sides]
        if min(sides, key=SIDES.index) == at:
            return [mark for mark in city.marks if mark in GOODS]
    raise AssertionError(f"no city at {at} of {tile}")


def check_river(game: Game) -> None:
    """River meets river, and at most one of its sides faces an empty square."""
    board = {(tile.x, tile.y): tile for tile in game.view().board}
    open_ends = 0
    for (x, y), tile in board.items():
        for side, (dx, dy) in STEPS.items():
            if catalogued(tile.tile).side(side, tile.rotation) != "river":
                continue
            beside = board.get((x + dx, y + dy))
            if beside is None:
                open_ends += 1
            else:
                assert catalogued(beside.tile).side(OPPOSITE[side], beside.rotation) == "river"
    assert open_ends <= 1
