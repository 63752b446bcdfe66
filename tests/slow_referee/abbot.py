"""The abbot: taking him back from an unfinished cloister or garden (M4)."""

from slow_referee.scoring import unfinished_worth
from slow_referee.table import Follower, Table


def abbot_to_take_back(table: Table, player: int) -> Follower | None:
    """The player's own abbot, unless the ring around him is full: then 9 are scored anyway (M4.3)."""
    for follower in table.followers:
        if (follower.player, follower.figure) == (player, "abbot"):
            project = table.landscape.feature(follower.segment)
            return None if table.landscape.is_complete(project) else follower
    return None


def take_abbot_back(table: Table, player: int) -> None:
    """He scores at once what stands around him, the tile just laid included, and goes home (M4.1)."""
    abbot = abbot_to_take_back(table, player)
    assert abbot is not None
    table.scores[player] += unfinished_worth(table, table.landscape.feature(abbot.segment))
    table.return_follower(abbot)
