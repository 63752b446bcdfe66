"""What is refused at the river: the reason names the rule and the place, and nothing changes."""

from __future__ import annotations

import pytest

from carcassonne.engine.actions import Follower, Place
from carcassonne.engine.game import Game
from support.refusals import refused
from support.table import lay

RIVER = "modern 2 river=true | RV01@0,0"
SAFE = "modern 2 river=true river_turns=safe | RV01@0,0"


@pytest.mark.parametrize(
    ("line", "action", "sentence"),
    [
        (f"{RIVER} | hand=RV07", lay(0, 1), "the river goes on at (1, 0) and nowhere else (ruling V2.1)"),
        (f"{RIVER} | hand=RV07", lay(-1, 0, 1), "the river goes on at (1, 0) and nowhere else (ruling V2.1)"),
        (
            f"{RIVER} | hand=RV07",
            lay(1, 0, 1),
            "the west side is field, the neighbour's at (0, 0) is river (ruling B3.2)",
        ),
        (
            f"{RIVER} RV10@1,0 | hand=RV10",
            lay(1, 1, 1),
            "at (1, 1) the river may not bend the same way twice in a row (ruling V2.3)",
        ),
        (
            f"{SAFE} RV10@1,0 RV07@1,1r1 RV10@1,2r1 RV07@0,2 | hand=RV10",
            lay(-1, 2, 2),
            "at (-1, 2) the river would turn towards tiles: safe turns keep three squares ahead free (ruling V2.5)",
        ),
        (
            f"{RIVER} | hand=E",
            lay(1, 0),
            "the west side is field, the neighbour's at (0, 0) is river (ruling B3.2)",
        ),
        (
            f"{RIVER} RV03@1,0 | hand=RV07",
            lay(1, -1),
            "the south side is field, the neighbour's at (1, 0) is city (ruling B3.2)",
        ),
        (f"{RIVER} | hand=RV07", lay(0, 0), "a tile lies at (0, 0) already (ruling B3.1)"),
        (f"{RIVER} | hand=RV07", lay(5, 5), "(5, 5) shares no side with a placed tile (ruling B3.1)"),
    ],
)
def test_a_tile_that_may_not_be_laid_so_is_refused(line: str, action: Place, sentence: str) -> None:
    assert refused(Game.from_position(line, nature=True), action) == sentence


def test_nobody_stands_on_the_river() -> None:
    """V4.1: a straight river has a field on either bank."""
    game = Game.from_position(f"{RIVER} RV07@1,0 | phase=follower", nature=True)
    assert refused(game, Follower("river", "E")) == (
        "the tile just laid has no river named E; it has the field at NL, the field at ER"
    )
