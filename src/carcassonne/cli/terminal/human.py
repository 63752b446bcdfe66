"""The person at the table: shown the board, asked for a decision, helped on request."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carcassonne.cli.terminal.aids import HELP, features_text, hint_words, scores_text, tiles_text
from carcassonne.cli.terminal.box import terminals
from carcassonne.cli.terminal.console import Console, Leave
from carcassonne.cli.terminal.screen import Square, board_text, side_by_side, tile_rows
from carcassonne.cli.terminal.words import action_words, tile_words
from carcassonne.engine import actions as act
from carcassonne.engine.game import Game
from carcassonne.errors import NotationError
from carcassonne.notation.turn import parse_action, print_action


class TakeBack(Exception):
    """The person wants the last decision back."""


class _Back(Exception):
    """The person leaves a half-made choice."""


class Human:
    """Asks a person for the decisions of a seat."""

    def __init__(self, console: Console, names: Sequence[str], save: Callable[[str], object]) -> None:
        self._console = console
        self._names = names
        self._save = save

    def choose(self, game: Game) -> act.Action:
        """A legal action of the person's; raises TakeBack or Leave."""
        self._show(game)
        while True:
            try:
                if game.phase == "place":
                    return self._placement(game)
                asked = next((box.asked[game.phase] for box in terminals() if game.phase in box.asked), None)
                return asked(self, game) if asked else self._listed(game)
            except _Back:
                continue

    # --- seeing -------------------------------------------------------------------------------------------------------
    def _show(self, game: Game) -> None:
        """The board, with the squares numbered when a tile is to be placed, and the tile in hand."""
        view = game.view()
        numbers = {square: i for i, square in enumerate(_squares(game), 1)}
        last = (view.board[-1].x, view.board[-1].y) if len(view.board) > 1 else None
        console = self._console
        console.say("\n" + board_text(view, colour=console.colour, last=last, numbers=numbers, width=console.width))
        if game.phase == "place" and view.tile:
            rows = tile_rows(view.tile, colour=self._console.colour)
            self._console.say(f"In hand: {tile_words(view.tile)}\n    " + "\n    ".join(rows))

    def _command(self, game: Game, line: str) -> bool:
        """Whether a line was a command, which is then done."""
        word, _, rest = line.partition(" ")
        texts: dict[str, Callable[[], str]] = {
            "help": lambda: HELP,
            "?": lambda: HELP,
            "features": lambda: features_text(game, self._names),
            "scores": lambda: scores_text(game.view(), self._names),
            "tiles": lambda: tiles_text(game.view(), self._console.colour, self._console.width),
            "hint": lambda: hint_words(game, self._names),
        }
        if word in texts:
            self._console.say(texts[word]())
        elif word == "board":
            self._show(game)
        elif word == "save":
            self._save(rest.strip())
        elif word == "undo":
            raise TakeBack
        elif word == "back":
            raise _Back
        elif word in ("quit", "exit"):
            raise Leave
        else:
            return False
        return True

    # --- asking -------------------------------------------------------------------------------------------------------
    def say(self, text: str) -> None:
        """Show a line."""
        self._console.say(text)

    def _ask(self, game: Game, question: str) -> str:
        """A line that is no command."""
        assert game.to_act is not None
        while True:
            line = self._console.ask(f"{self._names[game.to_act]}: {question}")
            if line and not self._command(game, line):
                return line

    def _written(self, game: Game, line: str) -> act.Action | None:
        """The action a line spells; None, with a reason told, if it is none or not allowed."""
        try:
            action = parse_action(line)
        except NotationError as reason:
            self._console.say(f"  {reason} (`help` lists the commands)")
            return None
        reason_against = game.explain(action)
        if reason_against is not None:
            self._console.say(f"  Not now: {reason_against}")
            return None
        return action

    def number(self, game: Game, question: str, low: int, high: int) -> int | act.Action:
        """A number within limits, or an action written out."""
        while True:
            line = self._ask(game, f"{question} ({low}–{high})" if high > low else f"{question} ({low})")
            if line.isascii() and line.isdecimal() and len(line) < 9:
                if low <= int(line) <= high:
                    return int(line)
                self._console.say(f"  There is no choice {line}.")
                continue
            action = self._written(game, line)
            if action is not None:
                return action

    def _listed(self, game: Game) -> act.Action:
        """One of the actions, listed by number; 0 is to do nothing."""
        legal = game.legal_actions()
        skip = [action for action in legal if isinstance(action, act.Skip)]
        rest = [action for action in legal if not isinstance(action, act.Skip)]
        listed = dict(enumerate(rest, 1)) | dict(enumerate(skip))
        for number, action in sorted(listed.items()):
            self._console.say(f"  {number:>2}  {action_words(action):<52} {print_action(action)}".rstrip())
        chosen = self.number(game, _question(game.phase), min(listed), max(listed))
        return listed[chosen] if isinstance(chosen, int) else chosen

    # --- placing ------------------------------------------------------------------------------------------------------
    def _placement(self, game: Game) -> act.Action:
        """First the square, then the rotation, then what comes with it; a step with one answer is not asked."""
        squares = _squares(game)
        legal = game.legal_actions()
        instead = next((action for action in legal if not isinstance(action, act.Place)), None)
        for number, (x, y) in enumerate(squares, 1):
            turns = len({place.rotation for place in _at(legal, (x, y))})
            self._console.say(f"  {number:>2}  ({x}, {y})  {turns} rotation{'' if turns == 1 else 's'}")
        if instead:
            self._console.say(f"   0  {_instead(instead)}")
        chosen = self.number(game, _question("place"), 0 if instead else 1, len(squares))
        if not isinstance(chosen, int):
            return chosen
        return self._turned(game, _at(legal, squares[chosen - 1])) if chosen or not instead else instead

    def _turned(self, game: Game, places: list[act.Place]) -> act.Action:
        rotations = sorted({place.rotation for place in places})
        chosen: int | act.Action = 1
        if len(rotations) > 1:
            colour = self._console.colour
            blocks = [
                (f"({i})", tile_rows(game.tile or "", turn, colour=colour)) for i, turn in enumerate(rotations, 1)
            ]
            self._console.say(
                "\n".join(
                    "    " + line for line in side_by_side(blocks, 4, self._console.width and self._console.width - 4)
                ).rstrip()
            )
            chosen = self.number(game, "Which way round, or back", 1, len(rotations))
        if not isinstance(chosen, int):
            return chosen
        return self._with_addition(game, [place for place in places if place.rotation == rotations[chosen - 1]])

    def _with_addition(self, game: Game, places: list[act.Place]) -> act.Action:
        if len(places) == 1:
            return places[0]
        addition = next(box.addition for box in terminals() if box.addition)
        for number, place in enumerate(places, 1):
            self._console.say(f"  {number:>2}  {addition.words(place)}")
        chosen = self.number(game, addition.question, 1, len(places))
        return places[chosen - 1] if isinstance(chosen, int) else chosen


def _question(phase: str) -> str:
    return next(box.questions[phase] for box in terminals() if phase in box.questions)


def _instead(action: act.Action) -> str:
    """What may be done instead of laying the tile."""
    return next(box.instead[type(action)] for box in terminals() if type(action) in box.instead)


def _squares(game: Game) -> list[Square]:
    """The squares where the tile in hand can go, in reading order; none in other phases."""
    found = {(action.x, action.y) for action in game.legal_actions() if isinstance(action, act.Place)}
    return sorted(found, key=lambda square: (square[1], square[0]))


def _at(legal: Sequence[act.Action], square: Square) -> list[act.Place]:
    """The placements on a square."""
    return [action for action in legal if isinstance(action, act.Place) and (action.x, action.y) == square]
