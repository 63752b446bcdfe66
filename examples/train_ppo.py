"""Trains MaskablePPO of sb3-contrib against random players, and measures it: a baseline that knows nothing of the game.

pip install 'carcassonne[gymnasium]' 'sb3-contrib>=2.7,<3'
python examples/train_ppo.py [--steps 30000] [--decks 100] [--seed 1]
"""

from __future__ import annotations

import argparse
import math
import time
from statistics import fmean, stdev
from typing import Any

from carcassonne.env.gymnasium import CarcassonneEnv


def games(learner: Any, opponent: str, decks: int) -> tuple[float, float, float]:
    """Play every deck from both seats; gives the share of victories, half of its 95 % interval, and the margin."""
    shares, margins = [], []
    for deck in range(decks):
        ahead = [margin(learner, CarcassonneEnv(opponents=opponent, seat=seat, narrow=True), deck) for seat in (0, 1)]
        shares.append(fmean((points > 0) + 0.5 * (points == 0) for points in ahead))
        margins += ahead
    spread = stdev(shares) if decks > 1 else 0.0
    return fmean(shares), 1.96 * spread / math.sqrt(decks), fmean(margins)


def margin(learner: Any, env: CarcassonneEnv, deck: int) -> int:
    """Play one game; gives the learner's points less its opponent's."""
    seen, info = env.reset(seed=10_000 + deck)
    over = False
    while not over:
        code, _ = learner.predict(seen, action_masks=info["action_mask"], deterministic=True)
        seen, _, over, _, info = env.step(int(code))
    scores = info["scores"]
    return int(scores[env.seat] - scores[1 - env.seat])


def main() -> None:
    """Learn, and tell how good that is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--steps", type=int, default=30_000, help="decisions to learn from")
    parser.add_argument("--decks", type=int, default=100, help="decks of each match, played from both seats")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        import torch
        from sb3_contrib import MaskablePPO
    except ImportError as reason:
        raise SystemExit("this needs sb3-contrib and PyTorch: pip install 'sb3-contrib>=2.7,<3'") from reason
    torch.set_num_threads(1)
    env = CarcassonneEnv(opponents="random", reward="margin", narrow=True)
    size = min(1024, given.steps)
    learner = MaskablePPO(
        "MultiInputPolicy", env, seed=given.seed, device="cpu", n_steps=size, batch_size=min(256, size), gamma=1.0
    )
    began = time.monotonic()
    learner.learn(given.steps)
    print(f"{given.steps:,} steps in {time.monotonic() - began:.0f} s")
    for opponent in ("random", "1", "2"):
        share, half, points = games(learner, opponent, given.decks)
        print(f"against {opponent}: {100 * share:.1f} % ± {100 * half:.1f}, margin {points:+.1f}")


if __name__ == "__main__":
    main()
