"""The referee: one JSON request in, one JSON answer out (docs/protocol.md). It holds at most one game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from carcassonne.engine.actions import Action
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.errors import NotationError, NothingToUndo, RulesError
from carcassonne.notation.json import Json, action_from_json, actions_to_json, event_to_json, view_to_json
from carcassonne.notation.strict import TooDeep, parse_strictly

LONGEST_MESSAGE = 400
MEMBERS = {
    "new": {"preset", "options", "players", "draw", "seed", "dice"},
    "state": set[str](),
    "legal": set[str](),
    "play": {"action"},
    "explain": {"action"},
    "undo": set[str](),
    "quit": set[str](),
}
"""What a request may hold besides `cmd`."""


class Refusal(Exception):
    """A request that is answered with an error: a stable code and a sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Referee:
    """Answers requests one by one. A refused request leaves the game as it was.

    >>> Referee().answer('{"cmd":"legal"}')
    '{"error":{"code":"no_game","message":"there is no game yet: send new"}}'
    """

    def __init__(self) -> None:
        self._game: Game | None = None
        self._commands: dict[str, Callable[[Json], Json]] = {
            "new": self._new,
            "state": self._state,
            "legal": self._legal,
            "play": self._play,
            "explain": self._explain,
            "undo": self._undo,
        }

    def answer(self, line: str | bytes) -> str | None:
        """The answer to one line, in ASCII without a line break; None to `quit`."""
        try:
            request = _read(line)
            if request["cmd"] == "quit":
                return None
            return _write(self._commands[request["cmd"]](request))
        except Refusal as refusal:
            return error(refusal.code, refusal.message)

    @property
    def game(self) -> Game:
        """The game under way."""
        if self._game is None:
            raise Refusal("no_game", "there is no game yet: send new")
        return self._game

    def _new(self, request: Json) -> Json:
        try:
            rules = Rules.of(request.get("preset", "modern"), request.get("players", 2), _options(request))
            self._game = Game(rules, draw=_draw(request), seed=_seed(request), dice=_dice(request))
        except RulesError as reason:
            raise Refusal("bad_request", str(reason)) from reason
        return self._state(request)

    def _state(self, request: Json) -> Json:
        state = view_to_json(self.game.view())
        if self.game.seed is not None:
            state["seed"] = self.game.seed
        if self.game.ply == 0 and len(self.game.opening_events) > 1:  # the first tile did more than come to hand
            state["events"] = [event_to_json(event) for event in self.game.opening_events]
        return state

    def _legal(self, request: Json) -> Json:
        return {"actions": actions_to_json(self.game.legal_actions())}

    def _play(self, request: Json) -> Json:
        action, reason = self._judge(request)
        if action is None or reason is not None:
            raise Refusal("illegal_action", reason or "")
        trial = self.game.copy()  # a bug in the middle of a turn must not leave half of it behind
        events = trial.play(action)
        self._game = trial
        return {"events": [event_to_json(event) for event in events], "state": self._state(request)}

    def _explain(self, request: Json) -> Json:
        _, reason = self._judge(request)
        return {"legal": True} if reason is None else {"legal": False, "reason": _short(reason)}

    def _judge(self, request: Json) -> tuple[Action | None, str | None]:
        """The action of a request and why it is not allowed now; no action where its numbers are out of this world."""
        game = self.game
        if "action" not in request:
            raise Refusal("bad_request", f"a request {request['cmd']!r} needs 'action'")
        try:
            action = action_from_json(request["action"])
        except NotationError as reason:
            if not _reads_with_other_numbers(request["action"]):
                raise Refusal("bad_request", str(reason)) from reason
            return None, "the game is over" if game.over else str(reason)
        return action, game.explain(action)

    def _undo(self, request: Json) -> Json:
        try:
            self.game.undo()
        except NothingToUndo as reason:
            raise Refusal("nothing_to_undo", str(reason)) from reason
        return self._state(request)


def error(code: str, message: str) -> str:
    """The answer to a request that is refused."""
    return _write({"error": {"code": code, "message": _short(message)}})


# --- reading ----------------------------------------------------------------------------------------------------------
def _read(line: str | bytes) -> Json:
    """A request whose command is known and whose members are those of the command."""
    request = _parse(line)
    if not isinstance(request, dict):
        raise Refusal("bad_request", "a request must be an object")
    if "cmd" not in request:
        raise Refusal("bad_request", "a request needs 'cmd'")
    command = request["cmd"]
    if not isinstance(command, str) or command not in MEMBERS:
        raise Refusal("unknown_command", f"there is no command {command!r}; there are {', '.join(MEMBERS)}")
    unknown = sorted(set(request) - {"cmd"} - MEMBERS[command])
    if unknown:
        raise Refusal("bad_request", f"a request {command!r} has no {', '.join(map(repr, unknown))}")
    return request


def _parse(line: str | bytes) -> Any:
    """The JSON value of a line. Refused beyond the grammar: NaN and Infinity, a name given twice, deep nesting."""
    try:
        return parse_strictly(line.decode("utf-8") if isinstance(line, bytes) else line)
    except TooDeep as reason:
        raise Refusal("bad_json", "the request is nested too deeply") from reason
    except ValueError as reason:  # not JSON, not UTF-8, a number of thousands of digits
        raise Refusal("bad_json", f"the line is not JSON: {reason}") from reason


def _options(request: Json) -> Json:
    options = request.get("options", {})
    if not isinstance(options, dict):
        raise Refusal("bad_request", "'options' must be an object")
    return options


def _draw(request: Json) -> list[str] | None:
    if "draw" not in request:
        return None
    draw = request["draw"]
    if not isinstance(draw, list) or not all(isinstance(name, str) for name in draw):
        raise Refusal("bad_request", "'draw' must be a list of tile names")
    return draw


def _dice(request: Json) -> list[int]:
    dice = request.get("dice", [])
    if not isinstance(dice, list) or not all(type(number) is int for number in dice):
        raise Refusal("bad_request", "'dice' must be a list of whole numbers")
    return dice


def _seed(request: Json) -> int | None:
    if "seed" not in request:
        return None
    seed = request["seed"]
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise Refusal("bad_request", f"'seed' must be a whole number, not {seed!r}")
    return seed


def _reads_with_other_numbers(action: Any) -> bool:
    """Whether an action is well formed but for numbers no table knows (a rotation of 7): readable, but not allowed."""
    try:
        action_from_json(_with_zeros(action))
    except NotationError:
        return False
    return True


def _with_zeros(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _with_zeros(item) for name, item in value.items()}
    return 0 if isinstance(value, int) and not isinstance(value, bool) else value


# --- writing ----------------------------------------------------------------------------------------------------------
def _write(answer: Json) -> str:
    return json.dumps(answer, separators=(",", ":"))


def _short(message: str) -> str:
    return message if len(message) <= LONGEST_MESSAGE else message[: LONGEST_MESSAGE - 1] + "…"
