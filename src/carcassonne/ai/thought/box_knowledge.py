"""What a box adds to what players know: families of rules with their own knowledge, weights of its own things."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from carcassonne.boxes import parts

if TYPE_CHECKING:
    from carcassonne.engine.rules import Rules


class Weight(NamedTuple):
    """A weight of the evaluation: its number, its value before any tuning, the rules under which it matters."""

    number: int
    value: float
    fits: Callable[[Rules], bool]


@dataclass(frozen=True, slots=True)
class BoxKnowledge:
    """What a box brings: the constant PART of its module `knowledge`."""

    families: Mapping[str, Callable[[Rules], bool]] = field(default_factory=dict, metadata={"shared": True})
    """The families of rules that the box brings, each with the rules it fits."""
    weights: Mapping[str, Weight] = field(default_factory=dict)
    """The weights of its own things."""
    alone: str = ""
    """The learnt value for two players with this box and no other that has one or a family; none: its family's."""

    def family_of(self, rules: Rules) -> str | None:
        """Return the box's family that fits these rules, None for none."""
        return next((family for family, fits in self.families.items() if fits(rules)), None)

    def weights_of(self, rules: Rules) -> tuple[str, ...]:
        """Return the box's weights that matter under these rules."""
        return tuple(name for name, weight in self.weights.items() if weight.fits(rules))

    def value_of(self, rules: Rules) -> str | None:
        """Return the learnt value for two players with this box alone, None where it is not played or has none."""
        family = self.family_of(rules)
        return self.alone or family if family is not None or self.weights_of(rules) else None


def box_knowledge() -> tuple[BoxKnowledge, ...]:
    """Return what every box adds."""
    return parts("knowledge", BoxKnowledge)
