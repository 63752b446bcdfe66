"""Holdings: what each follower of the landscape holds, alone or with others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.engine.features import Feature
from carcassonne.engine.names import HUBS
from carcassonne.engine.openings import NO_OPENING, fewest_fitting
from carcassonne.engine.positions import Spot, State


@dataclass(frozen=True)
class Holding:
    """An occupied feature and the places of all followers in it."""

    feature: Feature
    spots: tuple[Spot, ...]
    state: State

    @property
    def kind(self) -> str:
        """The landscape: city, road, field, cloister and its like."""
        return self.feature.kind

    @property
    def owners(self) -> tuple[int, ...]:
        """Those with most followers in it."""
        return self.feature.owners

    @property
    def worth(self) -> int:
        """Its points when finished; those of a field, a cloister and its like now."""
        return self.feature.points if self.kind in ("field", *HUBS) else self.feature.points_if_completed

    def share(self, seat: int) -> float:
        """Return 1 for a sole owner, a half for one who shares it, 0 for anybody else."""
        if seat not in self.owners:
            return 0.0
        return 1.0 if len(self.owners) == 1 else 0.5

    @cached_property
    def fitting(self) -> int:
        """How many undrawn tiles fit the worst of its open squares; a field has none."""
        return NO_OPENING if self.kind == "field" else fewest_fitting(self.state, self.feature)


def holdings(outcome: Consequences) -> dict[Spot, Holding]:
    """Return what the follower at each spot holds; those that came home hold nothing."""
    found: dict[Spot, Holding] = {}
    for spot in outcome.followers:
        feature = outcome.feature_at(spot)
        if spot in found or feature is None:
            continue
        members = tuple(other for other in outcome.followers if outcome.feature_at(other) is feature)
        holding = Holding(feature, members, outcome.after)
        found |= dict.fromkeys(members, holding)
    return found
