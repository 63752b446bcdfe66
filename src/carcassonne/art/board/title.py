"""A position in one sentence: the title of its picture, read aloud where it cannot be seen."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.art.box import arts
from carcassonne.art.drawing.palette import player_colour
from carcassonne.engine.view import View

PHASES = {
    "draw": "a tile is to be drawn",
    "place": "places a tile",
    "follower": "may place a follower",
    "over": "",
}
"""What the player to act does, or what nature is to do, in the phases of the base game."""


def player_name(player: int, names: Sequence[str] | None) -> str:
    """A player's name, or the name of the player's colour."""
    return names[player] if names and player < len(names) else player_colour(player).name


def turn_words(view: View, names: Sequence[str] | None) -> str:
    """Whose turn it is and what for, or that the game is over."""
    if view.over:
        return "game over"
    if view.to_act is None:
        return _phases()[view.phase]
    return f"{player_name(view.to_act, names)} {_phases()[view.phase]}"


def _phases() -> dict[str, str]:
    return PHASES | {phase: words for art in arts() for phase, words in art.phases.items()}


def summary(view: View, names: Sequence[str] | None) -> str:
    """Preset, scores and whose turn it is."""
    scores = ", ".join(f"{player_name(i, names)} {score}" for i, score in enumerate(view.scores))
    return f"Carcassonne ({view.preset}): {scores}; {turn_words(view, names)}"
