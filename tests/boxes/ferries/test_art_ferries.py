"""Lakes and ferries drawn, in the analysis and in text."""

from __future__ import annotations

from analysis.contrasts import reasons
from art.checks import well_formed
from boxes.ferries.views import FERRIES
from carcassonne.art import draw, draw_text
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.picture import picture_of

LINE = "modern 2 ferries=true | U@0,0 U@1,0 FE02@2,0r2 U@3,0 U@4,0 | 1:1,0/road/E | phase=ferry ferries=2,0:E-W"


def test_every_lake_is_drawn_once_and_every_ferry_lies_on_one() -> None:
    for tile in all_tiles():
        picture = picture_of(tile)
        assert (picture.ground + picture.features).count('href="#ferry-lake"') == ("lake" in tile.signs), tile.id
    svg = draw(FERRIES)
    well_formed(svg)
    assert svg.count('href="#ferry"') == len(FERRIES.ferries)
    text = draw_text(FERRIES)
    assert all(words in text for words in ("ferries: E-W at 1,0, N-E at 2,0", "O lake"))


def test_cutting_the_road_of_another_is_a_reason() -> None:
    assert "cuts Blue's road in two" in " / ".join(reasons(LINE, ("ferry 2,0 N-E",), ("-",)))
