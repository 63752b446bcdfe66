"""A contrast: the consequences of two lines of play for the player who decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from carcassonne.ai.analysis.reasons.consequences import Consequences, do_nothing
from carcassonne.ai.analysis.reasons.holdings import Holding, holdings
from carcassonne.ai.analysis.reasons.reason import Value
from carcassonne.engine import events as ev
from carcassonne.engine.positions import Spot


@dataclass(frozen=True)
class Contrast:
    """The better line and the one it is compared with, which may be doing nothing."""

    better: Consequences
    worse: Consequences

    @property
    def seat(self) -> int:
        """The player who decides."""
        return self.better.seat

    @property
    def ends(self) -> bool:
        """Whether the game is over after either: then only the final scoring counts."""
        return self.better.over or self.worse.over

    @property
    def new_follower(self) -> ev.FollowerPlaced | None:
        """The follower that the better line puts where the other line puts none; None as well when the game ends."""
        put, other = self.better.placed, self.worse.placed
        return None if self.ends or put == other else put

    def spares(self, figure: str) -> bool:
        """Return whether the other line spends a figure that the better one keeps, and the game goes on."""
        put, spent = self.better.placed, self.worse.placed
        kept = put is None or put.figure != figure
        return not self.ends and kept and spent is not None and spent.figure == figure

    @cached_property
    def here(self) -> dict[Spot, Holding]:
        """What followers hold after the better line."""
        return holdings(self.better)

    @cached_property
    def there(self) -> dict[Spot, Holding]:
        """What followers hold after the other line."""
        return holdings(self.worse)

    @cached_property
    def earlier(self) -> dict[Spot, Holding]:
        """What followers held before either."""
        return holdings(do_nothing(self.better.before))

    def pairs(self) -> list[tuple[Holding, Holding, Holding]]:
        """Return holdings after the better line, after the other and before both, each feature once."""
        seen: set[tuple[tuple[Spot, ...], tuple[Spot, ...]]] = set()
        found = []
        for spot, here in self.here.items():
            there, earlier = self.there.get(spot), self.earlier.get(spot)
            if there is None or earlier is None or (here.spots, there.spots) in seen:
                continue
            seen.add((here.spots, there.spots))
            found.append((here, there, earlier))
        return found

    def whose(self, seats: Sequence[int]) -> dict[str, Value]:
        """Return the values that say whose a feature is."""
        if not seats:
            return {"whose": "nobody", "owners": []}
        if list(seats) == [self.seat]:
            return {"whose": "own", "owners": list(seats)}
        return {"whose": "shared" if self.seat in seats else "rivals", "owners": list(seats)}
