"""Experience: the positions of recorded games, shuffled in groups, with targets that are set anew in every round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import Tensor

from carcassonne.ai.thought.neighbourhood import SQUARE_TERMS
from carcassonne.ai.training.recording import AROUND_COLUMNS, COLUMNS

if TYPE_CHECKING:
    from carcassonne.ai.training.nets import Net

COUNTED = {
    "items": "item_count",
    "globals": "global_count",
    "squares": "square_count",
    "links": "link_count",
    "ties": "tie_count",
}
"""Of what every position has several, and the column that says how many."""


class Excerpt:
    """Some neighbouring positions of a group."""

    def __init__(self, group: Group, first: int, last: int) -> None:
        self.size = last - first
        self.evaluation = group.evaluation[first:last]
        self.target = group.target[first:last]
        self.column = {
            name: column[group.begins[unit][first] : group.begins[unit][last]]
            for unit, columns in group.columns.items()
            for name, column in columns.items()
        }
        self.counts = {unit: counts[first:last] for unit, counts in group.counts.items()}
        self.row_starts = starts(self.column["item_size"].int())
        self.global_starts = starts(self.counts["globals"].int())
        self.total = {unit: int(group.begins[unit][last] - group.begins[unit][first]) for unit in group.counts}

    def position_of(self, unit: str) -> Tensor:
        """The position that every item, square and so on belongs to."""
        return torch.repeat_interleave(
            torch.arange(self.size, device=self.target.device), self.counts[unit], output_size=self.total[unit]
        )

    def index_of(self, name: str, unit: str, of: str) -> Tensor:
        """A column that numbers things within their position, as numbers within the excerpt."""
        begins = (torch.cumsum(self.counts[of], 0) - self.counts[of])[self.position_of(unit)]
        return begins + self.column[name].long()


class Group:
    """Examples of some hundred thousand positions, shuffled; their targets are set anew in every round."""

    def __init__(self, files: Sequence[Path], device: torch.device, generator: torch.Generator) -> None:
        loaded = [dict(np.load(file)) for file in files]
        data: dict[str, Tensor] = {}
        for name in loaded[0]:
            column = np.concatenate([one[name] for one in loaded])
            if column.dtype == np.uint16:
                column = column.view(np.int16)  # no number is that large
            data[name] = torch.from_numpy(column).to(device)
        self.positions = len(data["item_count"])
        self.length = data["length"].long()
        self.outcome = data["outcome"]
        self.order = torch.randperm(self.positions, generator=generator).to(device)
        sizes = {unit: data[name].long() for unit, name in COUNTED.items() if name in data}
        self.counts = {unit: counts[self.order] for unit, counts in sizes.items()}
        if "squares" in sizes:
            sizes["square_rows"] = SQUARE_TERMS * sizes["squares"]
        item_ends = torch.cumsum(data["item_size"].long(), 0)
        row_ends = torch.cat([item_ends.new_zeros(1), item_ends])[torch.cumsum(sizes["items"], 0)]
        sizes["rows"] = torch.diff(row_ends, prepend=row_ends.new_zeros(1))
        self.columns: dict[str, dict[str, Tensor]] = {}
        self.begins: dict[str, Any] = {}
        for unit, counts in sizes.items():
            names = [name for name, _, of in (*COLUMNS, *AROUND_COLUMNS) if of == unit]
            found, self.begins[unit] = rearranged([data[name] for name in names], counts, self.order)
            self.columns[unit] = dict(zip(names, found, strict=True))
        self.evaluation = data["evaluation"][self.order]
        self.target = self.evaluation.clone()

    def set_targets(self, net: Net | None, trust: float, size: int) -> None:
        """Set the targets to the λ-returns of the network's own values; without one, of what was known before."""
        seen = torch.empty_like(self.evaluation)
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


def starts(sizes: Tensor) -> Tensor:
    """Where each piece begins, of pieces so long."""
    return (torch.cumsum(sizes, 0) - sizes).int()


def rearranged(columns: Sequence[Tensor], sizes: Tensor, order: Tensor) -> tuple[list[Tensor], Any]:
    """Pieces of columns, each so long, in another order; and where each begins then, with the end of all."""
    before = torch.cumsum(sizes, 0) - sizes
    moved = sizes[order]
    ends = torch.cumsum(moved, 0)
    total = int(ends[-1])
    shift = torch.repeat_interleave(before[order] - (ends - moved), moved, output_size=total)
    at = shift + torch.arange(total, device=sizes.device)
    begins = torch.cat([ends.new_zeros(1), ends]).cpu().numpy()
    return [column[at] for column in columns], begins
