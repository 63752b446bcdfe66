"""The base game's decisions: drawing, laying the tile, putting a follower."""

from __future__ import annotations

import re
from collections.abc import Sequence

from carcassonne.boxes import parts
from carcassonne.core import board, features, report, state, tables, turn
from carcassonne.core import figures as core_figures
from carcassonne.core.state import State
from carcassonne.engine.actions import Draw, Follower, Place, Skip
from carcassonne.engine.decisions import (
    FEATURE,
    ActionKind,
    BoxActions,
    Decision,
    PlainKind,
    SpotKind,
    brought,
    figures,
    listed,
    spots,
)
from carcassonne.engine.events import BoxEvents, Drawn
from carcassonne.engine.members import COORDINATE, TEXT, Members, nullable, number, one_of, optional
from carcassonne.engine.names import (
    FIGURE_WORDS,
    FIGURES,
    LANDSCAPES,
    SIDE_NAMES,
    STEPS,
    kind_of,
    named,
    place_of,
    segment_at,
    segment_named,
)
from carcassonne.engine.text import SQUARE, read_feature, read_spot, read_square, read_tile, spot_text
from carcassonne.tiles import SIDES

DRAW = Decision("draw", state.DRAW, "a tile has to be drawn first", nature=True)
PLACE = Decision("place", state.PLACE, "the tile has to be placed", hand=True)
FOLLOW = Decision("follower", state.FOLLOW, "a follower may be put, or none", laid=True)
OVER = Decision("over", state.OVER)
SPOTS = (
    SpotKind("city", "knight", "[NESW]"),
    SpotKind("road", "thief", "[NESW]"),
    SpotKind("field", "farmer", "([NESW][LR])?"),
    SpotKind("cloister", "monk"),
)
ROTATION = re.compile(r"r([0-3])")
MORE_THAN_A_PLACE = state.DECLINE | state.OPTIONS << state.OPTION_BITS
"""The bits of a choice that say more than square and rotation."""


class DrawKind(ActionKind[Draw]):
    """Nature's draw."""

    action = Draw
    name = "draw"
    decision = DRAW
    members = Members(tile=optional(TEXT))
    words = ("draw",)
    example = "draw V"

    def action_of(self, s: State, choice: int) -> Draw:
        """A kind of tile."""
        return Draw(tables.NAMES[choice])

    def choice_of(self, s: State, action: Draw) -> int | None:
        """The kind of the tile."""
        return kind_of(action.tile)

    def against(self, s: State, action: Draw) -> str:
        """Only tiles that are left can be drawn."""
        return f"no tile {action.tile} is left to be drawn"

    def told(self, s: State, choice: int) -> Drawn:
        """Whose tile it is, or that it is laid open."""
        laid_open = any(part.lays_open(s) for part in parts("events", BoxEvents))
        return Drawn(report.on_turn(s), tables.NAMES[choice], laid_open)

    def tile_drawn(self, action: Draw) -> str:
        """The tile."""
        return action.tile

    def text(self, action: Draw) -> str:
        """`draw V`."""
        return f"draw {action.tile}"

    def read(self, words: Sequence[str]) -> Draw | None:
        """`draw V`."""
        return Draw(read_tile(words[1])) if len(words) == 2 else None


