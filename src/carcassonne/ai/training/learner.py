"""The learner: the network in floating point, its examples, and the steps of gradient descent. Needs PyTorch."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from carcassonne.ai.thought.items import GLOBAL_ROWS, ITEM_ROWS
from carcassonne.ai.thought.network import ITEM_ONE, MOST_CONTEXT, MOST_OTHER, MOST_ROW, MOST_WEIGHT, UNITS

GROUP_POSITIONS = 600_000
"""Positions that are shuffled together."""
POINTS = 10.0
"""The error is measured in tens of points."""


class ValueNet(nn.Module):
    """What :mod:`carcassonne.ai.thought.network` computes in integers."""

    def __init__(self) -> None:
        super().__init__()
        self.item = nn.Parameter(0.1 * torch.randn(ITEM_ROWS, UNITS + 1))
        self.glob = nn.Parameter(0.02 * torch.randn(GLOBAL_ROWS, 2 * UNITS + 1))
        self.item_bias = nn.Parameter(torch.zeros(UNITS))
        self.layer = nn.Parameter(0.05 * torch.randn(UNITS, UNITS))
        self.layer_bias = nn.Parameter(torch.zeros(UNITS))
        self.answer = nn.Parameter(0.1 * torch.randn(UNITS))
        self.answer_bias = nn.Parameter(torch.zeros(1))
        self.register_buffer("item_seen", torch.zeros(ITEM_ROWS, 1, dtype=torch.bool))
        self.register_buffer("glob_seen", torch.zeros(GLOBAL_ROWS, 1, dtype=torch.bool))
        self.item_seen: Tensor
        self.glob_seen: Tensor
        with torch.no_grad():
            self.item[:, UNITS] = 0
            self.glob[:, 2 * UNITS] = 0
            self.answer.mul_(0.1)

    def forward(self, batch: Excerpt) -> Tensor:
        """The points that the evaluation is off, position by position."""
        items = functional.embedding_bag(batch.row, self.item, batch.row_starts, mode="sum")
        context = functional.embedding_bag(
            batch.global_row, self.glob, batch.global_starts, mode="sum", per_sample_weights=batch.global_value
        )
        most = MOST_CONTEXT / ITEM_ONE
        begin = (context[:, :UNITS] + self.item_bias).clamp(-most, most)
        units = functional.relu(items[:, :UNITS] + begin[batch.position])
        pooled = torch.cat([units, items[:, UNITS:]], 1)
        sums = torch.zeros(batch.size, UNITS + 1, device=units.device).index_add(0, batch.position, pooled)
        hidden = functional.relu(sums[:, :UNITS] @ self.layer.T + self.layer_bias + context[:, UNITS : 2 * UNITS])
        return hidden @ self.answer + self.answer_bias + sums[:, UNITS] + context[:, 2 * UNITS]

    @torch.no_grad()
    def keep_in_bounds(self) -> None:
        """Keep the weights where integers can follow."""
        self.item[:, :UNITS].clamp_(-(MOST_WEIGHT - 1) / ITEM_ONE, (MOST_WEIGHT - 1) / ITEM_ONE)
        most = (MOST_OTHER - 1) / ITEM_ONE
        for part in (self.item[:, UNITS], self.glob, self.layer, self.layer_bias, self.answer, self.answer_bias):
            part.clamp_(-most, most)
        self.item_bias.clamp_(-4, 4)
        for part in (self.layer, self.answer[None]):
            length = part.abs().sum(1, keepdim=True)
            part.mul_((0.99 * MOST_ROW / ITEM_ONE / length).clamp(max=1))

    @torch.no_grad()
    def parts(self, share: float = 1.0) -> dict[str, list[int]]:
        """The weights as integers, as a file has them; rows that were never seen say nothing.

        With a share the file says only so much of what the network says.
        """
        self.keep_in_bounds()
        item, glob = self.item * self.item_seen, self.glob * self.glob_seen

        def whole(part: Tensor) -> list[int]:
            found: list[int] = (part * ITEM_ONE).round().to(torch.int32).cpu().reshape(-1).tolist()
            return found

        return {
            "item": whole(item[:, :UNITS]),
            "item_skip": whole(share * item[:, UNITS]),
            "context": whole(glob[:, :UNITS]),
            "bias": whole(glob[:, UNITS : 2 * UNITS]),
            "global_skip": whole(share * glob[:, 2 * UNITS]),
            "item_bias": whole(self.item_bias),
            "layer": whole(self.layer),
            "layer_bias": whole(self.layer_bias),
            "answer": whole(share * self.answer),
            "answer_bias": whole(share * self.answer_bias),
        }

    @torch.no_grad()
    def take_parts(self, parts: Mapping[str, Sequence[int]]) -> None:
        """Begin from the weights of a file."""

        def real(name: str, *shape: int) -> Tensor:
            return (torch.tensor(parts[name], dtype=torch.float32) / ITEM_ONE).reshape(*shape).to(self.item.device)

        self.item.copy_(torch.cat([real("item", -1, UNITS), real("item_skip", -1, 1)], 1))
        halves = [real("context", -1, UNITS), real("bias", -1, UNITS), real("global_skip", -1, 1)]
        self.glob.copy_(torch.cat(halves, 1))
        self.layer.copy_(real("layer", UNITS, UNITS))
        for name in ("item_bias", "layer_bias", "answer", "answer_bias"):
            getattr(self, name).copy_(real(name, -1))
        self.item_seen.copy_(self.item.abs().sum(1, keepdim=True) > 0)
        self.glob_seen.copy_(self.glob.abs().sum(1, keepdim=True) > 0)


class Excerpt:
    """Some neighbouring positions of a group."""

    def __init__(self, group: Group, first: int, last: int) -> None:
        rows = slice(group.row_at[first], group.row_at[last])
        items = slice(group.item_at[first], group.item_at[last])
        globals_ = slice(group.global_at[first], group.global_at[last])
        self.size = last - first
        self.row = group.row[rows].int()
        self.row_starts = _starts(group.item_size[items].int())
        self.position = torch.repeat_interleave(
            torch.arange(self.size, device=self.row.device),
            group.item_count[first:last].long(),
            output_size=int(items.stop - items.start),
        )
        self.global_row = group.global_row[globals_].int()
        self.global_value = group.global_value[globals_].float()
        self.global_starts = _starts(group.global_count[first:last].int())
        self.evaluation = group.evaluation[first:last]
        self.target = group.target[first:last]


class Group:
    """Examples of some hundred thousand positions, shuffled; their targets are set anew in every round."""

    def __init__(self, files: Sequence[Path], device: torch.device, generator: torch.Generator) -> None:
        loaded = [dict(np.load(file)) for file in files]
        joined = {name: np.concatenate([one[name] for one in loaded]) for name in loaded[0]}
        for name in ("row", "global_row"):
            joined[name] = joined[name].view(np.int16)
        joined["length"] = joined["length"].astype(np.int32)
        data: dict[str, Tensor] = {name: torch.from_numpy(column).to(device) for name, column in joined.items()}
        self.positions = len(data["item_count"])
        self.length = data["length"].long()
        self.outcome = data["outcome"]
        order = torch.randperm(self.positions, generator=generator).to(device)
        counts = data["item_count"].long()
        item_row = torch.cumsum(data["item_size"].long(), 0)
        ends = torch.cumsum(counts, 0)
        row_ends = torch.cat([item_row.new_zeros(1), item_row])[ends]
        rows = torch.diff(row_ends, prepend=row_ends.new_zeros(1))
        globals_ = data["global_count"].long()
        self.row, self.row_at = _rearranged([data["row"]], rows, order)
        (self.item_size,), self.item_at = _rearranged_all([data["item_size"]], counts, order)
        (self.global_row, self.global_value), self.global_at = _rearranged_all(
            [data["global_row"], data["global_value"]], globals_, order
        )
        self.item_count = data["item_count"][order]
        self.global_count = data["global_count"][order]
        self.evaluation = data["evaluation"][order]
        self.order = order
        self.target = self.evaluation.clone()

    def set_targets(self, net: ValueNet | None, trust: float, size: int) -> None:
        """Set the targets to the λ-returns of the network's own values; without one, of the evaluation's."""
        seen = torch.empty(self.positions, device=self.row.device)
        if net is None:
            values = self.evaluation
        else:
            with torch.no_grad():
                values = torch.cat([net(batch) + batch.evaluation for batch in self.batches(size)])
        seen[self.order] = values
        self.target = returns(seen, self.length, self.outcome, trust)[self.order]

    def batches(self, size: int) -> Iterator[Excerpt]:
        """The whole group, batch by batch."""
        for first in range(0, self.positions, size):
            yield Excerpt(self, first, min(first + size, self.positions))


def returns(values: Tensor, length: Tensor, outcome: Tensor, trust: float) -> Tensor:
    """λ-returns: a mixture of the values to come and the outcome, `trust` being λ; positions game after game."""
    starts = torch.cumsum(length, 0) - length
    found = torch.empty_like(values)
    most = int(length.max())
    following, value_next = outcome.clone(), outcome.clone()
    for back in range(1, most + 1):
        playing = length >= back
        at = (starts + length - back)[playing]
        following[playing] = (1 - trust) * value_next[playing] + trust * following[playing]
        found[at] = following[playing]
        value_next[playing] = values[at]
    return found


def _starts(sizes: Tensor) -> Tensor:
    return (torch.cumsum(sizes, 0) - sizes).int()


def _rearranged_all(columns: Sequence[Tensor], sizes: Tensor, order: Tensor) -> tuple[list[Tensor], Any]:
    """Pieces of columns, each so long, in another order; and where each begins then, with the end of all."""
    starts = torch.cumsum(sizes, 0) - sizes
    moved = sizes[order]
    ends = torch.cumsum(moved, 0)
    total = int(ends[-1])
    shift = torch.repeat_interleave(starts[order] - (ends - moved), moved, output_size=total)
    at = shift + torch.arange(total, device=sizes.device)
    begins = torch.cat([ends.new_zeros(1), ends]).cpu().numpy()
    return [column[at] for column in columns], begins


def _rearranged(columns: Sequence[Tensor], sizes: Tensor, order: Tensor) -> tuple[Tensor, Any]:
    (moved,), begins = _rearranged_all(columns, sizes, order)
    return moved, begins


class Learner:
    """The network, its optimiser and the examples of all rounds."""

    def __init__(self, device: str, seed: int, batch: int) -> None:
        torch.manual_seed(seed)
        self.device = torch.device(device)
        self.generator = torch.Generator().manual_seed(seed)
        self.net = ValueNet().to(self.device)
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
            self.net.item_seen[group.row.long()] = True
            self.net.glob_seen[group.global_row.long()] = True
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
