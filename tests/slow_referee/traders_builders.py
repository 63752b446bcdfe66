"""Goods, builder and pig (T2-T4)."""

from slow_referee.figures import FOLLOWERS
from slow_referee.landscape import Feature, Segment
from slow_referee.table import Laid, Table, new_segments
from slow_referee.tiles import GOODS

POINTS_FOR_GOODS = 10


def take_goods(table: Table, player: int, city: Feature) -> None:
    """Whoever laid the completing tile takes a token for each symbol, no matter who stands there (T2.1)."""
    for mark in table.landscape.marks_in(city):
        if mark in GOODS:
            table.goods[player][mark] += 1


def score_goods(table: Table) -> None:
    """For each kind 10 to everybody with most tokens; nothing where nobody has any (T2.3)."""
    for kind in GOODS:
        most = max(tokens[kind] for tokens in table.goods)
        for player, tokens in enumerate(table.goods):
            if most > 0 and tokens[kind] == most:
                table.scores[player] += POINTS_FOR_GOODS


def has_own_follower(table: Table, player: int, feature: Feature) -> bool:
    """Ordinary, large or abbot, on any tile of the feature."""
    return any(f.player == player and f.figure in FOLLOWERS for f in table.followers_in(feature))


def builder_may_stand(table: Table, player: int, segment: Segment) -> bool:
    """In an unfinished road or city with an own follower (T3.1)."""
    feature = table.landscape.feature(segment)
    return not table.landscape.is_complete(feature) and has_own_follower(table, player, feature)


def pig_may_stand(table: Table, player: int, segment: Segment) -> bool:
    """In a field with an own farmer (T4.1)."""
    return has_own_follower(table, player, table.landscape.feature(segment))


def extends_builder(table: Table, player: int, laid: Laid) -> bool:
    """The tile just laid, or its bridge, became part of what the player's builder stands on (T3.2, T5.2)."""
    builders = [f for f in table.followers if (f.player, f.figure) == (player, "builder")]
    new = new_segments(table, laid)
    return any(segment in table.landscape.feature(builder.segment).segments for builder in builders for segment in new)


def send_lonely_home(table: Table, player: int, feature: Feature) -> None:
    """A builder or pig whose last own follower left the feature goes home at once (T3.5, T4.4)."""
    if has_own_follower(table, player, feature):
        return
    for figure in table.followers_in(feature):
        if figure.player == player and figure.figure in ("builder", "pig"):
            table.return_follower(figure)


def has_pig_with_farmer(table: Table, player: int, meadow: Feature) -> bool:
    """The pig works for its owner only, in a field where he has a farmer (T4.2)."""
    pig = any((f.player, f.figure) == (player, "pig") for f in table.followers_in(meadow))
    return pig and has_own_follower(table, player, meadow)
