"""A reason: a fact that speaks for a line of play, as data. `wording` says it in English; the page in its languages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Key = Literal[
    "closes", "closes_shared", "claims_closes", "scores", "spares", "final_more", "final_costs",
    "not_share", "not_hand", "majority", "share", "lets",
    "keep_last", "keep", "crown", "farmer", "farmer_room", "monk", "claims",
    "raises", "not_raise", "blocks", "blocks_unbridged", "not_block", "not_block_unbridged", "leaves", "leaves_only",
    "bridge", "castle", "auction", "bid", "pass", "buy", "sell", "plague",
    "expect_less", "expect_more",
]  # fmt: skip
"""What is told; each key has words in `wording` and in every language of the page."""
Value = int | float | str | list[int]


@dataclass(frozen=True, slots=True)
class Reason:
    """What is told with its values, and its weight in points; only one reason of a topic is told.

    Values: `feature` and `other_feature` are kinds of features, `crown` or `wheel`; `points`, `worth`, `other_worth`,
    `from`, `tiles`, `other` and `back` (followers that come home) numbers; `players` and `owners` seats; `whose` is
    "own", "shared", "rivals" or "nobody"; `tile` and `segment` are the names of the protocol.
    """

    topic: str
    weight: float
    key: Key
    values: dict[str, Value] = field(default_factory=dict)
