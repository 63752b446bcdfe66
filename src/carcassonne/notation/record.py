"""The game record: a whole game as text that anybody can read and replay without its seed (docs/notation.md)."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import NamedTuple

from carcassonne.engine.actions import Action, Place
from carcassonne.engine.codec import KINDS, is_natures, kind_of_action, legal_choice, tile_drawn
from carcassonne.engine.differences import differences_text
from carcassonne.engine.game import Game
from carcassonne.engine.names import tile_name
from carcassonne.engine.position.line import parse_position, print_options, rules_of
from carcassonne.engine.position.particulars import MOST_POINTS
from carcassonne.engine.position.setting import about
from carcassonne.engine.position.wording import matched, read_deck, read_seats, tile_kind, whole, write_deck
from carcassonne.engine.positions import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.engine.view import View
from carcassonne.errors import CarcassonneError, NotationError
from carcassonne.notation.turn import parse_action, parse_turn, print_action

VERSION = 1
UNFINISHED = "*"
HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) (".*")\]')
SEED = re.compile(r"-?[0-9]{1,78}")
"""Up to 256 bits: the seed of a secret shuffle."""
NATURE = tuple(word for kind in KINDS if kind.decision.nature for word in kind.words)
"""How the lines of what nature does begin: those of every box, so that they are known by their words."""
DECISION = re.compile(r"([0-9]{1,5})\. ([0-9]): (.+)")


class RecordError(CarcassonneError):
    """A readable record that the rules do not allow: a move that is not legal, or a result that is not so."""

    def __init__(self, message: str, ply: int, line: int = 0, position: str = "") -> None:
        where = f"line {line}, ply {ply}" if line else f"ply {ply}"
        super().__init__(f"{where}: {message}")
        self.ply = ply
        self.line = line
        self.position = position


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a record: a seat's decision, or what nature does (`seat` None); `tile` is what a placement lays."""

    action: Action
    seat: int | None = None
    tile: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played. `deck` is None for the full deck of the rules; an unfinished game has no `result`.

    `dice`: what the first rolls were to show, where that was given and not left to the seed.
    """

    rules: Rules
    moves: tuple[Move, ...] = ()
    result: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    date: str = ""
    seed: int | None = None
    deck: tuple[str, ...] | None = None
    position: str = ""
    tags: tuple[tuple[str, str], ...] = ()
    dice: tuple[int, ...] = ()


def record_of(game: Game, names: tuple[str, ...] = (), date: str = "") -> Record:
    """The record of a game, finished or not."""
    deck = _deck_of(game)
    usual = game.start is not None or Counter(deck) == Counter(full_deck(game.rules))
    record = Record(
        rules=game.rules,
        result=game.scores if game.over else (),
        names=tuple(names),
        date=date,
        seed=game.seed,
        deck=None if usual else tuple(deck),
        position=game.start or "",
        dice=game.dice if game.seed is not None else (),
    )
    return _with_moves(record, game.actions)


def _deck_of(game: Game) -> list[str]:
    """Every tile that was or could be drawn, sorted by kind."""
    drawn = [tile_kind(tile) for action in game.actions if (tile := tile_drawn(action))]
    left = Counter({tile_kind(name): count for name, count in game.view().undrawn.items()})
    return [tile_name(kind) for kind in sorted((left + Counter(drawn)).elements())]


def _with_moves(record: Record, actions: list[Action]) -> Record:
    """The record with its moves: seats and tiles come from playing them again."""
    game = opening_of(record)
    moves = []
    for action in actions:
        moves.append(Move(action, game.to_act, (game.tile or "") if isinstance(action, Place) else ""))
        game.play(action)
    return replace(record, moves=tuple(moves))


def opening_of(record: Record) -> Game:
    """The game of a record before its first move; what nature draws and rolls are moves of the record."""
    if record.position:
        return Game.from_position(record.position, nature=True)
    return Game(record.rules, draw=record.deck, nature=True)


# --- replaying --------------------------------------------------------------------------------------------------------
def replay(record: Record, to_ply: int | None = None) -> Game:
    """Play a record again, each action and the result verified; or up to the position after `to_ply` decisions."""
    game = opening_of(record)
    first = game.ply
    for move in record.moves:
        if move.seat is not None and to_ply is not None and game.ply >= to_ply:
            break
        _replay_move(game, move)
    if to_ply is None:
        _check_result(game, record)
    elif not first <= to_ply == game.ply:
        raise RecordError(f"the record goes from ply {first} to {_last_ply(record, first)}, not to {to_ply}", game.ply)
    return game


def turns(record: Record) -> list[View]:
    """Return the position after each tile that was laid in a record, with what was decided about it."""
    game = opening_of(record)
    views = [game.view()]
    for move in record.moves:
        _replay_move(game, move)
        view = game.view()
        if len(view.board) > len(views[-1].board):
            views.append(view)
        else:
            views[-1] = view
    return views


def _last_ply(record: Record, first: int) -> int:
    return first + sum(move.seat is not None for move in record.moves)


def _replay_move(game: Game, move: Move) -> None:
    reason = game.explain(move.action)
    if reason is None and move.seat != game.to_act:
        reason = f"player {game.to_act} is to act, not player {move.seat}"
    if reason is None and move.tile and tile_kind(move.tile) != tile_kind(game.tile or ""):
        reason = f"the tile in hand is {game.tile}, not {move.tile}"
    if reason is not None:
        ply = game.ply + (move.seat is not None)
        raise RecordError(f"{print_action(move.action, move.tile)}: {reason}", ply, move.line, game.position)
    game.play(move.action)


def _check_result(game: Game, record: Record) -> None:
    found = game.scores if game.over else ()
    if found != record.result:
        said, right = result_text(record.result), result_text(found)
        raise RecordError(f"the result is {right}, the record says {said}", game.ply, 0, game.position)


class Roll(NamedTuple):
    """A roll of a record: its move, the state before it, and the number that came."""

    move: Move
    state: State
    shows: int


def rolls_of(record: Record) -> Iterator[Roll]:
    """Yield what nature did besides drawing tiles; raises CarcassonneError at a move that is not allowed."""
    if not any(_is_roll(move) for move in record.moves):
        return
    game = opening_of(record)
    for move in record.moves:
        if _is_roll(move) and (choice := legal_choice(game.state, move.action)) is not None:
            yield Roll(move, game.state, choice)
        game.play(move.action)


def _is_roll(move: Move) -> bool:
    return move.seat is None and not tile_drawn(move.action)


# --- printing ---------------------------------------------------------------------------------------------------------
def result_text(result: tuple[int, ...]) -> str:
    """Final scores by seat, or * for an unfinished game."""
    return " ".join(str(score) for score in result) or UNFINISHED


def print_record(record: Record) -> str:
    """The record as text: a header, a line per action, the result."""
    ply = opening_of(record).ply
    lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in _headers(record)] + [""]
    for move in record.moves:
        text = print_action(move.action, move.tile)
        ply += move.seat is not None
        lines.append(text if move.seat is None else f"{ply}. {move.seat}: {text}")
    return "\n".join([*lines, f"= {result_text(record.result)}", ""])


def _headers(record: Record) -> list[tuple[str, str]]:
    """The header lines that have something to say."""
    rules = record.rules
    deck = None if record.deck is None else write_deck(Counter(tile_kind(name) for name in record.deck))
    said = [
        ("Options", " ".join(print_options(rules)) or None),
        ("Differences", differences_text(rules) or None),
        *((f"Player{seat}", name) for seat, name in enumerate(record.names)),
        ("Date", record.date or None),
        ("Seed", None if record.seed is None else str(record.seed)),
        ("Dice", " ".join(map(str, record.dice)) or None),
        ("Deck", deck),
        ("Position", record.position or None),
        *record.tags,
        ("Result", result_text(record.result)),
    ]
    always = [("Carcassonne", str(VERSION)), ("Preset", rules.preset), ("Players", str(rules.players))]
    return always + [(name, value) for name, value in said if value is not None]


# --- parsing ----------------------------------------------------------------------------------------------------------
def parse_record(text: str) -> Record:
    """The record a text is; raises NotationError that names the line. Whether it is legal, :func:`replay` says."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
    lines = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    header = list(takewhile(lambda entry: entry[1].startswith("["), lines))
    record = _read_header(header)
    body = lines[len(header) :]
    if not body or not body[-1][1].startswith("="):
        raise NotationError("the record ends without its result: a last line like = 23 17, or = * if unfinished")
    number, end = body.pop()
    with about(f"line {number}"):
        if _read_result(end[1:].strip(), record.rules) != record.result:
            raise NotationError(f"the result differs from that of the header, {result_text(record.result)}")
    return replace(record, moves=tuple(_read_moves(body, opening_of(record).ply)))


