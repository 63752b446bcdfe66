"""What is said of a game where it is shared: which game it was, what differed from its preset, who won, and when.

Messengers and pictures read no script, so this is in the page's first language.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from carcassonne.engine.rules import Rules
from carcassonne.server.games.model import Result
from carcassonne.server.games.rules_payload import rules_title


def caption(rules: Rules, created: str, names: Sequence[str], result: Result | None) -> tuple[str, str]:
    """Return the lines under a shared picture: the game with what differs, and how it ended or that it goes on."""
    day = date.fromisoformat(created[:10])
    return rules_title(rules), f"{outcome(names, result)} · {day.day} {day:%B %Y}"


def outcome(names: Sequence[str], result: Result | None) -> str:
    """Return who won and how, in a few words."""
    if result is None:
        return "The game goes on"
    if result["reason"] in ("cancelled", "aborted"):
        return "The game was called off"
    winners = [names[seat] for seat in result["winners"]]
    if not winners:
        return "Nobody won"
    how = {"resigned": " by resignation", "timeout": " on time"}.get(result["reason"], "")
    return f"{winners[0]} won{how}" if len(winners) == 1 else f"{' and '.join(winners)} shared the victory"
