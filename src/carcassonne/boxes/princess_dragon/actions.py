"""The dragon's steps, moving the fairy, the knight whom a princess sends away; and why a portal does not lead there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.boxes.base.actions import FOLLOW, who_stands_there
from carcassonne.boxes.princess_dragon import rules as core
from carcassonne.core import board, features, report, state
from carcassonne.core.decisions import phase_named
from carcassonne.core.state import State
from carcassonne.engine.actions import Action, Follower
from carcassonne.engine.decisions import FEATURE, ActionKind, BoxActions, Decision
from carcassonne.engine.members import COORDINATE, TEXT, Members, number, one_of, optional
from carcassonne.engine.names import (
    FIGURE_WORDS,
    FIGURES,
    LANDSCAPES,
    SIDE_NAMES,
    STEPS,
    named,
    place_of,
    segment_named,
)
from carcassonne.engine.text import read_feature, read_square
from carcassonne.tiles import SIDES

OWN = int(state.OWN_CHOICE * (1 + core.BOX_NUMBER))
"""The first of this box's choices in the figure step."""


@dataclass(frozen=True, slots=True)
class Dragon(Action):
    """Move the dragon one tile on."""

    side: str


@dataclass(frozen=True, slots=True)
class Fairy(Action):
    """Put the fairy beside an own follower; with `fairy_place` tile, on a tile with one: then there is no feature."""

    x: int
    y: int
    feature: str = ""
    at: str = ""
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Princess(Action):
    """Let the princess just laid send a knight of her city away."""

    x: int
    y: int
    feature: str
    at: str
    player: int
    figure: str = ""


# --- the dragon -------------------------------------------------------------------------------------------------------
STEP = Decision("dragon", phase_named("dragon"), "the dragon has to be moved", laid=True)


class DragonKind(ActionKind[Dragon]):
    """A step of the dragon."""

    action, name, decision = Dragon, "dragon", STEP
    members = Members(side=one_of(lambda: SIDES))
    words, example = ("dragon",), "dragon E"

    def action_of(self, s: State, choice: int) -> Dragon:
        """A side."""
        return Dragon(SIDES[choice])

    def choice_of(self, s: State, action: Dragon) -> int | None:
        """The number of the side."""
        return SIDES.index(action.side) if action.side in SIDES else None

    def against(self, s: State, action: Dragon) -> str:
        """No tile there, the fairy's, or one of this movement."""
        if action.side not in SIDES:
            return f"a side is one of {', '.join(SIDES)}, not {action.side!r}"
        _, x, y, *_ = report.tile_lying(s, core.dragon_at(s))
        x, y = x + STEPS[action.side][0], y + STEPS[action.side][1]
        tile = int(board.square_at(s, x, y)) - 1
        if tile < 0:
            return f"no tile lies {SIDE_NAMES[action.side]} of the dragon, at {x},{y} (ruling P2.3)"
        if tile == core.fairy_at(s)[0]:
            return f"the fairy is on the tile at {x},{y}: the dragon does not enter it (ruling P2.4)"
        return f"the dragon has been on the tile at {x},{y} in this movement (ruling P2.4)"

    def text(self, action: Dragon) -> str:
        """`dragon E`."""
        return f"dragon {action.side}"

    def read(self, words: Sequence[str]) -> Dragon | None:
        """`dragon E`."""
        return Dragon(words[1]) if len(words) == 2 and words[1] in SIDES else None


# --- the fairy --------------------------------------------------------------------------------------------------------
def _spot(feature: str, at: str) -> str:
    return f"{feature} {at}".rstrip()


