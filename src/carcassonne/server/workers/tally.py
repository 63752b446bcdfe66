"""Counts of what bots were asked and how they did; /metrics shows the same."""

from __future__ import annotations

from dataclasses import dataclass, field

from carcassonne.server import metrics


@dataclass(slots=True)
class Tally:
    """One bot: how often it was asked, how often it failed, how long it thought in all."""

    asked: int = 0
    failed: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Tallies:
    """Every bot by what it is called: `level 4` or the operator's name for it."""

    by_bot: dict[str, Tally] = field(default_factory=dict)
    stood_in: int = 0
    """Decisions made by the stand-in, or by nobody."""
    last_resort: int = 0
    """Decisions for which the first legal action was taken, as nobody could be asked."""

    def note(self, name: str, failed: bool, seconds: float) -> None:
        """A bot was asked."""
        tally = self.by_bot.setdefault(name, Tally())
        tally.asked += 1
        tally.failed += failed
        tally.seconds += seconds
        metrics.BOT_DECISIONS.labels(name, "failed" if failed else "answered").inc()
        metrics.BOT_SECONDS.observe(seconds)

    def note_stand_in(self) -> None:
        """A bot failed: the stand-in is asked."""
        self.stood_in += 1
        metrics.STAND_INS.labels("level 2").inc()

    def note_last_resort(self) -> None:
        """The stand-in failed too."""
        self.last_resort += 1
        metrics.STAND_INS.labels("first legal action").inc()
