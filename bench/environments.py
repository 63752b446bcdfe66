"""Measures the batch environment beside a Python loop over Game, and writes the table into docs/performance.md.

python bench/environments.py [--seconds S] [--games N] [--write]
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import time
from datetime import date

import numpy as np
from report import DOCS, Section

from carcassonne.engine.game import Game
from carcassonne.engine.positions import COMPILED
from carcassonne.engine.rules import Rules
from carcassonne.env.episode import Episode
from carcassonne.env.vector import VectorEnv, random_codes

PAGE = DOCS / "performance.md"
SECTION = Section("environments")
PRESETS = ("modern", "wheel-of-fortune", "bridges-castles-bazaars", "big-box")


def game_loop(rules: Rules, seconds: float) -> float:
    """Steps per second of a Python loop: `legal_actions`, a random choice, `play`."""
    dice, steps, began = random.Random(1), 0, time.thread_time()
    game = Game(rules, seed=1)
    while time.thread_time() - began < seconds:
        game.play(dice.choice(game.legal_actions()))
        steps += 1
        if game.over:
            game = Game(rules, seed=steps)
    return steps / (time.thread_time() - began)


def single_loop(rules: Rules, seconds: float) -> float:
    """Steps per second of one environment at a time: mask, observation, a random code, `play`."""
    dice, steps, began = np.random.default_rng(1), 0, time.thread_time()
    episode = Episode(rules, 1)
    while time.thread_time() - began < seconds:
        episode.observe(episode.seat)
        episode.play(int(dice.choice(np.flatnonzero(episode.mask()))))
        steps += 1
        if episode.over:
            episode = Episode(rules, steps)
    return steps / (time.thread_time() - began)


def batch_loop(rules: Rules, games: int, seconds: float, *, observe: bool) -> float:
    """Steps per second of the batch environment itself; choosing the codes is not counted."""
    batch, dice = VectorEnv(games, rules, observe=observe, narrow=not observe), np.random.default_rng(1)
    batch.reset()
    for _ in range(40):  # boards of all sizes, not only small ones
        batch.step(random_codes(batch.mask, dice))
    steps, spent = 0, 0.0
    while spent < seconds:
        chosen = random_codes(batch.mask, dice)
        began = time.thread_time()
        batch.step(chosen)
        spent += time.thread_time() - began
        steps += games
    return steps / spent


def measured(games: int, seconds: float) -> list[str]:
    """A row of the table for every preset."""
    rows = []
    for preset in PRESETS:
        rules = Rules.of(preset, 2)
        loop = game_loop(rules, seconds)
        single = single_loop(rules, seconds)
        seen = batch_loop(rules, games, seconds, observe=True)
        masks = batch_loop(rules, games, seconds, observe=False)
        numbers = f"{loop:,.0f} | {single:,.0f} | {seen:,.0f} | {masks:,.0f} | {seen / loop:.0f} | {masks / loop:.0f}"
        rows.append(f"| {preset} | {numbers} |")
        print(rows[-1], flush=True)
    return rows


def section(rows: list[str], games: int) -> str:
    """The section of the page."""
    lines = [
        "## Environments",
        "",
        "Decisions per CPU second on one core, two players, everybody playing random legal actions.",
        "",
        "| preset | Python loop over `Game` | one `Episode`, mask and observation | batch, masks and observations "
        "| batch, narrow masks only | times the loop | times the loop |",
        "|---|---|---|---|---|---|---|",
        *rows,
        "",
        f"Measured on {date.today()}: {platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, NumPy {np.__version__}, batches of {games:,} games.",
        "The batch's own time: choosing the codes is the learner's. `threads=` shares the games out among cores.",
        "",
        "To repeat: `make bench-environments`.",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write on demand."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a number")
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument("--write", action="store_true", help="write docs/performance.md")
    given = parser.parse_args()
    if not COMPILED:
        raise SystemExit("the core is not compiled here: nothing worth measuring")
    text = section(measured(given.games, given.seconds), given.games)
    if given.write:
        SECTION.write(PAGE, text)


if __name__ == "__main__":
    main()
