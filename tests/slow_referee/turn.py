"""One turn: lay a tile, place a figure, score (B2); all of it twice in a double turn (T3)."""

from collections.abc import Generator
from dataclasses import dataclass

from slow_referee.abbot import abbot_to_take_back, take_abbot_back
from slow_referee.castles import offer_castles, pay_castles
from slow_referee.figures import FIGURES, GROUND, ORDINARY
from slow_referee.landscape import Segment
from slow_referee.later import asides, ask, closed, played
from slow_referee.placement import Bridge, Placement, placements
from slow_referee.scoring import score_completed
from slow_referee.table import Action, Laid, Question, Script, Table, new_segments, segment_as_json
from slow_referee.tiles import face, has_market, kind_of, smallest_rotation, wheel_number
from slow_referee.traders_builders import builder_may_stand, extends_builder, pig_may_stand
from slow_referee.wheel import free_crown_segments, put_on_crown, turn_the_wheel


@dataclass(frozen=True)
class Part:
    """What came of one part of a turn."""

    market_tile: bool = False
    earned_another: bool = False


def take_turn(
    table: Table, player: int, tile: str | None = None, on_market_day: bool = False
) -> Generator[Question, Action, bool]:
    """A whole turn, both parts of a double turn; tells whether a market day follows.

    The tile was bought; without one it is drawn, or one of the player's own.
    """
    for box in played(table.rules):
        box.turn_begins(table, player)
    part = yield from _play_part(table, player, tile)
    market_follows = not on_market_day and _opens_a_market(table, part)
    if part.earned_another:
        # The tiles of the market day are not drawn in the second part (rulings 1-3).
        table.kept_for_market = table.players if market_follows else 0
        if table.can_draw() or any(box.own_tiles(table, player) for box in played(table.rules)):
            table.second_part = True
            part = yield from _play_part(table, player)
            table.second_part = False
            market_follows = market_follows or (not on_market_day and _opens_a_market(table, part))
        table.kept_for_market = 0
    return market_follows


def _opens_a_market(table: Table, part: Part) -> bool:
    """A market tile was laid and there are enough tiles for everybody (E4.1, E4.2)."""
    return table.rules.bazaars and part.market_tile and len(table.coming()) >= table.players


def last_round(table: Table, player: int) -> Script:
    """When no tile is left everybody may lay one of his own, once, from this player on; nobody is paid for a turn."""
    for one in table.clockwise_from(player):
        if any(box.plays_last_round(table) and box.own_tiles(table, one) for box in played(table.rules)):
            scores = list(table.scores)
            for box in played(table.rules):
                box.turn_begins(table, one)
            table.scores = scores
            yield from _play_part(table, one)


def _own_tile(table: Table, player: int) -> Generator[Question, Action, Action | None]:
    """A tile of his own that the player lays; None: one is to be drawn, or there is no question."""
    if not any(box.own_tiles(table, player) for box in played(table.rules)):
        return None
    other: Action = {"type": "draw" if table.can_draw() else "skip"}
    action = yield from ask(
        table,
        "tile",
        player,
        lambda: [*(a for box in played(table.rules) for a in box.own_tiles(table, player)), other],
    )
    return None if action == other else action


def _play_part(table: Table, player: int, tile: str | None = None) -> Generator[Question, Action, Part]:
    """Lay a tile, place a figure, score; the three steps that a double turn carries out twice."""
    table.castles_built_this_part = []
    own = None if tile is not None else (yield from _own_tile(table, player))
    if own is not None:
        box = next(box for box in played(table.rules) if own in box.own_tiles(table, player))
        laid: Laid | None = box.lay_own(table, player, own)
    else:
        table.in_hand = table.draw() if tile is None else tile
        laid = yield from _lay_a_tile(table, player)
    if laid is None or table.in_hand is None:
        return Part()
    # A builder who comes with this tile does not act yet, one whose feature it completes does (T3.2, T3.4).
    counts = extends_builder(table, player, laid) or any(box.closes(table, player, laid) for box in played(table.rules))
    earned_another = not table.second_part and counts
    for box in played(table.rules):
        yield from box.after_laying(table, player, laid)
    yield from _place_a_figure(table, player, laid)
    for box in played(table.rules):
        yield from box.after_figure(table, player, laid)
    if table.rules.castles:
        yield from offer_castles(table, player, laid.place)
    score_completed(table, player, laid.place)
    if table.rules.castles:
        yield from pay_castles(table, player, laid.place)
    for box in played(table.rules):
        yield from box.part_ends(table, player, laid)
    for box in played(table.rules):
        yield from box.part_over(table, player, laid)
    market_tile = has_market(table.in_hand)
    table.in_hand = None
    return Part(market_tile, earned_another)


def _lay_a_tile(table: Table, player: int) -> Generator[Question, Action, Laid | None]:
    """Lay the tile in hand; one that fits nowhere or is declined leaves the game and another is drawn (B3.3)."""
    while table.in_hand is not None:
        if table.rules.wheel and wheel_number(table.in_hand) > 0:
            yield from turn_the_wheel(table, player, wheel_number(table.in_hand))
        choices = placing_choices(table, player, table.in_hand)
        if choices:
            action = yield from ask(table, "place", player, choices.copy)
            if action["type"] == "place":
                return lay(table, player, table.in_hand, placement_from_json(action))
        table.discarded.append(table.in_hand)
        table.in_hand = table.draw()
    return None


