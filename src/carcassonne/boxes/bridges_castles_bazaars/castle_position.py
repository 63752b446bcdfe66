"""Castles in a position line: the pieces themselves, and what is asked about them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.bridges_castles_bazaars import castles
from carcassonne.boxes.bridges_castles_bazaars.box import tokens
from carcassonne.boxes.bridges_castles_bazaars.castle_actions import castle_place
from carcassonne.core import arrange, board, features, report, tables
from carcassonne.core.state import State
from carcassonne.engine.names import FIGURES, LANDSCAPES
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.arrangement import FIGURE_WORD, city_or_road, figure_text, open_sides, take_figure
from carcassonne.engine.position.particulars import LAID, cloisters_done, number, seats
from carcassonne.engine.position.setting import Particular, Piece, PieceKind, Setting, need, seat_among
from carcassonne.engine.rules import Rules
from carcassonne.tiles import SIDES

ASKING = ("castle", "castle_project")


# --- pieces -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class StoodCastle(Piece):
    """A castle; `new`: built this turn; `wave` and `points`: how it was paid this turn, if it was."""

    x: int
    y: int
    side: str
    done: bool = False
    new: bool = False
    points: int = 0
    wave: int = 0
    figure: int = 0

    @property
    def occupied(self) -> bool:
        """Whether its follower still stands on it."""
        return not self.done


class CastlePiece(PieceKind[StoodCastle]):
    """A castle: `0:1,0/castle/N`, `0:1,0/castle/N/new`, `0:1,0/castle/N/done` or `0:1,0/castle/N/paid:4@1`."""

    piece = StoodCastle
    example = "0:1,0/castle/N"
    pattern = re.compile(
        r"([0-9]):(-?[0-9]{1,3}),(-?[0-9]{1,3})/castle/([NESW])(/new)?(?:(/done)|/paid:([0-9]{1,3})@([1-9]|1[0-2]))?"
        + FIGURE_WORD
    )

    def read(self, found: re.Match[str]) -> StoodCastle:
        """The castle of a word."""
        player, x, y, side, new, done, points, wave, figure = found.groups("")
        paid = int(points or 0), int(wave or 0)
        return StoodCastle(
            int(player), int(x), int(y), side, bool(done or wave), bool(new), *paid, FIGURES.index(figure)
        )

    def text(self, piece: StoodCastle) -> str:
        """`0:1,0/castle/N`, and what happened to it this turn."""
        paid = f"/paid:{piece.points}@{piece.wave}" if piece.wave else "/done" if piece.done else ""
        where = f"{piece.x},{piece.y}/castle/{piece.side}"
        return f"{piece.player}:{where}{'/new' if piece.new else ''}{paid}{figure_text(piece.figure)}"

    def standing(self, s: State) -> Iterable[StoodCastle]:
        """Every castle in order of building, with what happened to it this turn."""
        now = castles.numbers(s)
        this_turn = zip(now["castle_new"], now["castle_points"], now["castle_wave"], strict=True)
        for castle, (new, points, wave) in enumerate(this_turn):
            owner, _, _, done, _ = castles.castles_standing(s)[castle]
            x, y, _, side = castle_place(s, castle)
            yield StoodCastle(owner, x, y, side, done, bool(new), points, wave, castles.castle_figures(s)[castle])

    def stand(self, s: State, rules: Rules, piece: StoodCastle) -> None:
        """Put a castle on a complete two-tile city that holds no follower."""
        seat_among(piece.player, rules)
        need(rules.castles, "these rules have no castles")
        tile = board.square_at(s, piece.x, piece.y) - 1
        side = SIDES.index(piece.side)
        need(tile >= 0, f"no tile lies at {piece.x},{piece.y}")
        is_city = LANDSCAPES.get(board.side_of(s, tile, side)) == "city"
        need(is_city, f"the side {piece.side} at {piece.x},{piece.y} is no city")
        city = _city_at(s, tile, piece.side)
        _, segments, tiles, left_open, _, followers, *_ = features.describe_feature(s, city)
        need((len(segments), tiles, left_open) == (2, 2, 0), "a castle stands on a complete city of two tiles")
        need(not any(followers), "a follower stands in the city; the castle's own is not written apart")
        taken = any(city == other for *_, other in castles.castles_standing(s))
        need(not taken, "a castle stands there already")
        need(not piece.done or not piece.figure, "a castle that has paid holds nobody")
        need(castles.holds(piece.figure), "a castle is held by a knight")
        take_figure(s, piece.player, piece.figure)
        castles.stand_castle(s, piece.player, tile, side, piece.done, piece.figure)


def _city_at(s: State, tile: int, side: str) -> int:
    """The feature of the city at a side of a tile."""
    kind, _, _, rotation, base, _ = report.tile_lying(s, tile)
    printed_side = SIDES[(SIDES.index(side) - rotation) % 4]
    place = next(place for place, city in enumerate(tables.TILES[kind].cities) if printed_side in city.sides)
    return int(features.feature_of(s, base + place))


def castles_of(p: Setting) -> list[StoodCastle]:
    """The castles of a position in order of building."""
    return [piece for piece in p.pieces if isinstance(piece, StoodCastle)]


# --- particulars ------------------------------------------------------------------------------------------------------
def _usual_stock(p: Setting) -> list[int]:
    built = Counter(castle.player for castle in castles_of(p))
    return [(tokens(p.rules) if p.rules.castles else 0) - built[player] for player in range(p.rules.players)]


def _read_site(p: Setting, text: str) -> int:
    """A side of the tile just laid in the phase castle; a castle, `1,0/N`, in the phase castle_project."""
    if p.said["phase"] == "castle":
        return w.one_of(text, SIDES)
    return w.one_of(text, [_castle_text(castle) for castle in castles_of(p)])


def _write_site(p: Setting, site: int) -> str:
    return SIDES[site] if p.said["phase"] == "castle" else _castle_text(castles_of(p)[site])


def _castle_text(castle: StoodCastle) -> str:
    return f"{castle.x},{castle.y}/{castle.side}"


def _read_sides(text: str) -> int:
    """Sides as bits: `NE`."""
    return sum({1 << w.one_of(side, SIDES) for side in text})


def _write_sides(sides: int) -> str:
    return "".join(side for index, side in enumerate(SIDES) if sides >> index & 1)


def _usual_finished(p: Setting) -> list[int]:
    """The projects the tile just laid completes, in the order in which the core gathers them."""
    if p.said["phase"] not in ASKING:
        return []
    kind, _, _, _, base, axis = report.last_tile(p.state)
    found: list[int] = []
    for segment in range(base, base + tables.segment_count(kind) + bool(axis)):
        number = int(features.feature_of(p.state, segment))
        if city_or_road(p.state, number) and not open_sides(p.state, number) and number not in found:
            found.append(number)
    return found + cloisters_done(p)


STOCK = seats("castles", _usual_stock, 0, 3, after="bridges")
QUESTION = (
    Particular("site", lambda p: -1 if p.said["phase"] in ASKING else 0, _read_site, _write_site),
    Particular("asked", lambda p: 0, lambda p, text: _read_sides(text), lambda p, sides: _write_sides(sides)),
    number("wave", 12, lambda p: int(p.said["phase"] == "castle_project")),
)
FINISHED = Particular(
    "finished",
    _usual_finished,
    lambda p, text: w.read_features(p.state, text),
    lambda p, numbers: w.write_features(p.state, numbers),
)


def values(s: State) -> dict[str, Any]:
    """What is said of castles, by name."""
    now = castles.numbers(s)
    return {
        "castles": now["castles_left"],
        "site": now["castle_site"],
        "asked": now["castle_asked"],
        "wave": now["wave"],
        "finished": arrange.numbers(s)["finished"],
    }


def take(p: Setting) -> None:
    """Put what was said of castles on the table."""
    said, standing = p.said, castles_of(p)
    arrange.take_numbers(p.state, {"finished": said["finished"]})
    numbers = {
        "wave": said["wave"],
        "castle_asked": said["asked"],
        "castle_site": said["site"],
        "castles_left": said["castles"],
        "castle_points": [castle.points for castle in standing],
        "castle_wave": [castle.wave for castle in standing],
        "castle_new": [int(castle.new) for castle in standing],
    }
    castles.take_numbers(p.state, numbers)


# --- soundness --------------------------------------------------------------------------------------------------------
def check_stock(p: Setting, player: int) -> None:
    """No more castles than a player gets."""
    left = p.said["castles"][player]
    built = sum(castle.player == player for castle in castles_of(p))
    most = tokens(p.rules) if p.rules.castles else 0
    need(built + left <= most and left >= 0, f"player {player} has too many castles")


def check_asked(p: Setting) -> None:
    """Who has been asked is forgotten when the turn goes on."""
    asking = p.said["phase"] in ASKING
    need(asking or not p.said["asked"], "asked: nobody has been asked about a castle this turn")


def check_phase(p: Setting) -> None:
    """What a turn under way says about castles belongs to its last phases."""
    said, standing, asking = p.said, castles_of(p), p.said["phase"] in ASKING
    finishing = asking or (said["phase"] in LAID and said["phase"] != "follower")  # a box may ask later, too
    words = "finished, site: only phases castle and castle_project"
    need((finishing or not said["finished"]) and (asking or not said["site"]), words)
    need(said["phase"] == "castle_project" or said["wave"] == 0, "wave: castles pay in phase castle_project")
    need(asking or not any(castle.new for castle in standing), "a castle is new only until the turn ends")
    paid = [castle for castle in standing if castle.wave]
    need(said["phase"] == "castle_project" or not paid, "a castle has just been paid only in phase castle_project")
    need(all(castle.wave <= said["wave"] for castle in paid), "a castle was paid in a later wave than the last")
    need(len(set(said["finished"])) == len(said["finished"]) <= 16, "finished: a project is named twice")
    complete = all(_is_finished(p.state, number) for number in said["finished"])
    need(complete, "finished: these are not all complete projects")
    if said["phase"] == "castle":
        _check_building(p)
    if said["phase"] == "castle_project":
        need(said["site"] >= 0, "phase castle_project needs the castle it is about: site=1,0/N")
        castle = standing[said["site"]]
        due = castle.occupied and not castle.new and castle.player == said["to_act"]
        need(due, "site: the castle is not to be paid")


def _is_finished(s: State, number: int) -> bool:
    landscape = LANDSCAPES[features.describe_feature(s, number)[0]]
    return landscape != "field" and open_sides(s, number) == 0


def _check_building(p: Setting) -> None:
    """The city asked about is complete, of two tiles, with one follower: the asked player's."""
    s, said = p.state, p.said
    need(said["site"] >= 0, "phase castle needs the side of the new tile it is about: site=N")
    side, city = SIDES[said["site"]], castles.city_of_question(s, said["site"])
    need(city >= 0, f"site: the side {side} is no city")
    need(not said["asked"] >> said["site"] & 1, f"asked: the question about side {side} has been answered")
    _, segments, tiles, left_open, *_ = features.describe_feature(s, city)
    inside = [player for player, segment, _ in report.followers_standing(s) if features.feature_of(s, segment) == city]
    need((len(segments), tiles, left_open) == (2, 2, 0), "site: a castle is built on a complete city of two tiles")
    need(inside == [said["to_act"]], f"site: player {said['to_act']} is not alone in the city")
    need(p.rules.castles and said["castles"][said["to_act"]] > 0, f"player {said['to_act']} has no castle left")
