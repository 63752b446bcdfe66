"""Consequences: what a line of play brings at once, as events and as the position after it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from carcassonne.ai.analysis.reasons.box_reasons import box_reasons
from carcassonne.ai.thought.greedy import Judge
from carcassonne.engine import events as ev
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import action_of, phase_of
from carcassonne.engine.features import Feature, features_of
from carcassonne.engine.positions import Spot, State, apply_with_events, followers_of, is_over, standing

Line = tuple[int, ...]
"""A line of play: the choices of one decision, a placement with its follower or a single choice."""


@dataclass(frozen=True)
class Consequences:
    """A line played on a copy of the position; questions that it raises are answered as the evaluation likes best."""

    seat: int
    before: State
    after: State
    actions: tuple[Action, ...]
    events: tuple[ev.Event, ...]

    @cached_property
    def features(self) -> tuple[Feature, ...]:
        """Every feature of the landscape after the line."""
        return features_of(self.after)

    @cached_property
    def followers(self) -> dict[Spot, int]:
        """Who stands where after the line."""
        return followers_of(self.after)

    @cached_property
    def supply(self) -> tuple[int, ...]:
        """Followers at home by seat."""
        return tuple(standing(self.after).supply)

    @property
    def over(self) -> bool:
        """Whether the game is over then."""
        return is_over(self.after)

    def feature_at(self, spot: Spot) -> Feature | None:
        """Return the feature a follower stands on."""
        x, y, kind, at = spot
        for feature in self.features:
            printed = feature.kind == kind and (x, y, at) in feature.segments
            built = (x, y, kind) in feature.segments  # what is built on a tile goes by its own name
            if printed or built:
                return feature
        return None

    def points_of(self, seat: int) -> int:
        """Return the points a seat scores at once."""
        return sum(event.points for event in self.scored if event.player == seat)

    @property
    def scored(self) -> list[ev.Scored]:
        """The scores it makes."""
        return [event for event in self.events if isinstance(event, ev.Scored)]

    @property
    def returned(self) -> list[ev.FollowerReturned]:
        """The followers that come home."""
        return [event for event in self.events if isinstance(event, ev.FollowerReturned)]

    @property
    def placed(self) -> ev.FollowerPlaced | None:
        """The follower it puts."""
        return next((event for event in self.events if isinstance(event, ev.FollowerPlaced)), None)


def play_line(s: State, line: Line, judge: Judge) -> Consequences:
    """Return the consequences of a line."""
    world = s.copy()
    seat = standing(s).actor
    actions, events = [], []
    for choice in line:
        actions.append(action_of(world, choice))
        events += apply_with_events(world, choice)
    while any(phase_of(world) in box.follow_up_phases for box in box_reasons()):
        events += apply_with_events(world, judge.choose(world))
    return Consequences(seat, s, world, tuple(actions), tuple(events))


def do_nothing(s: State) -> Consequences:
    """Return the consequences of doing nothing: what an option is compared with if no other was played."""
    return Consequences(standing(s).actor, s, s, (), ())