# --- placing ----------------------------------------------------------------------------------------------------------
class PlaceKind(ActionKind[Place]):
    """A placement. A box whose placements carry something more builds on this."""

    action = Place
    name = "place"
    decision = PLACE
    members = Members(x=COORDINATE, y=COORDINATE, rotation=number(0, 3))

    def action_of(self, s: State, choice: int) -> Place | None:
        """A square and a rotation."""
        if choice & MORE_THAN_A_PLACE:
            return None
        x, y = board.place_of_cell(s, choice >> state.CELL_BITS)
        return Place(x, y, choice & 3)

    def choice_of(self, s: State, action: Place) -> int | None:
        """Rotations that look the same are one choice."""
        hand = report.hand(s)
        if hand < 0 or not 0 <= action.rotation <= 3 or board.square_at(s, action.x, action.y) >= 0:
            return None
        more = self.more_than_a_place(action)
        rotation = action.rotation % tables.different_turns(hand, report.looks(s))
        if more is None:
            return None
        return int(board.cell_at(s, action.x, action.y) << state.CELL_BITS | more << state.OPTION_BITS | rotation)

    def more_than_a_place(self, action: Place) -> int | None:
        """The core's number for what is laid with the tile; None if it cannot be laid there."""
        return 0

    def against(self, s: State, action: Place) -> str:
        """First the square, then what is laid with the tile, then the sides."""
        return self._against_square(s, action) or self.against_more(s, action) or self._side_that_differs(s, action)

    def _against_square(self, s: State, action: Place) -> str | None:
        if not 0 <= action.rotation <= 3:
            return f"a tile turns by 0 to 3 quarter turns, not {action.rotation}"
        found = board.square_at(s, action.x, action.y)
        if found > 0:
            return f"a tile lies at ({action.x}, {action.y}) already (ruling B3.1)"
        return f"({action.x}, {action.y}) shares no side with a placed tile (ruling B3.1)" if found == 0 else None

    def against_more(self, s: State, action: Place) -> str | None:
        """What is wrong with what is laid with the tile; None if nothing is."""
        return None

    def _side_that_differs(self, s: State, action: Place) -> str:
        """The first side on which the new tile and its neighbour do not match (ruling B3.2)."""
        for side, (dx, dy) in STEPS.items():
            x, y = action.x + dx, action.y + dy
            tile = board.square_at(s, x, y) - 1
            if tile < 0:
                continue
            mine, yours = self.own_side(s, action, side), self.side_met(s, action, tile, side)
            if mine != yours:
                return f"the {SIDE_NAMES[side]} side is {mine}, the neighbour's at ({x}, {y}) is {yours} (ruling B3.2)"
        for part in brought():
            reason = part.against_place(s, action)
            if reason:
                return reason
        raise AssertionError(f"the core refused {action} though every side matches")

    def own_side(self, s: State, action: Place, side: str) -> str:
        """A side of the tile in hand as it would lie."""
        return str(tables.TILES[report.hand(s)].side(side, action.rotation))

    def side_met(self, s: State, action: Place, tile: int, side: str) -> str:
        """What the neighbour in a direction shows to the new tile."""
        return LANDSCAPES[board.side_of(s, tile, (SIDES.index(side) + 2) % 4)]

    def text(self, action: Place) -> str:
        """`1,0 r2`."""
        return f"{action.x},{action.y}" + (f" r{action.rotation}" if action.rotation else "")

    def read(self, words: Sequence[str]) -> Place | None:
        """`1,0` or `1,0 r2`."""
        x, y = read_square(words[0])
        turned = ROTATION.fullmatch(words[1]) if len(words) == 2 else None
        return None if len(words) > 1 + (turned is not None) else Place(x, y, int(turned[1]) if turned else 0)


