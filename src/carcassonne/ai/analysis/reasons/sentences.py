"""Reasons in English, in words that follow "it …"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.ai.analysis.reasons.reason import Key, Reason, Value
from carcassonne.art.followers import ROLES

WORDS: dict[Key, str] = {
    "closes": "closes the own {feature} for {points:point}, and gets {back} back",
    "closes_shared": "closes {players}'s {feature}, shared for {points:point}, and gets {back} back",
    "claims_closes": "claims and closes {feature:a} for {points:point}",
    "scores": "scores {points:point} for {feature:a}",
    "spares": "does not give {players} {points:point} for {feature:a}",
    "final_more": "brings {points:point} more by the final scoring",
    "final_costs": "costs {players} {points:point} in the final scoring",
    "not_share": "does not share the {feature} worth {worth} with {players}",
    "not_hand": "does not hand the {feature} worth {worth} to {players}",
    "majority": "takes the majority in {whose} {feature} worth {worth}",
    "share": "gets a share of {whose} {feature} worth {worth}",
    "lets": "lets {players} into {whose} {feature} worth {worth}",
    "keep_last": "keeps the last follower rather than spend it on {spent}",
    "keep": "keeps a follower rather than spend it on {spent}",
    "crown": "takes a crown space of {segment}",
    "farmer": "puts a farmer on a field worth {points} already",
    "farmer_room": "puts a farmer on a field with room to grow",
    "monk": "puts a monk in the cloister",
    "claims": "claims {feature:a} of {tiles:tile}, {points} points when finished",
    "raises": "raises {whose} {feature} from {from} to {points} points",
    "not_raise": "does not raise {whose} {feature} to {points} points",
    "blocks": "blocks {whose} {feature}: no tile left fits one of its squares",
    "blocks_unbridged": "blocks {whose} {feature}: no tile left fits, without a bridge, one of its squares",
    "not_block": "does not block the own {feature}, where no tile left fits one of its squares after the other",
    "not_block_unbridged": (
        "does not block the own {feature}, "
        "where no tile left fits, without a bridge, one of its squares after the other"
    ),
    "leaves": "leaves {tiles:tile} that fit {whose} {feature}, not {other}",
    "leaves_only": "leaves only {tiles:tile} that fit {whose} {feature}, not {other}",
    "bridge": "keeps the bridge",
    "castle": "builds a castle that the next project around it will pay",
    "auction": "puts up {tile}, the tile that gains most here",
    "bid": "bids because the tile is worth more than {points:point}",
    "pass": "passes because the tile is not worth more than {points:point}",
    "buy": "keeps a tile that is worth more than {points:point}",
    "sell": "takes {points:point} for a tile that is worth less",
    "plague": "gives up the {feature} worth {worth}, not the {other_feature} worth {other_worth}",
    "expect_less": "leaves {players} {points:.1f} points less to expect over the next turns",
    "expect_more": "promises {points:.1f} points more over the next turns",
}
ARTICLES = {"wheel": "the wheel", "crown": "a crown space"}
OWNERS = {"own": "the own", "shared": "the shared", "nobody": "the"}


class Count(int):
    """A number; `{points:point}` adds its noun: "1 point", "4 points"."""

    def __format__(self, noun: str) -> str:
        return str(int(self)) + (f" {noun}{'' if self == 1 else 's'}" if noun else "")


class Thing(str):
    """A kind of feature; `{feature:a}` adds its article: "a city", "the wheel"."""

    __slots__ = ()

    def __format__(self, article: str) -> str:
        return ARTICLES.get(self, f"{article} {self!s}") if article else str(self)


def reason_words(reason: Reason, names: Sequence[str]) -> str:
    """One reason, players by their names."""
    return WORDS[reason.key].format(**_pieces(reason.values, names))


def all_words(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """Reasons for the cell of a table, "" for none."""
    return " and ".join(reason_words(reason, names) for reason in reasons)


def sentence(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """Reasons as one sentence about the better move, "" for none."""
    words = ", and ".join(reason_words(reason, names) for reason in reasons)
    return f"It {words}." if words else ""


def _pieces(values: Mapping[str, Value], names: Sequence[str]) -> dict[str, object]:
    """What the words are made of: the values, and what is said of two of them together."""
    said = {name: _said(name, value, names) for name, value in values.items()}
    feature = Thing(values.get("feature", ""))
    said["back"] = f"the {ROLES[feature]}" if said.get("back") == 1 else f"{said.get('back')} followers"
    said["spent"] = f"{feature:a} worth {said['worth']}" if "worth" in said else f"{feature:a}"
    said["whose"] = OWNERS.get(str(said.get("whose"))) or f"{said.get('owners')}'s"
    return said


def _said(name: str, value: Value, names: Sequence[str]) -> object:
    """A value as the words take it."""
    if isinstance(value, list):
        return _named(value, names)
    if isinstance(value, int):
        return Count(value)
    return Thing(value) if name.endswith("feature") else value


def _named(seats: Sequence[int], names: Sequence[str]) -> str:
    """Players by name: "Blue and Green"."""
    return " and ".join(names[seat] for seat in seats)
