"""Ratings: how strong somebody is (`mu`), and how sure that is (`sigma`), by the Plackett-Luce model of `openskill`.

One system for two to six players, with ties; margins do not count. The parameters were measured on results of people,
not copied; others make a new edition, and all ratings are derived again from the results.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from carcassonne.server.problems import Problem
from carcassonne.server.ratings.pools import Pool, siblings

PROVISIONAL = 7.3
"""Ratings less sure than this are shown with a question mark: for about twenty games."""
TOP_GAMES = 20
TOP_DAYS = 30
"""Who stands in a top list has played so many games, the last one so many days ago at most."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """What ratings are computed with. New numbers are a new edition."""

    edition: int = 1
    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    beta: float = 12.5
    tau: float = 25.0 / 300.0


PARAMETERS = Parameters()


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, and how sure that is."""

    mu: float = PARAMETERS.mu
    sigma: float = PARAMETERS.sigma

    @property
    def shown(self) -> int:
        """The number that people see: 400 more are ten to one.

        >>> Rating().shown, Rating(27.56).shown
        (1500, 1526)
        """
        return round(1500 + 10 * (self.mu - 25))

    @property
    def provisional(self) -> bool:
        """Whether it is shown with a question mark."""
        return self.sigma > PROVISIONAL

    @property
    def sure(self) -> float:
        """What somebody is at least, as far as can be told: top lists go by it."""
        return self.mu - 2 * self.sigma


def mu_of(shown: int) -> float:
    """Return the strength that is shown by a number.

    >>> mu_of(Rating(27.5).shown)
    27.5
    """
    return 25 + (shown - 1500) / 10


def first_rating(pool: Pool, others: Mapping[str, Rating], parameters: Parameters = PARAMETERS) -> Rating:
    """Return the rating with which somebody enters a pool: as strong as in the closest one, and as unsure as anybody.

    >>> first_rating("boxes-2", {"base-many": Rating(31.0, 7.0)})
    Rating(mu=31.0, sigma=8.333333333333334)
    """
    known = [others[pool].mu for pool in siblings(pool) if pool in others]
    return Rating(known[0] if known else parameters.mu, parameters.sigma)


def is_available() -> bool:
    """Return whether `openskill` is installed."""
    try:
        import openskill.models  # noqa: F401
    except ImportError:
        return False
    return True


@lru_cache(maxsize=64)
def _model(parameters: Parameters) -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError as reason:
        raise Problem("unavailable", "ratings need openskill: pip install carcassonne[accounts]") from reason
    return PlackettLuce(mu=parameters.mu, sigma=parameters.sigma, beta=parameters.beta, tau=parameters.tau)


def rated(
    before: Sequence[Rating], places: Sequence[int], parameters: Parameters = PARAMETERS
) -> tuple[list[Rating], float]:
    """Return everybody's rating after a game, and how surprising it was: the log-loss of who won it.

    `places` are 1 for the first; equal ones are a tie.
    """
    model = _model(parameters)
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    loss = _log_loss(model.predict_win(teams), places)
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(float(team[0].mu), float(team[0].sigma)) for team in after], loss


def _log_loss(chances: Sequence[float], places: Sequence[int]) -> float:
    """Return the log-loss of a prediction; those who share the first place share the win."""
    first = [chance for chance, place in zip(chances, places, strict=True) if place == min(places)]
    return -sum(math.log(max(chance, 1e-12)) for chance in first) / len(first)


def guess_loss(players: int) -> float:
    """Return the log-loss of who knows nothing: the coin."""
    return math.log(players)