class FairyKind(ActionKind[Fairy]):
    """Moving the fairy."""

    action, name, decision = Fairy, "fairy", FOLLOW
    members = Members(
        x=COORDINATE,
        y=COORDINATE,
        feature=optional(FEATURE),
        at=optional(TEXT),
        figure=optional(one_of(lambda: FIGURES[1:])),
    )
    words, example = ("fairy",), "fairy 1,1 road E"

    def action_of(self, s: State, choice: int) -> Fairy | None:
        """A follower by where he stands, or a tile."""
        if not OWN <= choice < OWN + core.SEND_AWAY:
            return None
        if choice >= OWN + core.TO_TILE:
            return Fairy(*report.tile_lying(s, choice - OWN - core.TO_TILE)[1:3])
        segment, figure = divmod(choice - OWN, int(state.FIGURES))
        return Fairy(*place_of(s, segment), FIGURES[figure])

    def choice_of(self, s: State, action: Fairy) -> int | None:
        """The follower so named, or the tile."""
        if not action.feature:
            tile = int(board.square_at(s, action.x, action.y)) - 1
            return None if tile < 0 else OWN + int(core.TO_TILE) + tile
        segment = segment_named(s, action.x, action.y, action.feature, action.at)
        if segment is None or action.figure not in FIGURES:
            return None
        return OWN + segment * int(state.FIGURES) + FIGURES.index(action.figure)

    def against(self, s: State, action: Fairy) -> str:
        """No fairy, nobody of his own there, or she is there already."""
        if not core.is_played(s, core.WITH_FAIRY):
            return "these rules have no fairy"
        where = f"{action.x},{action.y}"
        if int(board.square_at(s, action.x, action.y)) <= 0:
            return f"no tile lies at {where}"
        if core.is_played(s, core.BESIDE_ALL) and action.feature:
            return "under these rules the fairy stands on a tile, not beside one follower (ruling P3.1)"
        if not core.is_played(s, core.BESIDE_ALL) and not action.feature:
            return "the fairy stands beside a follower: where he stands has to be said (ruling P3.1)"
        if action.feature and segment_named(s, action.x, action.y, action.feature, action.at) is None:
            return f"the tile at {where} has no {_spot(action.feature, action.at)}"
        if not _has_follower(s, action):
            at = f"on {named(action.feature, action.at)} of the tile at {where}" if action.feature else f"on {where}"
            return f"player {report.on_turn(s)} has no {_figure_word(action.figure)} {at} (ruling P3.1)"
        return f"the fairy is there already, at {where} (ruling P3.1)"

    def text(self, action: Fairy) -> str:
        """`fairy 1,1 road E`, `fairy 1,1 large road E`, `fairy 1,1`."""
        return " ".join(
            part for part in ("fairy", f"{action.x},{action.y}", action.figure, action.feature, action.at) if part
        )

    def read(self, words: Sequence[str]) -> Fairy | None:
        """`fairy 1,1 road E`."""
        if len(words) < 2:
            return None
        square = read_square(words[1])
        figure, rest = _figure_first(words[2:])
        if not rest:
            return None if figure else Fairy(*square)
        spot = read_feature(rest)
        return None if spot is None else Fairy(*square, *spot, figure)


def _figure_first(words: Sequence[str]) -> tuple[str, Sequence[str]]:
    return (words[0], words[1:]) if words and words[0] in FIGURES[1:] else ("", words)


def _figure_word(figure: str) -> str:
    return FIGURE_WORDS[FIGURES.index(figure)] if figure in FIGURES else f"figure {figure!r}"


def _has_follower(s: State, action: Fairy) -> bool:
    """Whether the player on turn has such a follower there."""
    return any(
        player == report.on_turn(s)
        and report.is_follower(figure)
        and place_of(s, segment)[:2] == (action.x, action.y)
        and (
            not action.feature
            or (place_of(s, segment)[2:], FIGURES[figure]) == ((action.feature, action.at), action.figure)
        )
        for player, segment, figure in report.followers_standing(s)
    )


