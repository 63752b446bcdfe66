"""The learner: examples, a network, and the steps of gradient descent. Needs PyTorch."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import torch

from carcassonne.ai.training.experience import Excerpt, Group
from carcassonne.ai.training.nets import DeepNet, Net, ValueNet

GROUP_POSITIONS = 600_000
"""Positions that are shuffled together."""
POINTS = 10.0
"""The error is measured in tens of points."""


class Learner:
    """The network, its optimiser and the examples of all rounds."""

    def __init__(self, device: str, seed: int, batch: int, deep: bool = False) -> None:
        torch.manual_seed(seed)
        self.device = torch.device(device)
        self.generator = torch.Generator().manual_seed(seed)
        self.net: Net = (DeepNet() if deep else ValueNet()).to(self.device)
        self.batch = batch
        self.groups: list[Group] = []

    def take(self, files: Sequence[Path]) -> int:
        """Take the examples of these files; return how many positions there are in all."""
        pending: list[Path] = []
        positions = 0
        for file in files:
            with np.load(file) as found:
                positions += len(found["item_count"])
            pending.append(file)
            if positions >= GROUP_POSITIONS:
                self.groups.append(Group(pending, self.device, self.generator))
                pending, positions = [], 0
        if pending:
            self.groups.append(Group(pending, self.device, self.generator))
        for group in self.groups:
            self.net.note_seen(group)
        return sum(group.positions for group in self.groups)

    def learn(self, steps: int, trust: float, rate: float, last_rate: float, anew: bool) -> float:
        """Take steps towards the targets; return the error over the second half, in points squared."""
        for group in self.groups:
            group.set_targets(None if anew else self.net, trust, 4 * self.batch)
        optimiser = torch.optim.Adam(self.net.parameters(), lr=rate, fused=self.device.type == "cuda")
        error, counted = torch.zeros((), device=self.device), 0
        for step, (group, first) in enumerate(self._drawn(steps)):
            for setting in optimiser.param_groups:
                setting["lr"] = rate * math.pow(last_rate / rate, step / steps)
            batch = Excerpt(group, first, min(first + self.batch, group.positions))
            missed = (self.net(batch) + batch.evaluation - batch.target) / POINTS
            loss = missed.square().mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            if step % 10 == 0:
                self.net.keep_in_bounds()
            if step >= steps // 2:
                error += loss.detach()
                counted += 1
        return float(error) / max(1, counted) * POINTS**2

    def _drawn(self, steps: int) -> Iterator[tuple[Group, int]]:
        """Slices of groups in random order, every slice once before any comes again."""
        slices = [(group, first) for group in self.groups for first in range(0, group.positions, self.batch)]
        done = 0
        while True:
            for index in torch.randperm(len(slices), generator=self.generator).tolist():
                if done == steps:
                    return
                yield slices[index]
                done += 1

    def save(self, file: Path) -> None:
        """Keep the weights."""
        torch.save(self.net.state_dict(), file)

    def load(self, file: Path) -> None:
        """Go on from kept weights."""
        self.net.load_state_dict(torch.load(file, map_location=self.device, weights_only=True))
