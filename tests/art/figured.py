"""Followers that say which figure they are, for the drawings."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.engine.view import StandingFollower


@dataclass(frozen=True)
class Figured(StandingFollower):
    """A follower that says which figure it is."""

    figure: str = "follower"