# --- princesses -------------------------------------------------------------------------------------------------------
class PrincessKind(ActionKind[Princess]):
    """A princess sends a knight away."""

    action, name, decision = Princess, "princess", FOLLOW
    members = Members(
        x=COORDINATE,
        y=COORDINATE,
        feature=FEATURE,
        at=optional(TEXT),
        player=number(0, int(state.MAX_PLAYERS) - 1),
        figure=optional(one_of(lambda: FIGURES[1:])),
    )
    words, example = ("princess",), "princess 0,1 city N 1"

    def action_of(self, s: State, choice: int) -> Princess | None:
        """A knight by where he stands, his player and what he is."""
        if not OWN + core.SEND_AWAY <= choice < OWN + state.OWN_CHOICE:
            return None
        segment, standing = divmod(choice - OWN - core.SEND_AWAY, int(core.STANDINGS))
        return Princess(*place_of(s, segment), (standing & state.OWNER) - 1, FIGURES[standing >> state.FIGURE])

    def choice_of(self, s: State, action: Princess) -> int | None:
        """The knight so named."""
        segment = segment_named(s, action.x, action.y, action.feature, action.at)
        if segment is None or action.figure not in FIGURES:
            return None
        standing = FIGURES.index(action.figure) << state.FIGURE | action.player + 1
        return OWN + int(core.SEND_AWAY + segment * core.STANDINGS) + int(standing)

    def against(self, s: State, action: Princess) -> str:
        """No princess was laid, another city, or no such knight."""
        city = core.city_of_princess(s)
        if city < 0:
            return "the tile just laid has no princess (ruling P4.1)"
        where = f"{named(action.feature, action.at)} of the tile at {action.x},{action.y}"
        segment = segment_named(s, action.x, action.y, action.feature, action.at)
        if segment is None or features.feature_of(s, segment) != city:
            return f"{where} is not of the princess's city (ruling P4.1)"
        return f"player {action.player} has no {_figure_word(action.figure)} on {where} (ruling P4.1)"

    def text(self, action: Princess) -> str:
        """`princess 0,1 city N 1`, `princess 0,1 large city N 1`."""
        spot = (action.figure, action.feature, action.at, str(action.player))
        return " ".join(part for part in ("princess", f"{action.x},{action.y}", *spot) if part)

    def read(self, words: Sequence[str]) -> Princess | None:
        """`princess 0,1 city N 1`."""
        if len(words) < 4 or not words[-1].isdigit() or int(words[-1]) >= state.MAX_PLAYERS:
            return None
        figure, rest = _figure_first(words[2:-1])
        spot = read_feature(rest)
        return None if spot is None else Princess(*read_square(words[1]), *spot, int(words[-1]), figure)


# --- refusals ---------------------------------------------------------------------------------------------------------
def _against_elsewhere(s: State, action: Follower, segment: int) -> str | None:
    """Why a portal does not lead there, or why nothing does."""
    if not core.is_played(s, core.WITH_PORTALS):
        return None
    where = f"({action.x}, {action.y})"
    _, x, y, *_ = report.last_tile(s)
    if not core.has_sign(s, len(report.tiles_lying(s)) - 1, core.PORTAL):
        return f"a follower is put on the tile just laid, at ({x}, {y}): only a portal leads to {where} (ruling P5.1)"
    feature = features.feature_of(s, segment)
    landscape, _, _, empty, _, _, _ = features.describe_feature(s, feature)
    if not core.may_go_to(s, segment, FIGURES.index(action.figure)):
        word = _figure_word(action.figure)
        return f"a portal leads no {word} to {named(action.feature, action.at)} of the tile at {where} (ruling P5.2)"
    if any(features.feature_of(s, stands) == feature for _, stands, _ in report.followers_standing(s)):
        return who_stands_there(s, segment)
    if landscape != state.FIELD and not empty:
        return f"the {LANDSCAPES[landscape]} at {where} is complete: a portal does not lead there (ruling P5.1)"
    return None


def _against_tile(s: State, tile: int) -> str | None:
    if tile != core.dragon_at(s):
        return None
    _, x, y, *_ = report.tile_lying(s, tile)
    return f"the dragon is on the tile at ({x}, {y}): no figure may be put there (ruling P2.6)"


def _against_others(s: State) -> str | None:
    if not core.owes_princess(s):
        return None
    return "the princess has to send a knight of her city away, and nothing else may be done (ruling P4.4)"


PART = BoxActions(
    kinds=(DragonKind(), FairyKind(), PrincessKind()),
    decisions=(STEP,),
    against_elsewhere=_against_elsewhere,
    against_tile=_against_tile,
    against_others=_against_others,
)
