"""A puzzle: a position with a tile in hand, its options with what each is worth, and those that are right."""

from __future__ import annotations

import bz2
import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, NamedTuple

from carcassonne.engine.actions import Action
from carcassonne.engine.codec import action_of, legal_choice, phase_of, reason_against
from carcassonne.engine.game import Game
from carcassonne.engine.positions import State, apply_choice, standing
from carcassonne.errors import CarcassonneError, IllegalAction
from carcassonne.notation.turn import parse_action, print_action

FORMAT = 1
SHIPPED = "data/puzzles.jsonl.bz2"
PACKED = ".bz2"
"""How the name of a packed file ends: a seventh of the bytes."""
RIGHT_WITHIN = 1.0
"""Every option that lies no more points behind the best is right."""
BETWEEN = " · "
"""What stands between a placement and the follower that goes with it, as in a record."""
Line = tuple[int, ...]
"""The choices of an option: a placement, perhaps with the choice of a follower."""


class PuzzleError(CarcassonneError):
    """A file of puzzles that cannot be read, or an answer that is none."""


class WeighedOption(NamedTuple):
    """A way to decide, as a record writes it, and how many points it lies behind the best."""

    text: str
    behind: float

    @property
    def actions(self) -> tuple[Action, ...]:
        """Its actions."""
        return tuple(parse_action(each) for each in self.text.split(BETWEEN))

    @property
    def right(self) -> bool:
        """Whether it solves the puzzle."""
        return self.behind <= RIGHT_WITHIN


@dataclass(frozen=True)
class Puzzle:
    """A position in which few options are good and a club player errs.

    `options` are those that were weighed, best first; `tempting` is what level 4 does, `reasons` say why the best is
    better (as JSON writes them), `game` is the number of the game it was found in.
    """

    position: str
    options: tuple[WeighedOption, ...]
    tempting: str
    rating: int
    reasons: tuple[dict[str, Any], ...] = ()
    game: int = 0

    @cached_property
    def id(self) -> str:
        """Eight digits that the position gives."""
        return hashlib.sha256(self.position.encode()).hexdigest()[:8]

    @property
    def right(self) -> tuple[WeighedOption, ...]:
        """The options that solve it."""
        return tuple(each for each in self.options if each.right)

    @property
    def start(self) -> Game:
        """The game as it stands."""
        return Game.from_position(self.position, nature=True)

    def found(self, actions: Sequence[Action]) -> WeighedOption | None:
        """Return the weighed option that these actions are; None where none was weighed: it lies further behind.

        Raises IllegalAction or PuzzleError where they are no whole decision here.
        """
        state = self.start.state
        answered = line_of(state, actions)
        return next((option for option in self.options if line_of(state, option.actions) == answered), None)


def line_of(s: State, actions: Sequence[Action]) -> Line:
    """Return the choices that actions are; raises IllegalAction, or PuzzleError for half a decision."""
    world, line = s.copy(), list[int]()
    for action in actions:
        if line and phase_of(world) != "follower":
            raise PuzzleError("the decision is a placement and, where one may be placed, a follower: nothing after it")
        choice = legal_choice(world, action)
        if choice is None:
            raise IllegalAction(reason_against(world, action), standing(s).actor, "")
        line.append(choice)
        apply_choice(world, choice)
    if not line or phase_of(world) == "follower":
        raise PuzzleError("the decision is a placement and, where one may be placed, a follower or none")
    return tuple(line)


def option_text(s: State, line: Line) -> str:
    """Return the choices of an option as text."""
    world, said = s.copy(), []
    for choice in line:
        said.append(print_action(action_of(world, choice)))
        apply_choice(world, choice)
    return BETWEEN.join(said)


# --- files ------------------------------------------------------------------------------------------------------------
def puzzle_line(puzzle: Puzzle) -> str:
    """Return a puzzle as a line of a file."""
    told = {
        "position": puzzle.position,
        "options": [[option.text, option.behind] for option in puzzle.options],
        "tempting": puzzle.tempting,
        "rating": puzzle.rating,
        "reasons": list(puzzle.reasons),
        "game": puzzle.game,
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def read_puzzles(lines: Iterable[str]) -> Iterator[Puzzle]:
    """Yield the puzzles of a file, whose first line says what it is; raises PuzzleError that names the line."""
    for number, line in enumerate(lines, start=1):
        try:
            if number == 1:
                read_header(json.loads(line))
            else:
                yield puzzle_of_line(line)
        except (ValueError, KeyError, TypeError) as reason:
            raise PuzzleError(f"line {number} is no puzzle: {reason}") from reason


def puzzle_of_line(line: str) -> Puzzle:
    """Return the puzzle of a line; raises ValueError, KeyError, TypeError for a line that is none."""
    told = json.loads(line)
    options = tuple(WeighedOption(str(text), float(behind)) for text, behind in told["options"])
    return Puzzle(told["position"], options, told["tempting"], told["rating"], tuple(told["reasons"]), told["game"])


def read_header(told: Any) -> int:
    """Return the seed that the first line of a file names; raises ValueError where it is none."""
    if not isinstance(told, dict) or told.get("carcassonne") != "puzzles" or told.get("format") != FORMAT:
        raise ValueError(f"a file of puzzles begins with its format, {header(1)}")
    return int(told["seed"])


def header(seed: int) -> str:
    """Return the first line of a file."""
    return json.dumps({"carcassonne": "puzzles", "format": FORMAT, "seed": seed}, separators=(",", ":"))


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with the package, in the order of the file."""
    content = files("carcassonne.ai").joinpath(SHIPPED).read_bytes()
    return tuple(read_puzzles(unpacked(content, SHIPPED).splitlines()))


def packed(text: str, name: str) -> bytes:
    """Return what a file of that name holds of a text."""
    return bz2.compress(text.encode()) if name.endswith(PACKED) else text.encode()


def unpacked(content: bytes, name: str) -> str:
    """Return the text that a file of that name holds; raises PuzzleError."""
    try:
        return (bz2.decompress(content) if name.endswith(PACKED) else content).decode()
    except (OSError, ValueError) as reason:  # OSError is bz2's word for what it did not pack
        raise PuzzleError(f"{name} is no file of puzzles: {reason}") from reason
