"""The signatures: a checksum over thousands of seeded random games, the same in every mode of the core.

One is over the boxes of version 0.1.0, one over those that came later, each in the layout of the state it came with. A
change that may not change the rules keeps both. Uncompiled, where all of them take minutes, the first games of every
series are compared. `python tests/core/test_signature.py` prints the line for the commit message, in any mode and over
all games; with `--write` it also writes tests/data/signature.json anew.
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
from carcassonne.core.state import COMPILED
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, starting_state

COMMITTED = Path(__file__).parents[1] / "data" / "signature.json"
EVERYTHING = {"wheel": True, "bridges_castles_bazaars": True}
FIRST_PRESETS = ("modern", "first-edition-nl", "first-edition-da", "wheel-of-fortune", "bridges-castles-bazaars")
"""The presets of version 0.1.0."""
SIGNED = (*FIRST_PRESETS, "big-box")
"""The presets that have all their boxes; those to which boxes still come are held by the slow referee alone."""
FURTHER_SWITCHES = ("river", "inns", "cathedrals", "large_followers", "goods", "builders", "pigs", "abbots", "gardens")
FURTHER = {"inns_cathedrals": True, "traders_builders": True, "abbots": True}
"""The later boxes that go with everything."""
FIRST_GAMES = 20
"""How many games of every series are compared in each mode, before all are where the core is compiled."""

Series = dict[str, tuple[Rules, int]]


def series() -> Series:
    """Rules and number of games of each series: every first preset and number of players, all modules together."""
    listed = {f"{preset}, 2 players": (Rules.of(preset, 2), 1000) for preset in FIRST_PRESETS}
    for players in (3, 4, 5):
        listed |= {f"{preset}, {players} players": (Rules.of(preset, players), 20) for preset in FIRST_PRESETS}
    preset = "bridges-castles-bazaars"
    listed[f"{preset}, 6 players"] = (Rules.of(preset, 6), 100)
    listed |= {
        f"all modules, {n} players": (Rules.of("modern", n, EVERYTHING), 100 if n == 2 else 25) for n in range(2, 7)
    }
    listed["no auction, 4 players"] = (Rules.of(preset, 4, {"bazaar_auction": "no_auction"}), 50)
    listed["once a city, 3 players"] = (Rules.of("modern", 3, {"field_scoring": "per_field_3_once"}), 50)
    return listed


def further_series() -> Series:
    """The same for the later boxes: together with every number of players, each switch alone, with the first boxes."""
    listed = {"big-box, 2 players": (Rules.of("big-box", 2), 1000)}
    listed |= {f"big-box, {players} players": (Rules.of("big-box", players), 25) for players in range(3, 7)}
    listed |= {f"{name}, 2 players": (Rules.of("modern", 2, {name: True}), 20) for name in FURTHER_SWITCHES}
    combined: dict[str, tuple[str, int, dict[str, Any]]] = {
        "safe turns": ("big-box", 2, {"river_turns": "safe"}),
        "abbots without gardens": ("big-box", 2, {"gardens": False}),
        "with bridges, castles and bazaars": ("big-box", 3, {"bridges_castles_bazaars": True}),
        "no auction": ("big-box", 4, {"bridges_castles_bazaars": True, "bazaar_auction": "no_auction"}),
        "with the wheel": ("wheel-of-fortune", 3, FURTHER),
        "with everything but the river": ("modern", 4, FURTHER | EVERYTHING),
        "per city": ("big-box", 3, {"field_scoring": "per_city_4"}),
        "once a city": ("big-box", 3, {"field_scoring": "per_field_3_once"}),
        "few followers": ("big-box", 2, {"followers": 1, "castles": True}),
    }
    for name, (preset, players, options) in combined.items():
        listed[f"{name}, {players} players"] = (Rules.of(preset, players, options), 25)
    return listed


def checksum(rules: Rules, games: int) -> str:
    """The checksum over final states and scores of random games with dice seeded 0, 1, 2, ..., in the first layout."""
    return _checksum(rules, games, "FIRST")


def further_checksum(rules: Rules, games: int) -> str:
    """The same in the layout of the later boxes."""
    return _checksum(rules, games, "FURTHER")


def _checksum(rules: Rules, games: int, layout: str) -> str:
    from support import layout as layouts

    start = starting_state(rules, full_deck(rules))
    digest = hashlib.sha256()
    for seed in range(games):
        s = start.copy()
        playout(s, Dice(seed))
        digest.update(layouts.bytes_in(getattr(layouts, layout), s))
        digest.update(repr(report.standing(s).scores).encode())
    return digest.hexdigest()[:16]


@cache
def checksums() -> dict[str, str]:
    """The checksum of every series of the first boxes."""
    return {name: checksum(rules, games) for name, (rules, games) in series().items()}


@cache
def further_checksums() -> dict[str, str]:
    """The checksum of every series of the later boxes."""
    return {name: further_checksum(rules, games) for name, (rules, games) in further_series().items()}


def first_checksums() -> list[dict[str, str]]:
    """The checksums of the first games of every series, of the first boxes and of the later ones."""
    first = {name: checksum(rules, FIRST_GAMES) for name, (rules, _) in series().items()}
    return [first, {name: further_checksum(rules, FIRST_GAMES) for name, (rules, _) in further_series().items()}]


def signature(sums: dict[str, str]) -> str:
    """One short word for all series together."""
    return hashlib.sha256(json.dumps(sums, sort_keys=True).encode()).hexdigest()[:12]


def signature_line() -> str:
    """The line a commit message carries (conventions, item 12)."""
    first, further = (sum(games for _, games in listed.values()) for listed in (series(), further_series()))
    ours, theirs = signature(checksums()), signature(further_checksums())
    return f"Signature {ours} over {first:,} games, {theirs} over {further:,} of the later boxes."


def committed() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(COMMITTED.read_text(encoding="utf-8"))
    return content


def test_the_first_games_of_every_series_give_the_committed_checksum() -> None:
    assert all(games >= FIRST_GAMES for _, games in [*series().values(), *further_series().values()])
    assert first_checksums() == committed()["first_games"]


if COMPILED:  # uncompiled they are minutes of games

    def test_every_series_of_seeded_games_gives_the_committed_checksum() -> None:
        """One test for all of it: in two processes the games would be played twice."""
        from support.tally import TALLY

        assert checksums() == committed()["series"]
        assert further_checksums() == committed()["further"]["series"]
        TALLY.signature, TALLY.further = signature(checksums()), signature(further_checksums())
        assert TALLY.signature == committed()["signature"]
        assert TALLY.further == committed()["further"]["signature"]


def test_the_first_signature_is_that_of_version_0_1_0() -> None:
    """Old numbers keep their meaning, whatever boxes come."""
    assert committed()["signature"] == "bc6b2186663b"


def test_a_thousand_games_of_each_whole_preset_are_signed() -> None:
    listed = [*series().values(), *further_series().values()]
    assert {rules.preset: games for rules, games in listed if games >= 1000} == dict.fromkeys(SIGNED, 1000)


if __name__ == "__main__":
    if "--write" in sys.argv:
        content = {
            "signature": signature(checksums()),
            "series": checksums(),
            "further": {"signature": signature(further_checksums()), "series": further_checksums()},
            "first_games": first_checksums(),
        }
        COMMITTED.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    print(signature_line())