# --- followers --------------------------------------------------------------------------------------------------------
class FollowerKind(ActionKind[Follower]):
    """A follower on a segment: of the tile just laid, or where a box lets it go. One with other places builds on it."""

    action = Follower
    name = "follower"
    decision = FOLLOW
    members = Members(
        feature=FEATURE,
        at=optional(TEXT),
        figure=optional(one_of(lambda: FIGURES[1:])),
        x=nullable(COORDINATE),
        y=nullable(COORDINATE),
    )
    words = (*(spot.follower for spot in SPOTS), *FIGURES[1:])

    def hint(self) -> str:
        """A follower on every kind of segment, and every other figure."""
        on_segments = [spot.example for spot in spots().values() if spot.example.split()[0] in self.words]
        return listed([*on_segments, *(figure.example for figure in figures() if figure.example)])

    def action_of(self, s: State, choice: int) -> Follower | None:
        """A segment by its place on the tile, and the figure; elsewhere by its square, too."""
        if state.ELSEWHERE <= choice < state.OWN_CHOICE:
            return self.action_elsewhere(s, *divmod(choice - state.ELSEWHERE, state.FIGURES))
        figure, place = divmod(choice, state.FIGURE_STEP)
        if choice >= state.OWN_CHOICE or not 0 < place < state.ON_BRIDGE:
            return None
        kind, _, _, rotation, _, _ = report.last_tile(s)
        return Follower(*segment_at(kind * state.SEGMENTS_PER_TILE + place - 1, rotation), FIGURES[figure])

    def action_elsewhere(self, s: State, segment: int, figure: int) -> Follower:
        """A segment of any tile; a square is named where it is not of the tile just laid."""
        x, y, feature, at = place_of(s, segment)
        if core_figures.place_of_segment(s, segment) != state.SKIP:
            return Follower(feature, at, FIGURES[figure])
        return Follower(feature, at, FIGURES[figure], x, y)

    def choice_of(self, s: State, action: Follower) -> int | None:
        """The place on the tile of the segment so named, and the figure; elsewhere the segment and the figure."""
        segment = self.segment_meant(s, action)
        if segment is None or action.figure not in FIGURES:
            return None
        figure, place = FIGURES.index(action.figure), core_figures.place_of_segment(s, segment)
        here = None if place == state.SKIP else int(place + figure * state.FIGURE_STEP)
        if not core_figures.goes_elsewhere(s) or (here is not None and turn.is_legal(s, here)):
            return here
        return int(state.ELSEWHERE + segment * state.FIGURES + figure)

    def segment_meant(self, s: State, action: Follower) -> int | None:
        """The segment so named, on the tile just laid if no square is."""
        if action.x is None or action.y is None:
            return self.segment_here(s, action) if action.x is action.y else None
        return segment_named(s, action.x, action.y, action.feature, action.at)

    def segment_here(self, s: State, action: Follower) -> int | None:
        """The segment of the tile just laid so named."""
        _, x, y, _, _, _ = report.last_tile(s)
        return segment_named(s, x, y, action.feature, action.at)

    def against(self, s: State, action: Follower) -> str:
        """No such figure left, no such segment, somebody stands there, or the figure has no business there."""
        return no_supply(s, action.figure) or self.against_place(s, action)

    def against_place(self, s: State, action: Follower) -> str:
        """Why no follower may be put there."""
        segment = self.segment_meant(s, action)
        if segment is None:
            return self.against_name(s, action)
        closed = (part.against_tile(s, int(report.tile_of(s, segment))) for part in brought())
        reason = next((each for each in closed if each), None)
        if reason:
            return reason
        if core_figures.place_of_segment(s, segment) == state.SKIP:
            return self.against_elsewhere(s, action, segment)
        return self.against_figure(s, action, segment) or who_stands_there(s, segment)

    def against_name(self, s: State, action: Follower) -> str:
        """What is named does not lie there: what does."""
        if (action.x is None) != (action.y is None):
            return "a square needs both x and y"
        kind, x, y, rotation, _, _ = report.last_tile(s)
        where = "the tile just laid"
        if action.x is not None and action.y is not None and (action.x, action.y) != (x, y):
            tile = board.square_at(s, action.x, action.y) - 1
            if tile < 0:
                return f"no tile lies at ({action.x}, {action.y})"
            kind, x, y, rotation, _, _ = report.tile_lying(s, tile)
            where = f"the tile at ({x}, {y})"
        first = kind * state.SEGMENTS_PER_TILE
        places = [segment_at(first + place, rotation) for place in range(tables.segment_count(kind))]
        listed = ", ".join(named(*place) for place in places)
        return f"{where} has no {action.feature} named {action.at or 'so'}; it has {listed}"

    def against_elsewhere(self, s: State, action: Follower, segment: int) -> str:
        """Why a follower may not be put on an earlier tile: a box says so, or none lets it."""
        if core_figures.goes_elsewhere(s):
            found = (part.against_elsewhere(s, action, segment) for part in brought())
            reason = next((each for each in found if each), None)
            return reason or f"no follower may be put on the tile at ({action.x}, {action.y}) now"
        _, x, y, _, _, _ = report.last_tile(s)
        return f"a follower is put on the tile just laid, at ({x}, {y}), and on no other (ruling B4.1)"

    def against_figure(self, s: State, action: Follower, segment: int) -> str | None:
        """What keeps a figure from a segment besides others that stand there: the rule of its box."""
        found = (part.against(s, action, segment) for part in figures() if part.name == action.figure)
        return next((reason for reason in found if reason), None)

    def text(self, action: Follower) -> str:
        """`knight N`, `large city N`; elsewhere `knight 1,0 N`, `large 1,0 city N`."""
        text = f"{action.figure} {action.feature} {action.at}".rstrip()
        if not action.figure:
            text = spot_text(action.feature, action.at)
        if action.x is None or action.y is None:
            return text
        first, *rest = text.split()
        return " ".join([first, f"{action.x},{action.y}", *rest])

    def read(self, words: Sequence[str]) -> Follower | None:
        """`knight N`, `monk`, `large city N`, and with a square after the first word."""
        square: tuple[int, int] | None = None
        if len(words) > 1 and SQUARE.fullmatch(words[1]):
            square, words = read_square(words[1]), [words[0], *words[2:]]
        figure = words[0] if words[0] in FIGURES else ""
        spot = read_feature(words[1:]) if figure else read_spot(words)
        return None if spot is None else Follower(*spot, figure, *(square or ()))


def no_supply(s: State, figure: str = "") -> str | None:
    """What keeps a player without followers, or without this figure, from putting one (ruling B4.5)."""
    if figure not in FIGURES:
        return f"there is no figure {figure!r}; there are {', '.join(FIGURES[1:])}, and followers without a name"
    number, seat = FIGURES.index(figure), report.on_turn(s)
    if not report.plays_with(s, number):
        return f"these rules have no {FIGURE_WORDS[number]}"
    left = report.at_home(s, seat, number)
    return None if left else f"player {seat} has no {FIGURE_WORDS[number]} in the supply (ruling B4.5)"


def who_stands_there(s: State, segment: int) -> str:
    """Which follower keeps others out of a feature (ruling B4.3)."""
    number = features.feature_of(s, segment)
    landscape = LANDSCAPES[features.describe_feature(s, number)[0]]
    for player, stands, _ in report.followers_standing(s):
        if features.feature_of(s, stands) == number:
            x, y, _, at = place_of(s, stands)
            where = f"({x}, {y}) {at}".rstrip()
            return f"the {landscape} already holds a follower of player {player} at {where} (ruling B4.3)"
    raise AssertionError("the core refused a follower on a free feature")


SKIP = PlainKind("skip", FOLLOW, {"-": (state.SKIP, Skip())})

PART = BoxActions(
    kinds=(DrawKind(), PlaceKind(), FollowerKind(), SKIP),
    decisions=(DRAW, PLACE, FOLLOW, OVER),
    spots=SPOTS,
)
