"""Whether a game can go on from a position: what each phase needs. Whether it can be reached is not checked."""

from __future__ import annotations

from carcassonne.core import tables, turn
from carcassonne.engine.position.particulars import IN_HAND, LAID
from carcassonne.engine.position.setting import Setting, box_positions, need

ON_TURN = ("draw", "place", "follower", "over")
"""The phases in which the player on turn acts."""


def check_stock(p: Setting) -> None:
    """What can be told from the tiles alone, before the table is made."""
    phase, hand = p.said["phase"], p.said["hand"]
    need(phase not in IN_HAND or hand >= 0, f"phase {phase} needs a tile in hand: hand=V")
    need(phase in IN_HAND or hand < 0, f"phase {phase} has no tile in hand")
    need(phase not in LAID or len(p.tiles) > (1 if p.start.tile else 0), f"phase {phase} needs a tile just laid")
    undrawn = sum(p.said["deck"].values())
    need(phase != "draw" or undrawn > 0, "no tile is left to be drawn: the phase is over, or a tile is in hand")
    left = [kind for kind, count in p.said["deck"].items() if count and not _stays_undrawn(p, kind)]
    need(phase != "over" or not left, "the game is not over while tiles are left to be drawn")


def _stays_undrawn(p: Setting, kind: int) -> bool:
    return any(box.stays_undrawn(p, kind) for box in box_positions())


def check_pieces(p: Setting) -> None:
    """What the boxes and the rules allow, whatever the phase."""
    for player in range(p.rules.players):
        out, supply = p.followers_out(player), p.said["supply"][player]
        need(
            out + supply <= p.rules.followers and supply >= 0,
            f"player {player} has {p.rules.followers} followers, not {out + max(supply, 0)}",
        )
    for box in box_positions():
        box.check_pieces(p)


def check_phase(p: Setting) -> None:
    """What the question at hand needs, so that every answer to it can be played."""
    phase, said = p.said["phase"], p.said
    if phase in ON_TURN and not any(box.anybody_acts(p) for box in box_positions()):
        need(said["to_act"] == said["turn"], f"in phase {phase} the player on turn acts")
    for box in box_positions():
        box.check_phase(p)


def check_choices(p: Setting) -> None:
    """With everything in place, somebody can do something; only a game that is over has nothing left."""
    phase = p.said["phase"]
    if phase == "over":
        return
    what = f"the tile {tables.NAMES[p.said['hand']]} fits nowhere" if phase == "place" else "there is nothing to choose"
    need(bool(turn.choices(p.state)), f"phase {phase}: {what}")
