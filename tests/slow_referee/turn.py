"""One turn: lay a tile, place a follower, score (B2)."""

from collections.abc import Generator

from slow_referee.castles import offer_castles, pay_castles
from slow_referee.landscape import Segment
from slow_referee.placement import Bridge, Placement, placements
from slow_referee.scoring import score_completed
from slow_referee.table import Action, Laid, Question, Script, Table, segment_as_json
from slow_referee.tiles import face, has_market, kind_of, smallest_rotation, wheel_number
from slow_referee.wheel import free_crown_segments, put_on_crown, turn_the_wheel


def take_turn(table: Table, player: int, tile: str | None) -> Generator[Question, Action, bool]:
    """A whole turn with a drawn or bought tile; tells whether a market tile was laid."""
    table.in_hand = tile
    table.castles_built_this_turn = []
    laid = yield from _lay_a_tile(table, player)
    if laid is None or table.in_hand is None:
        return False
    yield from _place_a_follower(table, player, laid)
    if table.rules.castles:
        yield from offer_castles(table, player, laid.place)
    score_completed(table, laid.place)
    if table.rules.castles:
        yield from pay_castles(table, player, laid.place)
    market = has_market(table.in_hand)
    table.in_hand = None
    return market


def _lay_a_tile(table: Table, player: int) -> Generator[Question, Action, Laid | None]:
    """Lay the tile in hand; one that fits nowhere or is declined leaves the game and another is drawn (B3.3)."""
    while table.in_hand is not None:
        if table.rules.wheel and wheel_number(table.in_hand) > 0:
            yield from turn_the_wheel(table, player, wheel_number(table.in_hand))
        choices = placing_choices(table, player, table.in_hand)
        if choices:
            action = yield Question("place", player, choices)
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
    rotation = smallest_rotation(kind_of(tile), placement.rotation)
    table.landscape.lay(placement.place, face(kind_of(tile), rotation))
    table.board.append({"tile": tile, "x": x, "y": y, "rotation": rotation})
    if placement.bridge is None:
        return Laid(placement.place)
    table.landscape.build_bridge(placement.bridge.place, placement.bridge.axis)
    table.bridges_left[player] -= 1
    return Laid(placement.place, placement.bridge.place)


def free_segments(table: Table, laid: Laid) -> list[Segment]:
    """The segments of the new tile, and the bridge just built, in features without any follower (B4, E2.9)."""
    segments = table.landscape.segments_on(laid.place)
    if laid.bridge is not None and laid.bridge != laid.place:
        segments.append(Segment(*laid.bridge, "road", "bridge"))
    return [segment for segment in segments if not table.followers_in(table.landscape.feature(segment))]


def _place_a_follower(table: Table, player: int, laid: Laid) -> Script:
    """At most one follower, on the new tile, the new bridge or a crown space; not asked when none is possible."""
    if table.supply[player] == 0:
        return
    spots = {segment_key(segment): segment for segment in free_segments(table, laid)}
    choices: list[Action] = [_follower_action(segment) for segment in spots.values()]
    if table.rules.wheel:
        choices += [{"type": "crown", "segment": segment} for segment in free_crown_segments(table)]
    if not choices:
        return
    action = yield Question("follower", player, [*choices, {"type": "skip"}])
    if action["type"] == "crown":
        put_on_crown(table, player, action["segment"])
    if action["type"] == "follower":
        table.put_follower(player, spots[action["feature"], action.get("at") or ""])


def segment_key(segment: Segment) -> tuple[str, str]:
    """Feature and `at` as a follower action names them."""
    named = segment_as_json(segment)
    return named["feature"], named.get("at", "")


def _follower_action(segment: Segment) -> Action:
    feature, at = segment_key(segment)
    action = {"type": "follower", "feature": feature}
    return action | {"at": at} if at else action


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
