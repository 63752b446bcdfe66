"""Abbeys, barns and wagons in a position line: `abbeys=1,0`, `wagons=0:1,0/road/E`, and what is under way."""

from __future__ import annotations

import re
from typing import Any

from carcassonne.boxes.abbey_mayor import abbeys, barns, played, wagons
from carcassonne.core import board, report, tables
from carcassonne.core.state import State
from carcassonne.engine.names import FIGURES, place_of
from carcassonne.engine.position.arrangement import about_piece, named_segment, stood
from carcassonne.engine.position.particulars import LAID, number, seats
from carcassonne.engine.position.setting import BoxPosition, LaidTile, Particular, Setting, need
from carcassonne.engine.rules import Rules
from carcassonne.errors import NotationError

Due = tuple[int, int, int, str, str]
"""A wagon that may move on: player, x, y, feature, at."""
WAGON = re.compile(r"([0-9]):(-?[0-9]{1,3}),(-?[0-9]{1,3})/([a-z]+)(?:/([NESW]))?")
STANDS_IN = {"mayor": ("city",), "wagon": ("city", "road", "cloister", "shrine", "bridge")}
TAKING = ("castle_project", "wagon")
"""The phases in which a wagon may be about to move on."""


def _usual_abbeys(p: Setting) -> list[int]:
    return [1 if p.rules.abbeys else 0] * p.rules.players


def _read_wagons(p: Setting, text: str) -> list[Due]:
    due = []
    for word in text.split("+"):
        found = WAGON.fullmatch(word)
        if found is None:
            raise NotationError(f"{word!r} is not a player and where his wagon was scored, like 0:1,0/road/E")
        player, x, y, feature, at = found.groups("")
        need(int(player) < p.rules.players, f"there is no player {player} among {p.rules.players}")
        due.append((int(player), int(x), int(y), feature, at))
    return due


def _write_wagons(p: Setting, due: list[Due]) -> str:
    return "+".join(f"{player}:{x},{y}/{feature}/{at}".rstrip("/") for player, x, y, feature, at in due)


class AbbeyMayorPosition(BoxPosition):
    """What a position line says of abbeys, barns and wagons."""

    particulars = (
        seats("abbeys", _usual_abbeys, 0, 1),
        number("last_round", 6),
        number("new_barn", 1),
        Particular("wagons", lambda p: [], _read_wagons, _write_wagons),
    )

    def values(self, s: State) -> dict[str, Any]:
        """Who has an abbey, how many have been asked after the last tile, a barn just put, wagons on their way."""
        players = report.standing(s).players
        due = [(player, wagons.left_by(s, player)) for player in range(players)]
        return {
            "abbeys": list(abbeys.abbeys_held(s)),
            "last_round": abbeys.numbers(s)["round"],
            "new_barn": int(barns.is_new(s)),
            "wagons": [(player, *place_of(s, segment)) for player, segment in due if segment >= 0],
        }

    def take(self, p: Setting) -> None:
        """Put it on the table."""
        if not any((p.rules.abbeys, p.rules.mayors, p.rules.wagons, p.rules.barns)):
            return
        held = sum(1 << player for player, count in enumerate(p.said["abbeys"]) if count)
        abbeys.take_numbers(p.state, {"round": p.said["last_round"], "held": held})
        barns.set_new(p.state, p.said["new_barn"])
        for player, x, y, feature, at in p.said["wagons"]:
            wagons.let_move(p.state, player, named_segment(p.state, x, y, feature, at))

    def against_tile(self, s: State, rules: Rules, tile: LaidTile) -> str | None:
        """An abbey lies between four tiles that were there before."""
        if tables.NAMES[tile.kind] != "AB":
            return None
        if not rules.abbeys:
            return "these rules have no abbeys"
        if report.tiles_lying(s) and board.square_at(s, tile.x, tile.y) < 0:
            beside = abbeys.tiles_beside(s, board.cell_at(s, tile.x, tile.y))
            return None if beside == 4 else "an abbey is laid where tiles lie on all four sides"
        return None

    def check_pieces(self, p: Setting) -> None:
        """Abbeys and figures as the rules have them, each where it may stand."""
        said = p.said
        need(p.rules.abbeys or not any(said["abbeys"]), "abbeys: these rules have no abbeys")
        at_the_end = p.rules.abbeys and p.rules.abbeys_at_end
        need(at_the_end or not said["last_round"], "last_round: these rules have no abbeys after the last tile")
        laid = sum(tables.NAMES[tile.kind] == "AB" for tile in p.tiles)
        most = p.rules.players if p.rules.abbeys else 0
        need(laid + sum(said["abbeys"]) <= most, f"abbeys: there are {most}, not {laid + sum(said['abbeys'])}")
        for piece in stood(p):
            figure = FIGURES[piece.figure]
            with about_piece(piece):
                if figure in STANDS_IN:
                    stands = " or ".join(STANDS_IN[figure][:3])
                    need(piece.feature in STANDS_IN[figure], f"a {figure} stands on a {stands}")
                if figure == "barn":
                    segment = named_segment(p.state, piece.x, piece.y, piece.feature, piece.at)
                    need(
                        piece.feature == "field" and barns.stands_well(p.state, segment),
                        "a barn stands on the field NL of a tile at whose corner four fields meet",
                    )

    def check_phase(self, p: Setting) -> None:
        """What is under way belongs to its phases."""
        phase, said = p.said["phase"], p.said
        for player, x, y, feature, at in said["wagons"]:
            segment = named_segment(p.state, x, y, feature, at)
            need(p.rules.wagons, "wagons: these rules have no wagons")
            need(phase in TAKING, "wagons: they move on when everything is scored (phase wagon)")
            need(
                report.at_home(p.state, player, played.THE_WAGON) > 0,
                f"wagons: player {player}'s wagon stands on the landscape",
            )
            need(wagons.may_stand_there(p.state, segment), f"wagons: a wagon does not stand on a {feature}")
        need(phase != "wagon" or any(due[0] == said["to_act"] for due in said["wagons"]),
             "phase wagon needs the wagon that moves on: wagons=0:1,0/road/E")  # fmt: skip
        need(not said["new_barn"] or phase in LAID, "new_barn: a barn is new until the turn is scored")
        if said["new_barn"]:
            barn = [piece for piece in stood(p) if FIGURES[piece.figure] == "barn" and piece.player == said["turn"]]
            need(bool(barn), "new_barn: the player on turn has no barn on the landscape")
        none_left = not sum(said["deck"].values())
        need(not said["last_round"] or none_left, "last_round: it begins when no tile is left")
        need(said["last_round"] <= p.rules.players, "last_round: everybody is asked once")
        if phase == "tile":
            need(bool(said["abbeys"][said["turn"]]), "phase tile: the player on turn has no abbey")
            need(abbeys.has_hole(p.state), "phase tile: there is no hole for an abbey")
            need(said["to_act"] == said["turn"], "in phase tile the player on turn acts")
            waits = said["last_round"] or said["part"] == 2 or not none_left
            need(bool(waits), "phase tile: no tile is left, and no round of abbeys has begun (last_round=1)")


PART = AbbeyMayorPosition()
