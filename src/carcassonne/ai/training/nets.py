"""The networks in floating point, to be learnt; their files hold integers. Needs PyTorch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import torch
from torch import Tensor, nn
from torch.nn import functional

from carcassonne.ai.thought.deep_network import LAYER_ONE, ROUNDS, UNIT_ONE, deep_blueprint
from carcassonne.ai.thought.items import GLOBAL_ROWS, ITEM_ROWS
from carcassonne.ai.thought.neighbourhood import LINK_ROWS, SQUARE_ROWS, SQUARE_TERMS
from carcassonne.ai.thought.network import ITEM_ONE, MOST_CONTEXT, MOST_OTHER, MOST_ROW, MOST_WEIGHT, UNITS, blueprint
from carcassonne.ai.thought.weights import Blueprint
from carcassonne.ai.training.experience import Excerpt, Group


def read(batch: Excerpt, item: Tensor, glob: Tensor) -> tuple[Tensor, Tensor]:
    """(the rows of every item, the rows of the globals of every position), each summed."""
    column = batch.column
    items = functional.embedding_bag(column["row"].int(), item, batch.row_starts, mode="sum")
    numbers = column["global_value"].float()
    context = functional.embedding_bag(
        column["global_row"].int(), glob, batch.global_starts, mode="sum", per_sample_weights=numbers
    )
    return items, context


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
        items, context = read(batch, self.item, self.glob)
        position = batch.position_of("items")
        most = MOST_CONTEXT / ITEM_ONE
        begin = (context[:, :UNITS] + self.item_bias).clamp(-most, most)
        units = functional.relu(items[:, :UNITS] + begin.index_select(0, position))
        pooled = torch.cat([units, items[:, UNITS:]], 1)
        sums = torch.zeros(batch.size, UNITS + 1, device=units.device).index_add(0, position, pooled)
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

    @staticmethod
    def blueprint() -> Blueprint:
        """How its file is built."""
        return blueprint()

    def note_seen(self, group: Group) -> None:
        """Note which rows the examples have."""
        self.item_seen[group.columns["rows"]["row"].long()] = True
        self.glob_seen[group.columns["globals"]["global_row"].long()] = True

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


class DeepNet(nn.Module):
    """What :mod:`carcassonne.ai.thought.deep_network` computes in integers."""

    def __init__(self) -> None:
        super().__init__()

        def drawn(spread: float, *shape: int) -> nn.Parameter:
            return nn.Parameter(spread * torch.randn(*shape))

        square, hearing = (UNITS, UNITS), (ROUNDS, UNITS, UNITS)
        self.item = drawn(0.1, ITEM_ROWS, UNITS)
        self.glob = drawn(0.02, GLOBAL_ROWS, 2 * UNITS)
        self.item_bias = drawn(0, UNITS)
        self.square = drawn(0.15, SQUARE_ROWS, UNITS)
        self.square_bias = drawn(0, UNITS)
        self.link = drawn(0.1, ROUNDS * LINK_ROWS, UNITS)
        self.square_keeps = drawn(0.15, *hearing)
        self.square_hears = drawn(0.1, *hearing)
        self.square_after = drawn(0, ROUNDS, UNITS)
        self.item_keeps = drawn(0.15, *hearing)
        self.item_hears = drawn(0.07, *hearing)
        self.item_tied = drawn(0.07, *hearing)
        self.item_after = drawn(0, ROUNDS, UNITS)
        self.layer_items = drawn(0.03, *square)
        self.layer_squares = drawn(0.03, *square)
        self.layer_bias = drawn(0, UNITS)
        self.answer = drawn(0.01, UNITS)
        self.answer_bias = drawn(0, 1)
        for name, rows in (("item", ITEM_ROWS), ("glob", GLOBAL_ROWS), ("square", SQUARE_ROWS)):
            self.register_buffer(f"{name}_seen", torch.zeros(rows, 1, dtype=torch.bool))

    def forward(self, batch: Excerpt) -> Tensor:
        """The points that the first network is off, position by position."""
        items, context = read(batch, self.item, self.glob)
        item_position, square_position = batch.position_of("items"), batch.position_of("squares")
        most = MOST_CONTEXT / ITEM_ONE
        begin = (context[:, :UNITS] + self.item_bias).clamp(-most, most)
        item = functional.relu(items + begin.index_select(0, item_position))
        rows = batch.column["square_row"].int().reshape(-1, SQUARE_TERMS)
        square = functional.relu(functional.embedding_bag(rows, self.square, mode="sum") + self.square_bias)
        link_item = batch.index_of("link_item", "links", "items")
        link_square = batch.index_of("link_square", "links", "squares")
        field = batch.index_of("tied_field", "ties", "items")
        city = batch.index_of("tied_city", "ties", "items")

        link_row = batch.column["link_row"].int()
        for number in range(ROUNDS):
            heard = square @ self.square_keeps[number].T + self.square_after[number]
            said = (item @ self.square_hears[number].T).index_select(0, link_item)
            said = said + functional.embedding(link_row + number * LINK_ROWS, self.link)
            square = functional.relu(heard.index_add(0, link_square, said))
            heard = item @ self.item_keeps[number].T + self.item_after[number]
            heard = heard.index_add(0, link_item, (square @ self.item_hears[number].T).index_select(0, link_square))
            tied = item @ self.item_tied[number].T
            heard = heard.index_add(0, field, tied.index_select(0, city))
            item = functional.relu(heard.index_add(0, city, tied.index_select(0, field)))

        nothing = torch.zeros(batch.size, UNITS, device=item.device)
        items_sum = nothing.index_add(0, item_position, item)
        squares_sum = nothing.index_add(0, square_position, square)
        hidden = items_sum @ self.layer_items.T + squares_sum @ self.layer_squares.T
        hidden = functional.relu(hidden + self.layer_bias + context[:, UNITS:])
        return hidden @ self.answer + self.answer_bias

    @staticmethod
    def blueprint() -> Blueprint:
        """How its file is built."""
        return deep_blueprint()

    def note_seen(self, group: Group) -> None:
        """Note which rows the examples have."""
        for name, unit, column in (
            ("item", "rows", "row"),
            ("glob", "globals", "global_row"),
            ("square", "square_rows", "square_row"),
        ):
            self.get_buffer(f"{name}_seen")[group.columns[unit][column].long()] = True

    @torch.no_grad()
    def keep_in_bounds(self) -> None:
        """Keep the weights where integers can follow."""
        plan = self.blueprint()
        for name, part in self.named_parameters():
            most = (plan.bounds.get(name, plan.bound) - 1) / self.one(name)
            part.clamp_(-most, most)
        for names, _, most in plan.rows:
            side_by_side = [self.get_parameter(name).data for name in names]
            length = torch.cat(side_by_side, -1).abs().sum(-1, keepdim=True)
            for weights in side_by_side:
                weights.mul_((0.99 * most / self.one(names[0]) / length).clamp(max=1))

    @torch.no_grad()
    def take_parts(self, parts: Mapping[str, Sequence[int]]) -> None:
        """Begin from the weights of a file."""
        held = {name: torch.tensor(part, dtype=torch.float32) / self.one(name) for name, part in parts.items()}
        held["glob"] = torch.cat([held.pop(name).reshape(-1, UNITS) for name in ("context", "bias")], 1)
        for name, part in held.items():
            parameter = self.get_parameter(name)
            parameter.copy_(part.reshape(parameter.shape))
        for name in ("item", "glob", "square"):
            self.get_buffer(f"{name}_seen").copy_(self.get_parameter(name).abs().sum(1, keepdim=True) > 0)

    @staticmethod
    def one(name: str) -> int:
        """What stands for 1.0 in a part of the file."""
        if name in ("link", "square_after", "item_after"):
            return UNIT_ONE
        return LAYER_ONE if name in ("layer_items", "layer_squares") else ITEM_ONE

    @torch.no_grad()
    def parts(self, share: float = 1.0) -> dict[str, list[int]]:
        """The weights as integers, as a file has them; rows that were never seen say nothing."""
        self.keep_in_bounds()
        found: dict[str, Tensor] = dict(self.named_parameters())
        glob = self.glob * self.get_buffer("glob_seen")
        found.update({name: found[name] * self.get_buffer(f"{name}_seen") for name in ("item", "square")})
        found.update(context=glob[:, :UNITS], bias=glob[:, UNITS:])
        found.update(answer=share * self.answer, answer_bias=share * self.answer_bias)
        del found["glob"]
        return {
            name: (part * self.one(name)).round().to(torch.int32).cpu().reshape(-1).tolist()
            for name, part in found.items()
        }


Net = ValueNet | DeepNet