def _read_header(lines: list[tuple[int, str]]) -> Record:
    said: dict[str, str] = {}
    for number, line in lines:
        with about(f"line {number}"):
            found = matched(HEADER, line, '[Preset "modern"]')
            if found[1] in said:
                raise NotationError(f"{found[1]} is given twice")
            said[found[1]] = _unquoted(found[2])
    _check_version(said.pop("Carcassonne", ""))
    with about("header"):
        return _record_of_header(said)


def _unquoted(text: str) -> str:
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    if not isinstance(value, str):
        raise NotationError(f"{text} is no text in quotation marks")
    return value


def _check_version(version: str) -> None:
    if not version:
        raise NotationError(f'this is no game record: [Carcassonne "{VERSION}"] is missing')
    if version != str(VERSION):
        raise NotationError(f"this record is of version {version}; version {VERSION} can be read")


def _record_of_header(said: dict[str, str]) -> Record:
    """What the header says; keys that mean nothing here are kept as tags."""
    for name in ("Preset", "Players", "Result"):
        if name not in said:
            raise NotationError(f"{name} is missing")
    rules = rules_of(said.pop("Preset"), whole(said.pop("Players"), 0, 99), said.pop("Options", "").split())
    said.pop("Differences", None)  # the options in words
    seats = [seat for seat in range(rules.players) if f"Player{seat}" in said]
    names = tuple(said.pop(f"Player{seat}", "") for seat in range(max(seats, default=-1) + 1))
    deck = read_deck(said.pop("Deck")) if "Deck" in said else None
    position = said.pop("Position", "")
    if position and parse_position(position)[1] != rules:
        raise NotationError("Position has other rules than Preset, Players and Options say")
    return Record(
        rules=rules,
        result=_read_result(said.pop("Result"), rules),
        names=names,
        date=said.pop("Date", ""),
        dice=tuple(whole(number, 0, MOST_POINTS) for number in said.pop("Dice", "").split()),
        seed=int(matched(SEED, said.pop("Seed"), "42")[0]) if "Seed" in said else None,
        deck=None if deck is None else tuple(tile_name(kind) for kind in sorted(deck.elements())),
        position=position,
        tags=tuple(said.items()),
    )


def _read_result(text: str, rules: Rules) -> tuple[int, ...]:
    if text == UNFINISHED:
        return ()
    return tuple(read_seats(",".join(text.split()), rules.players, -MOST_POINTS, MOST_POINTS))


def _read_moves(lines: list[tuple[int, str]], ply: int) -> Iterator[Move]:
    for number, line in lines:
        with about(f"line {number}"):
            if line.startswith(NATURE):
                yield Move(parse_action(line), None, "", number)
                continue
            found = matched(DECISION, line, "12. 0: V 1,0 r2")
            ply += 1
            if found[1] != str(ply):
                raise NotationError(f"ply {ply} is expected here, not {found[1]}")
            action, tile = parse_turn(found[3])
            if is_natures(action):
                what = kind_of_action(action).name
                raise NotationError(f"nobody {what}s but nature: a line of its own without a seat")
            yield Move(action, int(found[2]), tile, number)
