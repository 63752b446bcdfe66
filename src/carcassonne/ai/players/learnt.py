"""Players by a learnt value in a file: `value:FILE`, and `deep:FILE` for a deep network upon its value.

value:base.value                 one turn deep, all options judged by the value: what `carcassonne train` measures
value:base.value@6               level 6, with this value in place of the shipped one; so for levels 5 to 8
deep:deep.value                  the same with a deep network; the value beneath is a shipped one, or lies beside it
deep:deep.value+base.value@8     the value beneath is named
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from carcassonne.ai.player import Answer, Forfeit, Question
from carcassonne.ai.players.families import family_of
from carcassonne.ai.players.levels import LEVELS, Level, LevelPlayer, Networks
from carcassonne.ai.thought.deep_network import DeepNetwork, parse_deep_network
from carcassonne.ai.thought.network import Network, parse_network
from carcassonne.ai.thought.weights import NetworkError
from carcassonne.engine.position.line import rules_of
from carcassonne.engine.rules import Rules
from carcassonne.errors import CarcassonneError

VALUE, DEEP = "value:", "deep:"
ONE_TURN = Level(0, "value", "judges every option by a learnt value", value=True)
"""The player whose matches `carcassonne train` measures."""


class LearntError(CarcassonneError, ValueError):
    """A file of a learnt value that is not there, cannot be read, or is of another game."""


@dataclass(frozen=True, slots=True)
class LearntName:
    """What a text after `value:` or `deep:` names."""

    text: str
    file: Path
    level: Level
    foundation: Path | None = None
    """The value beneath a deep network, None for a value."""

    @property
    def files(self) -> tuple[Path, ...]:
        """The files that decide how it plays."""
        return (self.file,) if self.foundation is None else (self.file, self.foundation)


@lru_cache(maxsize=8)
def network_of(content: bytes) -> Network:
    """Return the network of a file's content; raises NetworkError."""
    return parse_network(content)


@lru_cache(maxsize=8)
def deep_network_of(content: bytes) -> DeepNetwork:
    """Return the deep network of a file's content; raises NetworkError."""
    return parse_deep_network(content)


def is_learnt(text: str) -> bool:
    """Return whether a text names a player by a learnt value."""
    return text.startswith((VALUE, DEEP))


def learnt_name(text: str) -> LearntName:
    """Return what a text names, its files looked for; raises LearntError."""
    kind = VALUE if text.startswith(VALUE) else DEEP
    rest = text.removeprefix(kind)
    if not rest:
        raise LearntError(f"{kind} needs a file, such as {kind}runs/base/round-02.value")
    path, level = (rest, ONE_TURN) if Path(rest).is_file() else _parted(rest)
    if kind == VALUE:
        return LearntName(text, _there(path), replace(level, deep=False))
    file, plus, beneath = (path, "", "") if Path(path).is_file() else path.rpartition("+")
    deep = _there(file if plus else path)
    foundation = _there(beneath) if plus else _foundation_of(deep)
    return LearntName(text, deep, replace(level, deep=True), foundation)


def learnt_player(text: str, seed: int = 0, threads: int | None = None) -> LearntPlayer:
    """Return the player that a text names; raises LearntError that says what is wrong with which file."""
    return LearntPlayer(learnt_name(text), seed, threads)


class LearntPlayer(LevelPlayer):
    """A level, or one turn of looking ahead, with a value from a file."""

    def __init__(self, named: LearntName, seed: int = 0, threads: int | None = None) -> None:
        super().__init__(named.level, seed, threads)
        self.name = named.text
        self.networks = _networks(named)

    def check_rules(self, rules: Rules) -> None:
        """Raise LearntError where the value was learnt under rules of another family."""
        learner = self.networks.deep or self.networks.value
        about = {} if learner is None else learner.about
        learnt = {family_of(known) for known in _rules_told(about)}
        if learnt and family_of(rules) not in learnt:
            raise LearntError(
                f"{self.name} was learnt for {', '.join(map(str, about['rules']))}, not for {rules.preset}: "
                f"a value judges only the family of rules it has seen"
            )

    def choose(self, question: Question) -> Answer:
        """Return the answer of the recipe; under rules of another family it forfeits."""
        try:
            self.check_rules(question.rules)
        except LearntError as reason:
            raise Forfeit(str(reason)) from reason
        return super().choose(question)

    def _networks(self, rules: Rules) -> Networks:
        return self.networks


# --- files ------------------------------------------------------------------------------------------------------------
def _parted(rest: str) -> tuple[str, Level]:
    """Return (the file, the level) of `FILE@LEVEL`, or of `FILE`."""
    path, at, wanted = rest.rpartition("@")
    if not at:
        return rest, ONE_TURN
    for level in LEVELS:
        if wanted in (str(level.number), level.name):
            if level.value:
                return path, level
            raise LearntError(f"level {level.number} ({level.name}) plays without a learnt value: 5 to 8 have one")
    return rest, ONE_TURN


def _there(path: str) -> Path:
    if not Path(path).is_file():
        raise LearntError(f"there is no file {path!r} of a learnt value")
    return Path(path)


def _networks(named: LearntName) -> Networks:
    """Return what plays; raises LearntError."""
    if named.foundation is None:
        return Networks(named.text, _read(named.file, network_of))
    deep, value = _read(named.file, deep_network_of), _read(named.foundation, network_of)
    if deep.about.get("upon") != value.about.get("fingerprint"):
        raise LearntError(f"{named.file} was learnt upon another value than {named.foundation}")
    return Networks(named.text, value, deep)


def _read(file: Path, parse: Any) -> Any:
    try:
        return parse(file.read_bytes())
    except NetworkError as reason:
        raise LearntError(f"{file}: {reason}") from reason
    except OSError as reason:
        raise LearntError(f"{file} cannot be read: {reason.strerror}") from reason


def _foundation_of(deep: Path) -> Path:
    """Return the file of the value upon which a deep network was learnt: a shipped one, or one in the same folder."""
    wanted = _read(deep, deep_network_of).about.get("upon")
    for file in _values_around(deep):
        try:
            if network_of(file.read_bytes()).about.get("fingerprint") == wanted:
                return file
        except (NetworkError, OSError):
            continue
    raise LearntError(
        f"{deep} was learnt upon the value {wanted}, which is neither shipped nor beside it: name it, deep:{deep}+VALUE"
    )


def _values_around(deep: Path) -> Iterator[Path]:
    shipped = Path(str(files("carcassonne.ai").joinpath("data")))
    for folder in (shipped, deep.parent):
        yield from sorted(folder.glob("*.value"))


def _rules_told(about: dict[str, Any]) -> Iterator[Rules]:
    """Yield the rules that a file says it was learnt under, as far as they are known here."""
    told = about.get("rules")
    for words in told if isinstance(told, list) else ():
        try:
            preset, *options, players, _ = str(words).split()
            yield rules_of(preset, int(players), [option.lower() for option in options])
        except (CarcassonneError, ValueError):
            continue
