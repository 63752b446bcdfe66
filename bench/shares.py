"""Tries how much of what a network says should be played, against what stands beneath it, every option judged.

python bench/shares.py FILE [--upon VALUE] [--preset NAME] [--option NAME=VALUE …] [--players N] [--shares S …]
                       [--decks N] [--seed N] [--jobs J] [-o FILE]

A deep network is tried against the value that it was learnt upon (--upon), a value against the evaluation. Every
deck is played from every seat. A share of 1 is the whole network; -o writes the network with the best share.
The best of several was lucky, too: another --seed gives decks that chose nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from concurrent.futures import Executor
from pathlib import Path

from carcassonne.ai.parallel import cores, executor
from carcassonne.ai.thought.deep_network import deep_blueprint
from carcassonne.ai.thought.network import blueprint
from carcassonne.ai.training.recording import Pairing, play_pairing
from carcassonne.ai.training.rounds import PAIRING_DECKS, share_and_error
from carcassonne.cli.options import add_rules, rules_from
from carcassonne.engine.rules import Rules

SEED = 900_000_000
"""Far from the decks that `carcassonne train` learns from and is gated by."""
SPOKEN = ("answer", "answer_bias", "item_skip", "global_skip")
"""The weights of a file that lead straight to what it says."""
HEAD = ("format", "features", "sizes", "fingerprint")
"""What a file says of itself that is made anew when it is written."""


def with_share(content: bytes, share: float, *, deep: bool) -> bytes:
    """Return the file of a network that says so much of what it learnt, whatever share it was written with."""
    plan = deep_blueprint() if deep else blueprint()
    parts, about = plan.parsed(content)
    factor = share / about["share"]
    changed: dict[str, Iterable[int]] = {
        name: [round(factor * number) for number in part] if name in SPOKEN else part for name, part in parts.items()
    }
    return plan.printed(changed, {name: told for name, told in about.items() if name not in HEAD} | {"share": share})


def measured(
    rules: Rules, content: bytes, foundation: bytes | None, decks: int, seed: int, processes: Executor
) -> tuple[float, float, float]:
    """Return (share of the victories, its standard error, margin) against what stands beneath."""
    tasks = [
        Pairing(rules, content, None, 0, seed + first, min(PAIRING_DECKS, decks - first), foundation)
        for first in range(0, decks, PAIRING_DECKS)
    ]
    return share_and_error([result for results in processes.map(play_pairing, tasks) for result in results])


def main() -> None:
    """Try every share, and tell of each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--upon", type=Path, help="the value beneath a deep network")
    add_rules(parser)
    parser.add_argument("--shares", type=float, nargs="+", default=[0.3, 0.5, 0.7, 1.0])
    parser.add_argument("--decks", type=int, default=200)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("-o", "--output", type=Path)
    given = parser.parse_args()
    rules, content = rules_from(given), given.file.read_bytes()
    foundation = None if given.upon is None else given.upon.read_bytes()
    deep = foundation is not None
    found: dict[float, float] = {}
    with executor(given.jobs or cores()) as processes:
        for share in given.shares:
            tried = with_share(content, share, deep=deep)
            found[share], error, margin = measured(rules, tried, foundation, given.decks, given.seed, processes)
            print(
                f"share {share}: {100 * found[share]:.1f} % ± {196 * error:.1f} "
                f"of {rules.players * given.decks} games, {margin:+.2f} points a game",
                flush=True,
            )
    if given.output is not None:
        given.output.write_bytes(with_share(content, max(found, key=lambda share: found[share]), deep=deep))


if __name__ == "__main__":
    main()
