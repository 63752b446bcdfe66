"""What a player can ask for at the table: features, scores, the tiles left, help."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.art.board.figures import roles
from carcassonne.cli.terminal.screen import side_by_side, tile_rows
from carcassonne.engine.features import Feature
from carcassonne.engine.game import Game
from carcassonne.engine.view import View

HELP = """\
Answer with the number of a choice, or write the choice itself: 1,0 r2   knight N   -

  board      show the board again
  features   every road, city, cloister and field with followers: whose, and what it is worth
  scores     points and followers of everybody
  tiles      the tiles still to be drawn
  hint       what a strong player would do now, and why
  undo       take your last decision back
  back       leave a half-made choice
  save FILE  write the game so far as a record
  quit       leave the table
"""
ACROSS = 8
"""The most tiles side by side."""
HINT_LEVEL = 5
"""Who thinks out the hints: as on the server."""


def features_text(game: Game, names: Sequence[str]) -> str:
    """Every feature with followers on it, the most valuable first."""
    held = [feature for feature in game.features() if feature.owners]
    held.sort(key=lambda feature: -feature.points)
    lines = [_feature_line(feature, names) for feature in held]
    return "\n".join(lines) if lines else "No follower stands in the landscape."


def _feature_line(feature: Feature, names: Sequence[str]) -> str:
    x, y, at = feature.segments[0]
    who = ", ".join(
        f"{names[seat]} {count} {roles()[feature.kind]}{'' if count == 1 else 's'}".replace("thiefs", "thieves")
        for seat, count in enumerate(feature.followers)
        if count
    )
    worth = f"{feature.points} now"
    if feature.kind != "field" and not feature.completed:
        worth += f", at least {feature.points_if_completed} if completed, {feature.open_sides} open"
    tiles = f"{feature.tiles} tile{'' if feature.tiles == 1 else 's'}"
    return f"  {feature.kind:<9}({x}, {y}) {at:<3} {tiles:<9} {who}: {worth}"


def scores_text(view: View, names: Sequence[str]) -> str:
    """Points and followers by seat."""
    width = max(map(len, names))
    return "\n".join(
        f"  {name:<{width}}  {view.scores[seat]:>4} points, {view.supply[seat]} followers left"
        for seat, name in enumerate(names)
    )


def hint_words(game: Game, names: Sequence[str]) -> str:
    """What to do, why, and what else could be done."""
    from carcassonne.ai.analysis import hint  # takes its time: only who asks waits for it
    from carcassonne.ai.analysis.report.text_report import hint_text

    return hint_text(hint(game, HINT_LEVEL, names=names), tuple(names)).rstrip("\n")


def tiles_text(view: View, colour: bool, width: int | None = None) -> str:
    """The undrawn tiles by kind, and those that left the game."""
    blocks = [(f"{name} ×{count}", tile_rows(name, colour=colour)) for name, count in view.undrawn.items()]
    left = "\n".join(side_by_side(blocks, ACROSS, width)) if blocks else ""
    gone = f"Left the game: {' '.join(view.discarded)}\n" if view.discarded else ""
    return f"{left}{gone}{view.deck} tiles to be drawn."
