"""The signature: one checksum over thousands of seeded random games, the same in every mode of the core.

A change that may not change the rules keeps it. `python tests/core/test_signature.py` prints the line for the commit
message, with `--write` it also writes tests/data/signature.json anew.
"""

from __future__ import annotations

import hashlib
import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

from carcassonne.core import report
from carcassonne.core.playout import Dice, playout
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck, starting_state

COMMITTED = Path(__file__).parents[1] / "data" / "signature.json"
EVERYTHING = {"wheel": True, "bridges_castles_bazaars": True}


def series() -> dict[str, tuple[Rules, int]]:
    """Rules and number of games of each series: every preset, every number of players, all modules together."""
    listed = {f"{preset}, 2 players": (Rules.of(preset, 2), 1000) for preset in PRESETS}
    for players in (3, 4, 5):
        listed |= {f"{preset}, {players} players": (Rules.of(preset, players), 20) for preset in PRESETS}
    preset = "bridges-castles-bazaars"
    listed[f"{preset}, 6 players"] = (Rules.of(preset, 6), 100)
    listed |= {
        f"all modules, {n} players": (Rules.of("modern", n, EVERYTHING), 100 if n == 2 else 25) for n in range(2, 7)
    }
    listed["no auction, 4 players"] = (Rules.of(preset, 4, {"bazaar_auction": "no_auction"}), 50)
    listed["once a city, 3 players"] = (Rules.of("modern", 3, {"field_scoring": "per_field_3_once"}), 50)
    return listed


def checksum(rules: Rules, games: int) -> str:
    """The checksum over final states and scores of random games with dice seeded 0, 1, 2, ..."""
    from support.layout import first_layout

    start = starting_state(rules, full_deck(rules))
    digest = hashlib.sha256()
    for seed in range(games):
        s = start.copy()
        playout(s, Dice(seed))
        digest.update(first_layout(s))
        digest.update(repr(report.standing(s).scores).encode())
    return digest.hexdigest()[:16]


@cache
def checksums() -> dict[str, str]:
    """The checksum of every series."""
    return {name: checksum(rules, games) for name, (rules, games) in series().items()}


def signature(sums: dict[str, str]) -> str:
    """One short word for all series together."""
    return hashlib.sha256(json.dumps(sums, sort_keys=True).encode()).hexdigest()[:12]


def signature_line() -> str:
    """The line a commit message carries (conventions, item 12)."""
    games = sum(games for _, games in series().values())
    return f"Signature {signature(checksums())} over {games:,} games."


def committed() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(COMMITTED.read_text(encoding="utf-8"))
    return content


def test_every_series_of_seeded_games_gives_the_committed_checksum() -> None:
    assert checksums() == committed()["series"]


def test_the_signature_is_the_committed_one() -> None:
    from support.tally import TALLY

    TALLY.signature = signature(checksums())
    assert TALLY.signature == committed()["signature"]


def test_a_thousand_games_of_each_preset_are_signed() -> None:
    assert {rules.preset: games for rules, games in series().values() if games >= 1000} == dict.fromkeys(PRESETS, 1000)


if __name__ == "__main__":
    if "--write" in sys.argv:
        content = {"signature": signature(checksums()), "series": checksums()}
        COMMITTED.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    print(signature_line())
