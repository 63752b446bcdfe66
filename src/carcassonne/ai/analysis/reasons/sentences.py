"""Reasons in English: each follows "it …"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.ai.analysis.reasons.box_reasons import box_reasons
from carcassonne.ai.analysis.reasons.reason import Reason, Value
from carcassonne.art.board.figures import roles

OWNERS = {"own": "the own", "shared": "the shared", "nobody": "the"}


class Count(int):
    """A number; `{points:point}` adds its noun: "1 point", "4 points"."""

    def __format__(self, noun: str) -> str:
        return str(int(self)) + (f" {noun}{'' if self == 1 else 's'}" if noun else "")


class Thing(str):
    """A kind of feature; `{feature:a}` adds its article: "a city", or the one that its box gives it."""

    __slots__ = ()

    def __format__(self, article: str) -> str:
        if not article:
            return str(self)
        own = (box.articles[self] for box in box_reasons() if self in box.articles)
        return next(own, f"{article} {self!s}")


def reason_words(reason: Reason, names: Sequence[str]) -> str:
    """Return one reason, players by their names."""
    return reason.statement.english.format(**_pieces(reason.values, names))


def all_words(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """Return reasons for the cell of a table, "" for none."""
    return " and ".join(reason_words(reason, names) for reason in reasons)


def sentence(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """Return reasons as one sentence about the better move, "" for none."""
    words = ", and ".join(reason_words(reason, names) for reason in reasons)
    return f"It {words}." if words else ""


def _pieces(values: Mapping[str, Value], names: Sequence[str]) -> dict[str, object]:
    """Return what the words are made of: the values, and what is said of two of them together."""
    said = {name: _said(name, value, names) for name, value in values.items()}
    feature = Thing(values.get("feature", ""))
    said["back"] = (
        f"the {roles().get(feature, 'follower')}" if said.get("back") == 1 else f"{said.get('back')} followers"
    )
    said["spent"] = f"{feature:a} worth {said['worth']}" if "worth" in said else f"{feature:a}"
    said["whose"] = OWNERS.get(str(said.get("whose"))) or f"{said.get('owners')}'s"
    return said


def _said(name: str, value: Value, names: Sequence[str]) -> object:
    """Return a value as the words take it."""
    if isinstance(value, list):
        return " and ".join(names[seat] for seat in value)
    if isinstance(value, int):
        return Count(value)
    return Thing(value) if name.endswith("feature") else value
