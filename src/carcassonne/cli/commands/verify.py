"""`carcassonne verify`: whether a recorded game was played by the rules, from the shuffle it claims; or an event."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from carcassonne.cli.options import command_parser, read_text
from carcassonne.engine.codec import action_of, tile_drawn
from carcassonne.engine.dice import rolled
from carcassonne.engine.setup import kind_named, next_drawn, shuffled, undrawn_deck
from carcassonne.errors import CarcassonneError, NotationError
from carcassonne.notation.record import (
    Move,
    Record,
    RecordError,
    Roll,
    opening_of,
    parse_record,
    replay,
    result_text,
    rolls_of,
)
from carcassonne.notation.turn import print_action
from carcassonne.server.events.verification import EventFinding, event_findings, is_event
from carcassonne.server.games.shuffle import LOT_TAG, TAG, commitment, is_commitment, lot, matches


class Finding(NamedTuple):
    """What was looked at, whether it holds, and what there is to say of it."""

    about: str
    holds: bool
    words: str


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser(
        "verify", "Check a record: its moves, its draws and the promise of its shuffle; or an event."
    )
    parser.add_argument("file", metavar="RECORD", help="a game record, or an event's JSON; - reads standard input")
    return parser


def run(args: argparse.Namespace) -> int:
    """Say what holds and what does not; status 1 if anything does not."""
    text = read_text(args.file)
    if text.lstrip().startswith("{"):
        return _run_event(args.file, text)
    try:
        record = parse_record(text)
    except NotationError as reason:
        print(f"carcassonne: {args.file} cannot be read: {reason}", file=sys.stderr)
        return 2
    findings = [check(record) for check in CHECKS]
    if any(move.seat is None and not tile_drawn(move.action) for move in record.moves):
        findings.insert(2, rolls_finding(record))
    if LOT_TAG in dict(record.tags):
        findings.append(lot_finding(record))
    return _say(args.file, findings)


def _say(file: str, findings: Sequence[Finding | EventFinding]) -> int:
    for finding in findings:
        print(f"{finding.about:<8} {'ok  ' if finding.holds else 'NO  '} {finding.words}")
    wrong = [finding.about for finding in findings if not finding.holds]
    print(f"{file} does not hold: {', '.join(wrong)}" if wrong else f"{file} holds")
    return 1 if wrong else 0


def _run_event(file: str, text: str) -> int:
    """Draw an event's lots again, and everything that follows from them and from its games."""
    try:
        document = json.loads(text)
        if not is_event(document):
            raise ValueError("it is JSON, but no event's")
        findings = event_findings(document)
    except CarcassonneError as reason:
        print(f"carcassonne: {reason}", file=sys.stderr)
        return 2
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, RecursionError) as reason:
        words = f"{reason} is missing" if isinstance(reason, KeyError) else str(reason)
        print(f"carcassonne: {file} cannot be read: {words}", file=sys.stderr)
        return 2
    return _say(file, findings)


# --- the checks -------------------------------------------------------------------------------------------------------
def moves_finding(record: Record) -> Finding:
    """Every action allowed when it was made, and the result what the rules make it."""
    try:
        game = replay(record)
    except RecordError as reason:
        return Finding("moves", False, str(reason))
    end = f"the result {result_text(record.result)} is right" if record.result else "the game did not reach its end"
    return Finding("moves", True, f"{game.ply} decisions, every one allowed; {end}")


def draws_finding(record: Record) -> Finding:
    """Every draw the one that the seed's shuffle has in its place."""
    if record.seed is None:
        return Finding("draws", True, "the record has no seed: they cannot be derived, only believed")
    game, number = opening_of(record), 0
    stack, sets_aside = shuffled(undrawn_deck(game.state), record.seed, game.state), bool(game.set_aside)
    for move in record.moves:
        if tile := tile_drawn(move.action):
            number += 1
            where = _where("draw", number, move)
            if number > len(stack):
                return Finding("draws", False, f"{where}: the deck has only {len(stack)} tiles")
            right = next_drawn(stack, number - 1, game.state) if sets_aside else stack[number - 1]
            if kind_named(tile) != kind_named(right):
                return Finding("draws", False, f"{where}: the record has {tile}, the seed draws {right}")
        if sets_aside and game.explain(move.action) is None:  # what comes next depends on what has been laid
            game.play(move.action)
    return Finding("draws", True, f"all {number} of {len(stack)} tiles follow from the seed")


def rolls_finding(record: Record) -> Finding:
    """Every roll the one that the seed shows in its place, or one that the record says was given."""
    if record.seed is None:
        return Finding("rolls", True, "the record has no seed: they cannot be derived, only believed")
    number = given = 0
    try:
        for number, roll in enumerate(rolls_of(record), start=1):
            if roll.shows in record.dice[number - 1 : number]:
                given += 1
            elif (right := rolled(roll.state, record.seed, number - 1)) != roll.shows:
                return Finding("rolls", False, _other_roll(number, roll, right))
    except CarcassonneError:  # the moves say so
        return Finding("rolls", True, f"{number} follow from the seed, up to a move that is not allowed")
    told = f"; {given} of them were given, as the record says" if given else ""
    return Finding("rolls", True, f"all {number} follow from the seed{told}")


def _other_roll(number: int, roll: Roll, right: int) -> str:
    shown = print_action(action_of(roll.state, right))
    return f"{_where('roll', number, roll.move)}: the record has {print_action(roll.move.action)}, the seed {shown}"


def _where(what: str, number: int, move: Move) -> str:
    return f"{what} {number} (line {move.line})"


def shuffle_finding(record: Record) -> Finding:
    """The seed the one that was promised before the first draw."""
    promise = dict(record.tags).get(TAG)
    if promise is None:
        return Finding("shuffle", True, "nothing was promised: whoever chose the seed may have known the draws")
    if not is_commitment(promise):
        return Finding("shuffle", False, f"the commitment is no SHA-256 in hex: {promise[:80]!r}")
    if record.seed is None:
        if record.result:
            return Finding("shuffle", False, "the game is over and the promised seed is not in the record")
        return Finding("shuffle", True, "a seed is promised and not yet revealed")
    if not matches(record.seed, promise):
        right = commitment(record.seed)
        return Finding("shuffle", False, f"this is not the promised seed: its commitment is {right}, not {promise}")
    return Finding("shuffle", True, "the seed is the one that was promised before the first draw")


def lot_finding(record: Record) -> Finding:
    """Whoever begins the one that the seed has drawn."""
    claimed = dict(record.tags)[LOT_TAG]
    if record.seed is None:
        return Finding("lot", True, "the record has no seed: who begins was drawn, and can only be believed")
    right = lot(record.seed, record.rules.players)
    if claimed != str(right):
        return Finding(
            "lot", False, f"the seed draws seat {right} of those asked for to begin, the record {claimed!r:.20}"
        )
    return Finding("lot", True, f"seat {right} of those asked for begins, as the seed draws it")


CHECKS: tuple[Callable[[Record], Finding], ...] = (moves_finding, draws_finding, shuffle_finding)
