"""The wheel of fortune: pig, actions and crown spaces (D4-D6)."""

from slow_referee.figures import FIGURES, FOLLOWERS, ORDINARY
from slow_referee.landscape import Segment
from slow_referee.later import played
from slow_referee.scoring import feeds_farmers
from slow_referee.table import Follower, Question, Script, Table, castle_as_json, segment_as_json, segment_from_json
from slow_referee.tiles import tile_files
from slow_referee.traders_builders import send_lonely_home


def crown_spaces() -> dict[str, int]:
    """The segments clockwise, each with its number of crown spaces."""
    return {segment["id"]: segment["crown_spaces"] for segment in tile_files()["wheel"]["board"]["segment"]}


SPACES = crown_spaces()


def turn_the_wheel(table: Table, active: int, number: int) -> Script:
    """Move the pig, carry out the action of its segment, then score the crown spaces there."""
    segments = list(SPACES)
    table.pig = segments[(segments.index(table.pig) + number) % len(segments)]
    if table.pig == "plague":
        yield from _plague(table, active)
    else:
        _pay_action(table, active)
    _score_crowns(table, table.pig)


def free_crown_segments(table: Table) -> list[str]:
    standing = {segment: table.crowns.get(segment, []) + table.crowns_large.get(segment, []) for segment in SPACES}
    return [segment for segment, spaces in SPACES.items() if len(standing[segment]) < spaces]


def put_on_crown(table: Table, player: int, segment: str, figure: str = ORDINARY) -> None:
    """An ordinary follower or a large one (I5.1); abbot, builder and pig never (M5.2, T5.1)."""
    table.take_from_home(player, figure)
    crowns = table.crowns_large if figure == "large" else table.crowns
    crowns.setdefault(segment, []).append(player)


def _pay_action(table: Table, active: int) -> None:
    """Fortune, tax, famine, storm or inquisition (D5)."""
    if table.pig == "fortune":
        table.scores[active] += 3
    if table.pig == "storm":
        for player in range(table.players):
            table.scores[player] += sum(table.at_home(player, figure) for figure in FOLLOWERS)
    for follower in table.followers:
        if follower.figure in FOLLOWERS:
            table.scores[follower.player] += _pays_for_follower(table, follower)


def _pays_for_follower(table: Table, follower: Follower) -> int:
    role = (table.pig, follower.segment.kind)
    feature = table.landscape.feature(follower.segment)
    if role == ("tax", "city"):
        return table.landscape.pennants(feature) + table.heads(feature, follower.player)
    if role == ("famine", "field"):
        cities = table.landscape.bordering_cities(feature)
        return sum(feeds_farmers(table, city) for city in cities)
    if role == ("inquisition", "cloister"):
        return 2
    return 0


def _plague(table: Table, active: int) -> Script:
    """Everyone takes one own follower from the landscape, also from a castle (D5, E5)."""
    for player in table.clockwise_from(active):
        standing = _standing(table, player)
        choices = [
            {"type": "plague"} | segment_as_json(segment) | ({"figure": figure} if number else {})
            for segment, figures in standing.items()
            for number, figure in enumerate(figures)
        ]
        choices += [
            {"type": "plague"} | castle_as_json(castle)
            for castle in table.castles
            if castle.owner == player and not castle.done
        ]
        others = {box: box.on_no_segment(table, player) for box in played(table.rules)}
        choices += [{"type": "plague"} | where for places in others.values() for where in places]
        if choices:
            action = yield Question("plague", player, choices)
            where = {name: value for name, value in action.items() if name != "type"}
            box = next((box for box, places in others.items() if where in places), None)
            if box is not None:
                box.take_back(table, player, where)
            elif action["feature"] == "castle":
                _empty_castle(table, (action["x"], action["y"]), action["at"])
            else:
                segment = segment_from_json(action)
                _take_follower(table, player, segment, action.get("figure", standing[segment][0]))


def _standing(table: Table, player: int) -> dict[Segment, list[str]]:
    """The kinds of a player's followers on each segment; the first of them needs no name there."""
    found: dict[Segment, list[str]] = {}
    for follower in sorted(table.followers, key=lambda follower: FIGURES.index(follower.figure)):
        there = found.setdefault(follower.segment, []) if follower.player == player else []
        if follower.figure in FOLLOWERS and follower.figure not in there:
            there.append(follower.figure)
    return {segment: figures for segment, figures in found.items() if figures}


def _take_follower(table: Table, player: int, segment: Segment, figure: str) -> None:
    """The follower goes home, and with the last one a builder or pig (T3.5, T4.4)."""
    table.return_follower(next(f for f in table.followers if f == Follower(player, segment, figure)))
    send_lonely_home(table, player, table.landscape.feature(segment))


def _empty_castle(table: Table, place: tuple[int, int], side: str) -> None:
    """The castle counts as finished without any payout (E5, A5.6)."""
    castle = next(castle for castle in table.castles if (castle.place, castle.side) == (place, side))
    castle.done = True
    table.bring_home(castle.owner, castle.figure)


def _score_crowns(table: Table, segment: str) -> None:
    """One space 3; two spaces 6 for one follower, 3 each for two; then they go home (D6.3)."""
    ordinary, large = table.crowns.pop(segment, []), table.crowns_large.pop(segment, [])
    alone_on_two = SPACES[segment] == 2 and len(ordinary + large) == 1
    for player in ordinary + large:
        table.scores[player] += 6 if alone_on_two else 3
    for player in ordinary:
        table.bring_home(player, ORDINARY)
    for player in large:
        table.bring_home(player, "large")
