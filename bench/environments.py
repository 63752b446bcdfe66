"""Measures the environments, the batch beside a Python loop over Game, and writes the tables into docs/performance.md.

python bench/environments.py [--seconds S] [--games N] [--write]
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import time
from collections.abc import Callable
from datetime import date

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation
from report import DOCS, Section

from carcassonne.engine.game import Game
from carcassonne.engine.positions import COMPILED
from carcassonne.engine.rules import Rules
from carcassonne.env import open_spiel, pettingzoo
from carcassonne.env.episode import Episode
from carcassonne.env.gymnasium import CarcassonneEnv
from carcassonne.env.vector import VectorEnv, random_codes

PAGE = DOCS / "performance.md"
SECTION = Section("environments")
assert open_spiel.GAME_TYPE.short_name == "python_carcassonne"  # registered by being imported
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


def adapters(seconds: float) -> list[str]:
    """A row for each environment that a library drives: `modern`, two players."""
    rows = [
        f"| Gymnasium against level 4 | {1e6 / gymnasium_loop(seconds):,.0f} µs a step |",
        f"| PettingZoo | {1e6 / pettingzoo_loop(seconds):,.0f} µs a step |",
        *(f"| OpenSpiel, {what} | {spent:,.1f} µs |" for what, spent in open_spiel_costs(seconds).items()),
    ]
    print("\n".join(rows), flush=True)
    return rows


def gymnasium_loop(seconds: float) -> float:
    """Steps per second of the learner's random seat against level 4."""
    env, dice, steps, began = CarcassonneEnv(opponents=4), np.random.default_rng(1), 0, time.thread_time()
    over, (_, info) = False, env.reset(seed=1)
    while time.thread_time() - began < seconds:
        if over:
            _, info = env.reset()
        _, _, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        steps += 1
    return steps / (time.thread_time() - began)


def pettingzoo_loop(seconds: float) -> float:
    """Steps per second of random agents."""
    env, dice, steps, began = pettingzoo.env(), np.random.default_rng(1), 0, time.thread_time()
    while time.thread_time() - began < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
    return steps / (time.thread_time() - began)


def open_spiel_costs(seconds: float) -> dict[str, float]:
    """Microseconds of what a search does at a node half way through a game."""
    game, dice = pyspiel.load_game("python_carcassonne"), random.Random(1)
    state, observer = game.new_initial_state(), make_observation(game)
    while state.move_number() < 120 or state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return {
        "a clone": spent(state.clone, seconds),
        "legal actions": spent(state.legal_actions, seconds),
        "an observation by its observer": spent(lambda: observer.set_from(state, 0), seconds),
        "an observation as a list, `observation_tensor`": spent(lambda: state.observation_tensor(0), seconds),
        "the same as OpenSpiel itself makes it": spent(lambda: pyspiel.State.observation_tensor(state, 0), seconds),
    }


def spent(work: Callable[[], object], seconds: float) -> float:
    """Microseconds of CPU time that some work takes."""
    times, began = 0, time.thread_time()
    while time.thread_time() - began < seconds:
        for _ in range(50):
            work()
        times += 50
    return 1e6 * (time.thread_time() - began) / times


def section(rows: list[str], further: list[str], games: int) -> str:
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
        "One environment at a time, `modern` of two players, CPU time:",
        "",
        "| what | takes |",
        "|---|---|",
        *further,
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
    text = section(measured(given.games, given.seconds), adapters(given.seconds), given.games)
    if given.write:
        SECTION.write(PAGE, text)


if __name__ == "__main__":
    main()
