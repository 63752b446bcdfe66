"""Actions and events for people, choices and log entries for the core: the translation both ways, gathered from boxes.

What an action is, how it is refused and what an event says is known to its box; here is only the way to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from carcassonne.boxes import parts
from carcassonne.core import report, turn
from carcassonne.core.state import ASIDE, FOLLOW, State
from carcassonne.engine.actions import Action
from carcassonne.engine.decisions import ActionKind, BoxActions, Decision
from carcassonne.engine.events import BoxEvents, Event

_ACTIONS: tuple[BoxActions, ...] = parts("actions", BoxActions)
_EVENTS: tuple[BoxEvents, ...] = parts("events", BoxEvents)

DECISIONS: tuple[Decision, ...] = tuple(
    sorted((each for part in _ACTIONS for each in part.decisions), key=lambda decision: decision.phase)
)
"""Everything that can be asked, by the core's number of the phase."""
PHASES = tuple(decision.name for decision in DECISIONS)
KINDS: tuple[ActionKind[Any], ...] = tuple(
    sorted((kind for part in _ACTIONS for kind in part.kinds), key=lambda kind: (kind.decision.phase, not kind.members))
)
"""Every kind of action in the order of a turn; those without particulars come after the others of their phase."""
ACTION_CLASSES: tuple[type[Action], ...] = tuple(dict.fromkeys(kind.action for kind in KINDS))
EVENT_NAMES: dict[type[Event], str] = {event: name for part in _EVENTS for event, name in part.names.items()}
"""Every event by its type in JSON."""


def _answered(kind: ActionKind[Any]) -> list[Decision]:
    """The decisions that a kind answers."""
    return [kind.decision, *(decision for decision in DECISIONS if decision.name in kind.also)]


def _readers(aside: bool) -> tuple[tuple[Callable[[State, int], Action | None], ...], ...]:
    return tuple(
        tuple(kind.action_of for kind in KINDS if decision in _answered(kind) and kind.aside == aside)
        for decision in DECISIONS
    )


_READERS, _ASIDE_READERS = _readers(aside=False), _readers(aside=True)
_KINDS_OF: dict[type, tuple[ActionKind[Any], ...]] = {
    each: tuple(kind for part in reversed(_ACTIONS) for kind in part.kinds if kind.action is each)
    for each in ACTION_CLASSES
}
_KINDS_ASKED: dict[tuple[type, int], tuple[ActionKind[Any], ...]] = {
    (each, decision.phase): tuple(kind for kind in kinds if decision in _answered(kind))
    for each, kinds in _KINDS_OF.items()
    for decision in DECISIONS
    if any(decision in _answered(kind) for kind in kinds)
}
"""The kinds that share a class and answer what is asked in a phase."""
_EVENT_READERS: dict[int, Callable[[State, tuple[int, ...]], Event]] = {
    number: read for part in _EVENTS for number, read in part.readers.items()
}


def phase_of(s: State) -> str:
    """The phase by name."""
    return PHASES[report.phase(s)]


# --- actions ----------------------------------------------------------------------------------------------------------
def action_of(s: State, choice: int) -> Action:
    """The action a choice of the phase at hand is."""
    for read in (_READERS if choice < ASIDE else _ASIDE_READERS)[report.phase(s)]:
        action = read(s, choice)
        if action is not None:
            return action
    raise AssertionError(f"nothing is chosen by {choice} in phase {phase_of(s)}")


def kinds_of(action_class: type[Action]) -> tuple[ActionKind[Any], ...]:
    """The kinds that share a class, the base game's last."""
    return _KINDS_OF[action_class]


def kind_of_action(action: Action) -> ActionKind[Any]:
    """The kind an action is of."""
    kinds = _KINDS_OF[type(action)]
    return kinds[0] if len(kinds) == 1 else next(kind for kind in kinds if kind.holds(action))


def is_natures(action: Action) -> bool:
    """Whether only nature can answer so."""
    return kind_of_action(action).decision.nature


def told_of_nature(s: State, action: Action, choice: int) -> list[Event]:
    """What is told of an answer of nature before it acts."""
    told = _kind_asked(s, action).told(s, choice)
    return [] if told is None else [told]


def tile_drawn(action: Action) -> str:
    """The tile that nature draws by an action, "" where she draws none."""
    return kind_of_action(action).tile_drawn(action)


def choice_of(s: State, action: Action) -> int | None:
    """The core's choice for an action of the phase at hand; None if it names nothing on this table.

    Whether the choice is legal is for the core to say.
    """
    return _kind_asked(s, action).choice_of(s, action)


def legal_choice(s: State, action: Action) -> int | None:
    """The core's choice for an action if it is allowed now."""
    if not _answers(s, action):
        return None
    choice = choice_of(s, action)
    return choice if choice is not None and turn.is_legal(s, choice) else None


def reason_against(s: State, action: Action) -> str:
    """Why the core refuses this action in this state. Nothing is decided here: the words for it are looked for."""
    decision = DECISIONS[report.phase(s)]
    if not decision.asked:
        return "the game is over"
    if not _answers(s, action):
        seat = "" if decision.nature else f" (player {report.standing(s).actor})"
        kinds = _KINDS_OF.get(type(action))
        name = kinds[0].name if kinds else type(action).__name__.lower()
        return f"{decision.asked} now{seat}: {name} does not answer that"
    duties = (part.against_others(s) for part in _ACTIONS if report.phase(s) == FOLLOW)
    duty = next((reason for reason in duties if reason), None)
    return duty or _kind_asked(s, action).against(s, action)


def _answers(s: State, action: Action) -> bool:
    """Whether an action answers what is asked now."""
    return (type(action), report.phase(s)) in _KINDS_ASKED


def _kind_asked(s: State, action: Action) -> ActionKind[Any]:
    """The kind an action is of among those that answer what is asked now: several phases may be skipped alike."""
    for kind in _KINDS_ASKED.get((type(action), report.phase(s)), ()):
        if kind.holds(action):
            return kind
    return kind_of_action(action)


# --- events -----------------------------------------------------------------------------------------------------------
def events_of(s: State, entries: Iterable[tuple[int, ...]]) -> list[Event]:
    """The events that log entries tell of, read from the state after the decision."""
    return [event_of(s, entry) for entry in entries]


def event_of(s: State, entry: tuple[int, ...]) -> Event:
    """The event that one log entry tells of."""
    return _EVENT_READERS[entry[0]](s, entry)
