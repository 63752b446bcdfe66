"""The roster: players by their names on the command line."""

from __future__ import annotations

import hashlib
import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from carcassonne.ai.player import Player, close_player
from carcassonne.ai.players.between import BetweenPlayer, between_number
from carcassonne.ai.players.learnt import LearntPlayer, is_learnt, learnt_name, learnt_player
from carcassonne.ai.players.levels import LEVELS, Level, LevelPlayer, RandomPlayer, level_named
from carcassonne.ai.players.program import ProgramPlayer, command_of
from carcassonne.engine.rules import Rules
from carcassonne.errors import CarcassonneError

ENTRY_POINT_GROUP = "carcassonne.players"
"""The group of entry points by which packages offer players."""
PROGRAM = "cmd:"


class UnknownPlayer(CarcassonneError, ValueError):
    """A text that names no player, or one that cannot be made."""


def player_named(text: str, seed: int = 0, threads: int | None = None) -> Player:
    """Return the player that a text names: `random`, a level, a number between two levels, `value:FILE`, `deep:FILE`,
    an entry point, `module:Class`, `FILE.py:Class` or `cmd:program --option`.

    >>> player_named("club").name
    'level 4 (club)'
    """
    if text == "random":
        return RandomPlayer(seed)
    level = _level(text)
    if level is not None:
        return LevelPlayer(level, seed, threads)
    number = between_number(text)
    if number is not None:
        return _between(number, seed, threads)
    if text.startswith(PROGRAM):
        return ProgramPlayer(command_of(text.removeprefix(PROGRAM)))
    if is_learnt(text):
        return learnt_player(text, seed, threads)
    return _made(text, _found(text), seed)


def label_of(text: str) -> str:
    """Return what tables call a player: a level by its number and name, everybody else as written.

    >>> label_of("4"), label_of("random")
    ('level 4 (club)', 'random')
    """
    level = _level(text)
    if level is None:
        return text if between_number(text) is None else f"level {float(text):g}"
    return level.label


def check_player(text: str, rules: Rules | None = None) -> None:
    """Raise a CarcassonneError if a text names no player, or none for these rules; a program is not started."""
    player = player_named(text, threads=1)
    close_player(player)
    if rules is not None and isinstance(player, LearntPlayer):
        player.check_rules(rules)


def files_of_player(text: str) -> tuple[Path, ...]:
    """Return the files that decide how a player by a learnt value plays; none for everybody else."""
    return learnt_name(text).files if is_learnt(text) else ()


def installed_players() -> dict[str, str]:
    """Return the players that installed packages offer: name and where it comes from."""
    from importlib.metadata import entry_points  # here and below: levels need nothing of it, and a browser has none

    return {point.name: point.value for point in sorted(entry_points(group=ENTRY_POINT_GROUP))}


def _everything_known() -> str:
    """Return everything that names a player, for an error message."""
    levels = ", ".join(f"{level.number} or {level.name}" for level in LEVELS)
    named = "".join(f", {name}" for name in installed_players())
    own = "module:Class, FILE.py:Class, value:FILE, deep:FILE, 3.4 (between two levels), or cmd:PROGRAM"
    return f"random, {levels}{named}, {own}"


def _between(number: float, seed: int, threads: int | None) -> Player:
    try:
        return BetweenPlayer(number, seed, threads)
    except ValueError as reason:
        raise UnknownPlayer(str(reason)) from reason


def _level(text: str) -> Level | None:
    try:
        return level_named(text)
    except ValueError:
        return None


def _found(text: str) -> Callable[..., Any]:
    """Return the class or function that makes a player: that of an entry point, of a module or of a file."""
    from importlib.metadata import entry_points

    points = [point for point in entry_points(group=ENTRY_POINT_GROUP) if point.name == text]
    module, colon, name = text.partition(":")
    if not points and not (colon and module and name):
        raise UnknownPlayer(f"there is no player {text!r}; there are {_everything_known()}")
    file = file_of_class(text)
    if not points and file is not None and not file.is_file():
        raise UnknownPlayer(f"player {text!r} cannot be loaded: there is no file {str(file)!r}")
    try:
        maker = points[0].load() if points else _imported(text) if file is None else _run_file(file, text)
    except Exception as fault:  # third-party modules may fail in any way while they are imported
        raise UnknownPlayer(f"player {text!r} cannot be loaded: {type(fault).__name__}: {fault}") from fault
    if not callable(maker):
        raise UnknownPlayer(f"player {text!r} is no class or function that makes a player")
    found: Callable[..., Any] = maker
    return found


def _imported(text: str) -> Any:
    """Return what `module:Class` names; modules of the current folder are found too."""
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    from importlib.metadata import EntryPoint

    point = EntryPoint(name="", value=text, group=ENTRY_POINT_GROUP)
    import_module(point.module)
    return point.load()


def file_of_class(text: str) -> Path | None:
    """Return the file of `FILE.py:Class`, None for other texts."""
    path, colon, _ = text.rpartition(":")
    return Path(path) if colon and path.endswith(".py") else None


def _run_file(file: Path, text: str) -> Any:
    """Return what `FILE.py:Class` names; the modules beside the file are found, too."""
    name = f"_player_{hashlib.sha256(str(file.resolve()).encode()).hexdigest()[:12]}"
    if name not in sys.modules:
        if str(file.resolve().parent) not in sys.path:
            sys.path.append(str(file.resolve().parent))
        spec = spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    from importlib.metadata import EntryPoint

    return EntryPoint(name="", value=f"{name}:{text.rpartition(':')[2]}", group=ENTRY_POINT_GROUP).load()


def _made(text: str, maker: Callable[..., Any], seed: int) -> Player:
    """Return a third-party player; it gets a seed if it takes one."""
    try:
        takes_seed = "seed" in inspect.signature(maker).parameters
        player = maker(seed=seed) if takes_seed else maker()
    except Exception as fault:
        raise UnknownPlayer(f"player {text!r} cannot be made: {type(fault).__name__}: {fault}") from fault
    if not callable(getattr(player, "choose", None)):
        raise UnknownPlayer(f"{text!r} is no player: it has no method `choose`")
    if not hasattr(player, "name"):
        player.name = text
    made: Player = player
    return made
