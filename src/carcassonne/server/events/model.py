"""An event as a value: what it is played as, who takes part, and how far it has come.

Entrants have numbers, which everything that is drawn, paired and ranked goes by; who plays under a number may change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal, TypeAlias, cast

from carcassonne.server.events.encounters import Encounter, How, PlayedGame
from carcassonne.server.events.stages import BRACKETS, Course, Round, Slot, Stage, StageSetup
from carcassonne.server.events.standing import USUAL, Criterion
from carcassonne.server.matches.model import Match, MatchSetup
from carcassonne.server.problems import Problem

EventState: TypeAlias = Literal["announced", "running", "over", "cancelled"]
Pace: TypeAlias = Literal["live", "agreed"]
"""One round after another on an evening; or pairs agree on times, in so many days a round."""
EntrantKind: TypeAlias = Literal["person", "team", "member"]
MOST_ENTRANTS = 128
MOST_STAGES = 3


@dataclass(frozen=True, slots=True)
class EventSetup:
    """What is played, in which order, and who is ranked how."""

    stages: tuple[StageSetup, ...]
    criteria: tuple[Criterion, ...] = USUAL
    seeded: bool = False
    """Whether entrants are seeded in the order of their numbers; else they are drawn by lot."""
    match: MatchSetup = field(default_factory=MatchSetup)
    pace: Pace = "live"
    rest: float = 300.0
    """Seconds between the end of a round and the time of the next, where rounds follow one another."""
    days: int = 7
    """Days for a round, where pairs agree on times."""
    boards: int = 0
    """Boards of a match of teams; 0: people play for themselves."""
    open: bool = True
    """Whether people enter by themselves."""
    bots: bool = False
    """Whether bots alone take part, each an account of somebody's; else people alone do."""
    webhook: str = ""
    """An address that is told results; nobody is shown it: whoever knows it may write there."""

    def to_json(self) -> dict[str, Any]:
        """The set-up as JSON."""
        return asdict(self) | {"stages": [dict(stage) for stage in self.stages], "criteria": list(self.criteria)}


def setup_of(found: Mapping[str, Any]) -> EventSetup:
    """Return the set-up of its JSON."""
    parts = {**found, "match": MatchSetup(**found["match"])}
    return EventSetup(**parts | {"stages": tuple(found["stages"]), "criteria": tuple(found["criteria"])})


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who takes part under a number: a person, somebody by name alone, a team, or a member of a team."""

    number: int
    kind: EntrantKind = "person"
    person: str | None = None
    """The person who plays, or a team's captain."""
    name: str | None = None
    """Of a team, and of somebody without an account."""
    team: int | None = None
    """The number of a member's team."""
    out: bool = False
    """Whether they have withdrawn."""
    seen: float = 0.0
    """When they said last that they are there and would play, in an arena."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who plays at which board of a team's match: the numbers of members, from the first board on."""

    slot: str
    team: int
    members: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Act:
    """Something an organiser did, or the event by itself; everybody may read it. `words` say what and why."""

    seq: int
    at: str
    person: str | None
    what: str
    words: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """An event."""

    id: str
    created: str
    owner: str
    name: str
    setup: EventSetup
    seed: int = field(repr=False)
    state: EventState = "announced"
    starts: float | None = None
    """When it begins by itself."""
    stages: tuple[Stage, ...] = ()
    entrants: tuple[Entrant, ...] = ()
    lineups: tuple[Lineup, ...] = field(default=(), repr=False)
    due: float | None = None
    version: int = 0

    @property
    def course(self) -> Course:
        """The event as its rounds are computed."""
        return Course(self.setup.stages, self.setup.criteria, self.seed, self.setup.seeded, self.stages)

    @property
    def playing(self) -> list[Entrant]:
        """Those who are drawn and paired: people, or teams."""
        return [entrant for entrant in self.entrants if entrant.kind != "member"]

    @property
    def arena(self) -> StageSetup | None:
        """The arena that it is; None for any other event."""
        first = self.setup.stages[0]
        return first if first["kind"] == "arena" else None

    def entrant(self, number: int) -> Entrant:
        """Return the entrant of a number; raises Problem where there is none."""
        found = next((entrant for entrant in self.entrants if entrant.number == number), None)
        if found is None:
            raise Problem("no_entrant", f"nobody takes part as number {number}")
        return found

    def roster(self, team: int) -> list[int]:
        """Return the members of a team who have not withdrawn."""
        return [each.number for each in self.entrants if each.team == team and not each.out]

    def lineup(self, slot: str, team: int) -> Lineup | None:
        """Return a team's line-up for a match, if it has been given."""
        return next((each for each in self.lineups if (each.slot, each.team) == (slot, team)), None)

    def round_of(self, slot_id: str) -> Round | None:
        """Return the round of a pair."""
        rounds = (found for stage in self.stages for found in stage.rounds)
        return next((found for found in rounds if any(slot.id == slot_id for slot in found.pairs)), None)

    def may_organise(self, person: str, role: str | None) -> bool:
        """Return whether somebody may act here as an organiser."""
        return person == self.owner or role in ("organiser", "moderator")


