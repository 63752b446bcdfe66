"""A reason: a fact that speaks for a line of play, as data; `sentences` puts it into English, the page into more."""

from __future__ import annotations

from dataclasses import dataclass, field

Value = int | float | str | list[int]


@dataclass(frozen=True, slots=True)
class Statement:
    """Something that a reason can say. The page finds its own words by `key`.

    `english` follows "it …" and names the values of the reason in braces: `{points:point}` adds the noun to a number,
    `{feature:a}` the article to a feature. Made of several values are `{back}` (the followers that come home),
    `{spent}` (what a follower is spent on) and `{whose}` (whose feature it is).
    """

    key: str
    english: str


@dataclass(frozen=True, slots=True)
class Reason:
    """A statement with its values, and its weight in points; only one reason of a topic is told.

    Values: `feature` and `other_feature` are kinds of features, or what else a box pays for; `points`, `worth`,
    `other_worth`, `from`, `tiles`, `tokens`, `other` and `back` (followers that come home) are numbers; `players` and
    `owners` are seats; `whose` is "own", "shared", "rivals" or "nobody"; `tile` and `segment` are names of the
    protocol.
    """

    topic: str
    weight: float
    statement: Statement
    values: dict[str, Value] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The key of the statement."""
        return self.statement.key
