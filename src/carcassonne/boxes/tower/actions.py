"""The decisions of towers: building, standing on one, whom to capture, whom to exchange, whom to ransom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.boxes.base.actions import FOLLOW, PLACE, FollowerKind, no_supply
from carcassonne.boxes.tower import rules as tower
from carcassonne.core import board, report, state
from carcassonne.core.decisions import phase_named
from carcassonne.core.state import State
from carcassonne.engine.actions import Action, Follower, Skip
from carcassonne.engine.decisions import (
    FEATURE,
    ActionKind,
    BoxActions,
    Decision,
    PlainKind,
    SpotKind,
    brought,
    spot_choice,
    spot_place,
)
from carcassonne.engine.members import COORDINATE, TEXT, Members, number, one_of, optional
from carcassonne.engine.names import FIGURE_WORDS, FIGURES, named
from carcassonne.engine.text import read_feature, read_spot, read_square, spot_text

CAPTURE = Decision("capture", phase_named("capture"), "a follower in reach of the tower may be captured", laid=True)
EXCHANGE = Decision("exchange", phase_named("exchange"), "it has to be said which prisoner comes home", laid=True)
ON_TOWERS = ("", "large")
"""The figures that may stand on a tower."""
FIGURE = optional(one_of(lambda: FIGURES[1:]))
SEAT = number(0, state.MAX_PLAYERS - 1)


@dataclass(frozen=True, slots=True)
class Tower(Action):
    """Put a piece on the tower of a tile, or the first one on its foundation."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Capture(Action):
    """Capture a player's follower in reach of the tower just built; `figure` as for `Follower`."""

    x: int
    y: int
    feature: str
    player: int
    at: str = ""
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Which of the own figures that the other player holds comes home."""

    figure: str = ""


@dataclass(frozen=True, slots=True)
class Ransom(Action):
    """Buy an own follower back from the player who holds it."""

    captor: int
    figure: str = ""


# --- building and standing on towers ----------------------------------------------------------------------------------
def _tile_at(s: State, x: int, y: int) -> int | None:
    """The tile on a square."""
    tile = int(board.square_at(s, x, y)) - 1
    return tile if tile >= 0 else None


def _against_tower(s: State, x: int, y: int) -> str | None:
    """What keeps pieces and followers from a square: no foundation, or somebody on the tower."""
    tile = _tile_at(s, x, y)
    if not tower.plays_with_towers(s):
        return "these rules have no towers"
    if tile is None:
        return f"no tile lies at ({x}, {y})"
    if not tower.has_foundation(s, tile):
        return f"the tile at ({x}, {y}) has no foundation for a tower (ruling R2.1)"
    player = next((player for at, _, player, _ in tower.towers_standing(s) if at == tile), -1)
    return f"a follower of player {player} closes the tower at ({x}, {y}) (ruling R2.2)" if player >= 0 else None


class TowerKind(ActionKind[Tower]):
    """A piece on a tower (ruling R2.1)."""

    action, name, decision = Tower, "tower", FOLLOW
    members = Members(x=COORDINATE, y=COORDINATE)
    words, example = ("tower",), "tower 0,3"

    def action_of(self, s: State, choice: int) -> Tower | None:
        """The square of the tower."""
        tile = choice - tower.OWN_CHOICES
        return Tower(*report.tile_lying(s, tile)[1:3]) if 0 <= tile < tower.ON_TOP else None

    def choice_of(self, s: State, action: Tower) -> int | None:
        """The tile there."""
        tile = _tile_at(s, action.x, action.y)
        return None if tile is None else int(tower.OWN_CHOICES + tile)

    def against(self, s: State, action: Tower) -> str:
        """No tower may be built on there, or no piece is left."""
        reason = _against_tower(s, action.x, action.y)
        return reason or f"player {report.on_turn(s)} has no piece of a tower left (ruling R1.1)"

    def text(self, action: Tower) -> str:
        """`tower 0,3`."""
        return f"tower {action.x},{action.y}"

    def read(self, words: Sequence[str]) -> Tower | None:
        """`tower 0,3`."""
        return Tower(*read_square(words[1])) if len(words) == 2 else None


class FollowerOnTowerKind(FollowerKind):
    """A follower on an open tower (ruling R2.2)."""

    members = Members()
    words = ("guard",)

    def hint(self) -> str:
        """A tower is named by its square."""
        return "guard 0,3"

    def holds(self, action: Follower) -> bool:
        """Those on a tower."""
        return action.feature == "tower"

    def action_of(self, s: State, choice: int) -> Follower | None:
        """The square of the tower."""
        figure, tile = divmod(choice - tower.OWN_CHOICES, int(tower.ON_TOP))
        if not 0 < figure <= len(FIGURES):
            return None
        _, x, y, *_ = report.tile_lying(s, tile)
        return Follower("tower", "", FIGURES[figure - 1], x, y)

    def choice_of(self, s: State, action: Follower) -> int | None:
        """The tile there, and the figure."""
        if action.x is None or action.y is None or action.at or action.figure not in FIGURES:
            return None
        tile = _tile_at(s, action.x, action.y)
        own = tower.ON_TOP * (1 + FIGURES.index(action.figure))
        return None if tile is None else int(tower.OWN_CHOICES + own + tile)

    def against(self, s: State, action: Follower) -> str:
        """No such tower, nobody may stand there, or no follower is left."""
        if action.x is None or action.y is None:
            return "a tower is named by its square"
        if action.at:
            return "a tower has no side to be named"
        if action.figure in FIGURES and action.figure not in ON_TOWERS:
            return f"on a tower stands an ordinary or a large follower, not the {action.figure} (ruling R2.2)"
        reason = _against_tower(s, action.x, action.y) or no_supply(s, action.figure)
        tile = _tile_at(s, action.x, action.y)
        if reason is None and tile is not None:
            reason = next((each for each in (part.against_tile(s, tile) for part in brought()) if each), None)
        return reason or f"a bare foundation at ({action.x}, {action.y}) takes no follower (ruling R2.2)"


# --- capturing --------------------------------------------------------------------------------------------------------
class CaptureKind(ActionKind[Capture]):
    """The follower who is captured (ruling R3)."""

    action, name, decision = Capture, "capture", CAPTURE
    members = Members(x=COORDINATE, y=COORDINATE, feature=FEATURE, player=SEAT, at=optional(TEXT), figure=FIGURE)
    words = ("capture",)
    example = "capture 2,3 knight N of 1 or capture 2,3 large city N of 1"

    def action_of(self, s: State, choice: int) -> Capture | None:
        """Where he stands, and who he is."""
        if choice == tower.NOBODY:
            return None
        if choice >= tower.FROM_TOWER:
            tile = choice - tower.FROM_TOWER
            _, _, player, figure = next(each for each in tower.towers_standing(s) if each[0] == tile)
            _, x, y, *_ = report.tile_lying(s, tile)
            return Capture(x, y, "tower", player, "", FIGURES[figure])
        segment, standing = divmod(choice, int(tower.STANDINGS))
        x, y, feature, at = spot_place(s, segment)
        figure, owner = divmod(standing, 1 << state.FIGURE)
        return Capture(x, y, feature, owner - 1, at, FIGURES[figure])

    def choice_of(self, s: State, action: Capture) -> int | None:
        """The segment or tower so named, and who stands there."""
        spot = spot_choice(s, action.x, action.y, action.feature, action.at)
        if spot is None or action.figure not in FIGURES:
            return None
        figure = FIGURES.index(action.figure)
        if spot < state.ON_NO_SEGMENT:
            return int(spot * tower.STANDINGS + (figure << state.FIGURE | action.player + 1))
        tile = tower.tower_at_place(spot)
        stands = (action.player, figure) in [each[2:] for each in tower.towers_standing(s) if each[0] == tile]
        return int(tower.FROM_TOWER + tile) if stands else None

    def against(self, s: State, action: Capture) -> str:
        """Out of reach, or nobody of this name stands there."""
        built = tower.numbers(s)["built"]
        _, x, y, *_ = report.tile_lying(s, built)
        height = next(height for tile, height, *_ in tower.towers_standing(s) if tile == built)
        tile = _tile_at(s, action.x, action.y)
        if tile is not None and not tower.in_reach(s, built, tile):
            reach = f"{height} {'square' if height == 1 else 'squares'} straight on"
            return f"({action.x}, {action.y}) is out of reach: the tower at ({x}, {y}) reaches {reach} (ruling R3.1)"
        word = FIGURE_WORDS[FIGURES.index(action.figure)] if action.figure in FIGURES else action.figure
        where = f"{named(action.feature, action.at)} at ({action.x}, {action.y})"
        return f"player {action.player} has no {word} that a tower captures on {where} (ruling R3.2)"

    def text(self, action: Capture) -> str:
        """`capture 2,3 knight N of 1`, `capture 2,3 large city N of 1`."""
        spot = f"{action.figure} {action.feature} {action.at}".rstrip()
        if not action.figure:
            spot = spot_text(action.feature, action.at)
        return f"capture {action.x},{action.y} {spot} of {action.player}"

    def read(self, words: Sequence[str]) -> Capture | None:
        """`capture 2,3 knight N of 1`, `capture 2,3 large city N of 1`."""
        if len(words) < 5 or words[-2] != "of" or words[-1] not in tuple("012345"):
            return None
        figure = words[2] if words[2] in FIGURES else ""
        spot = read_feature(words[3:-2]) if figure else read_spot(words[2:-2])
        if spot is None:
            return None
        feature, at = spot
        return Capture(*read_square(words[1]), feature, int(words[-1]), at, figure)


NOBODY = PlainKind("skip", CAPTURE, {"-": (tower.NOBODY, Skip())})


# --- exchange and ransom ----------------------------------------------------------------------------------------------
class ExchangeKind(ActionKind[Exchange]):
    """Which prisoner comes home in an exchange (ruling R4.1)."""

    action, name, decision = Exchange, "exchange", EXCHANGE
    members = Members(figure=FIGURE)
    words, example = ("exchange",), "exchange or exchange large"

    def action_of(self, s: State, choice: int) -> Exchange:
        """A figure."""
        return Exchange(FIGURES[choice])

    def choice_of(self, s: State, action: Exchange) -> int | None:
        """The number of the figure."""
        return FIGURES.index(action.figure) if action.figure in FIGURES else None

    def against(self, s: State, action: Exchange) -> str:
        """The other does not hold it."""
        other = tower.numbers(s)["exchanging"]
        return f"player {other} holds no {_word(action.figure)} of player {report.on_turn(s)} (ruling R4.1)"

    def text(self, action: Exchange) -> str:
        """`exchange`, `exchange large`."""
        return f"exchange {action.figure}".rstrip()

    def read(self, words: Sequence[str]) -> Exchange | None:
        """`exchange`, `exchange large`."""
        figure = "".join(words[1:2])
        return Exchange(figure) if len(words) < 3 and figure in FIGURES else None


class RansomKind(ActionKind[Ransom]):
    """A prisoner who is bought back, in either of two phases (ruling R4.2)."""

    action, name, aside = Ransom, "ransom", True
    also = ("tile",)
    example = "ransom 1 or ransom 1 large"

    def __init__(self, decision: Decision, members: Members, words: Sequence[str] = ()) -> None:
        self.decision, self.members, self.words = decision, members, words

    def action_of(self, s: State, choice: int) -> Ransom | None:
        """Captor and figure."""
        captor, figure = divmod(choice - tower.ASIDES, int(state.FIGURES))
        return Ransom(captor, FIGURES[figure]) if 0 <= captor < state.MAX_PLAYERS else None

    def choice_of(self, s: State, action: Ransom) -> int | None:
        """Captor and figure in one number."""
        if action.figure not in FIGURES:
            return None
        number = action.captor * state.FIGURES + FIGURES.index(action.figure)
        return int(tower.ASIDES + number)

    def against(self, s: State, action: Ransom) -> str:
        """Nobody to ransom, once a turn, or too few points."""
        seat = report.on_turn(s)
        if not tower.plays_with_towers(s):
            return "these rules have no towers"
        if (action.captor, seat, action.figure) not in [
            (captor, owner, FIGURES[figure]) for captor, owner, figure, _ in tower.prisoners(s)
        ]:
            return f"player {action.captor} holds no {_word(action.figure)} of player {seat} (ruling R4.2)"
        if tower.numbers(s)["ransomed"]:
            return "one follower is ransomed in a turn, no more (ruling R4.2)"
        points = report.standing(s).scores[seat]
        return f"a ransom is {tower.PRICE} points, and player {seat} has {points} (ruling R4.2)"

    def text(self, action: Ransom) -> str:
        """`ransom 1`, `ransom 1 large`."""
        return f"ransom {action.captor} {action.figure}".rstrip()

    def read(self, words: Sequence[str]) -> Ransom | None:
        """`ransom 1`, `ransom 1 large`."""
        figure = "".join(words[2:3])
        if not 2 <= len(words) <= 3 or words[1] not in tuple("012345") or figure not in FIGURES:
            return None
        return Ransom(int(words[1]), figure)


def _word(figure: str) -> str:
    return FIGURE_WORDS[FIGURES.index(figure)] if figure in FIGURES else figure


# --- towers by their place --------------------------------------------------------------------------------------------
def _find(s: State, x: int, y: int, at: str) -> int | None:
    tile = _tile_at(s, x, y)
    return None if tile is None or at else tower.place_of_tower(tile)


def _place(s: State, choice: int) -> tuple[int, int, str, str] | None:
    tile = tower.tower_at_place(choice)
    if tile < 0:
        return None
    _, x, y, *_ = report.tile_lying(s, tile)
    return x, y, "tower", ""


PART = BoxActions(
    kinds=(
        TowerKind(),
        FollowerOnTowerKind(),
        CaptureKind(),
        NOBODY,
        ExchangeKind(),
        RansomKind(PLACE, Members(captor=SEAT, figure=FIGURE), ("ransom",)),
        RansomKind(FOLLOW, Members()),
    ),
    decisions=(CAPTURE, EXCHANGE),
    spots=(SpotKind("tower", "guard", "", _find, _place),),
)