def check_setup(setup: EventSetup) -> None:
    """Raise Problem for an event that cannot be played; it names what is wrong."""
    if not 1 <= len(setup.stages) <= MOST_STAGES:
        raise Problem("bad_request", f"an event has one to {MOST_STAGES} stages", field="stages")
    for number, stage in enumerate(setup.stages):
        last = number + 1 == len(setup.stages)
        where = f"stages.{number}"
        if stage["kind"] in BRACKETS and not last:
            raise Problem("bad_request", "a knockout is the last stage", field=where)
        if not last and stage.get("through", 0) < 1:
            raise Problem("bad_request", "say how many go on to the next stage", field=f"{where}.through")
        if stage["kind"] == "arena" and (len(setup.stages) > 1 or setup.boards or setup.pace != "live"):
            raise Problem("bad_request", "an arena is an event of its own, live, for people", field=where)
        if stage["kind"] == "arena" and setup.match.best_of != 1:
            raise Problem("bad_request", "matches of an arena are of one game", field="match.best_of")
    if setup.bots and (setup.boards or setup.pace != "live" or setup.stages[0]["kind"] == "arena"):
        raise Problem("bad_request", "bots play live, each for itself, and in no arena", field="bots")
    if len(set(setup.criteria)) != len(setup.criteria):
        raise Problem("bad_request", "a criterion stands there twice", field="criteria")
    if setup.boards and setup.match.best_of != 1 and setup.boards % 2 == 0:
        raise Problem("bad_request", "a match of teams has an odd number of boards", field="boards")


def encounter_of_match(slot: Slot, match: Match) -> Encounter:
    """Return what came of a pair's match that is over."""
    assert match.end is not None
    how = cast(Any, "void" if match.end in ("declined", "lapsed") else match.end)
    games = tuple(
        PlayedGame(game.id, game.first, game.points, game.winner) for game in match.counted if game.points is not None
    )
    return Encounter(slot.a, slot.b, match.wins, how, games if how == "played" else (), slot.id)


def encounter_of_boards(slot: Slot, boards: Sequence[Match]) -> Encounter:
    """Return what came of a match of teams: each board is worth one, an equal one a half for each."""
    games: list[PlayedGame] = []
    wins = [0.0, 0.0]
    for match in boards:
        a, b = match.wins
        winner = None if a == b else int(b > a)
        if match.end not in ("void", "lapsed"):
            for side in (0, 1):
                wins[side] += 0.5 if winner is None else float(winner == side)
        points = [sum(game.points[side] for game in match.counted if game.points) for side in (0, 1)]
        first = match.games[0].first if match.games else 0
        games.append(PlayedGame(match.id, first, (points[0], points[1]), winner))
    how: How = "played" if any(wins) else "void"
    return Encounter(slot.a, slot.b, (wins[0], wins[1]), how, tuple(games) if how == "played" else (), slot.id)


def result_without_play(slot: Slot, gone: Sequence[bool], majority: float) -> Encounter | None:
    """Return what a pair comes to of which one has withdrawn, or both; None where both are there."""
    if slot.b is None or not any(gone):
        return None
    if all(gone):
        return Encounter(slot.a, slot.b, (0.0, 0.0), "void", id=slot.id)
    return Encounter(slot.a, slot.b, (0.0, majority) if gone[0] else (majority, 0.0), "absent", id=slot.id)


def with_round_times(event: Event, starts: float, ends: float | None) -> Event:
    """Return the event with when its newest round begins, and until when it may be played."""
    stage = event.stages[-1]
    newest = replace(stage.rounds[-1], starts=starts, ends=ends)
    return replace(event, stages=(*event.stages[:-1], replace(stage, rounds=(*stage.rounds[:-1], newest))))