def placing_choices(table: Table, player: int, tile: str) -> list[Action]:
    """All placements; declining only where every one of them needs a bridge (E2.13)."""
    may_bridge = table.rules.bridges and table.bridges_left[player] > 0
    possible = placements(table.landscape, tile, may_bridge)
    choices = [placement_as_json(placement) for placement in possible]
    if possible and all(placement.bridge for placement in possible):
        choices.append({"type": "decline"})
    return choices


def lay(table: Table, player: int, tile: str, placement: Placement) -> Laid:
    """Put the tile and perhaps a bridge on the landscape; equal rotations are stored as the smallest."""
    x, y = placement.place
    marks = table.landscape.marks
    rotation = smallest_rotation(kind_of(tile), placement.rotation, marks)
    table.landscape.lay(placement.place, face(kind_of(tile), rotation, marks))
    table.board.append({"tile": tile, "x": x, "y": y, "rotation": rotation})
    if placement.bridge is None:
        return Laid(placement.place)
    table.landscape.build_bridge(placement.bridge.place, placement.bridge.axis)
    table.bridges_left[player] -= 1
    return Laid(placement.place, placement.bridge.place)


def spots(table: Table, player: int, laid: Laid, figure: str) -> list[Segment]:
    """Where the player may put this figure: on the new tile or the bridge just built."""
    if table.at_home(player, figure) == 0:
        return []
    segments = [segment for segment in new_segments(table, laid) if not closed(table, segment.place)]
    return [segment for segment in segments if _may_stand(table, player, figure, segment)]


def _may_stand(table: Table, player: int, figure: str, segment: Segment) -> bool:
    """A follower in a feature without any figure (B4.3); builder and pig beside an own follower (T3.1, T4.1)."""
    if segment.kind not in GROUND[figure]:
        return False
    if figure == "builder":
        return builder_may_stand(table, player, segment)
    if figure == "pig":
        return pig_may_stand(table, player, segment)
    return not table.followers_in(table.landscape.feature(segment))


def figure_choices(table: Table, player: int, laid: Laid) -> list[Action]:
    """Every way to use the figure step, except to skip it."""
    duties = _duties(table, player, laid)
    if duties:
        return duties
    choices = []
    for figure in FIGURES:
        named = {} if figure == ORDINARY else {"figure": figure}
        for segment in spots(table, player, laid, figure):
            choices.append({"type": "follower"} | _name(segment) | named)
        if table.rules.wheel and figure in (ORDINARY, "large") and table.at_home(player, figure) > 0:
            choices += [{"type": "crown", "segment": free} | named for free in free_crown_segments(table)]
    if abbot_to_take_back(table, player) is not None:
        choices.append({"type": "take_abbot"})
    for box in played(table.rules):
        choices += box.figure_choices(table, player, laid)
    return choices


def _duties(table: Table, player: int, laid: Laid) -> list[Action]:
    """What has to be done in the figure step, and nothing else."""
    return [action for box in played(table.rules) for action in box.duties(table, player, laid)]


def _place_a_figure(table: Table, player: int, laid: Laid) -> Script:
    """At most one figure, or the abbot taken back; not asked when nothing is possible, not even besides."""
    if not figure_choices(table, player, laid) and not asides(table, player):
        return
    skip: Action = {"type": "skip"}
    may_skip = [] if _duties(table, player, laid) else [skip]
    action = yield from ask(table, "follower", player, lambda: [*figure_choices(table, player, laid), *may_skip])
    for box in played(table.rules):
        if action in box.figure_choices(table, player, laid):
            yield from box.use_figure(table, player, laid, action)
            return
    figure = action.get("figure", ORDINARY)
    if action["type"] == "take_abbot":
        take_abbot_back(table, player)
    if action["type"] == "crown":
        put_on_crown(table, player, action["segment"], figure)
    if action["type"] == "follower":
        wanted = {key: action[key] for key in ("feature", "at") if action.get(key) is not None}
        where = next(segment for segment in spots(table, player, laid, figure) if _name(segment) == wanted)
        table.put_follower(player, where, figure)


def _name(segment: Segment) -> Action:
    """Feature and `at` as a follower action names them."""
    named = segment_as_json(segment)
    return {key: named[key] for key in ("feature", "at") if key in named}


def placement_as_json(placement: Placement) -> Action:
    x, y = placement.place
    action: Action = {"type": "place", "x": x, "y": y, "rotation": placement.rotation}
    if placement.bridge is None:
        return action
    x, y = placement.bridge.place
    return action | {"bridge": {"x": x, "y": y, "axis": placement.bridge.axis}}


def placement_from_json(action: Action) -> Placement:
    bridge = action.get("bridge")
    built = Bridge((bridge["x"], bridge["y"]), bridge["axis"]) if bridge else None
    return Placement((action["x"], action["y"]), action["rotation"], built)
