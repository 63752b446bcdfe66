"""Pictures and texts of whole positions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from art.checks import well_formed
from carcassonne.art import draw, draw_text
from carcassonne.art.board.figures import MARKS
from carcassonne.art.board.squares import Board
from carcassonne.art.box import arts
from carcassonne.art.drawing.compass import STEP, sides_of_axis
from carcassonne.art.drawing.palette import PLAYERS
from carcassonne.art.library import pieces
from carcassonne.engine.view import PlacedTile, StandingFollower, View
from carcassonne.notation.record import parse_record, replay
from carcassonne.tiles.catalogue import ABBEY, SIDES

DOCS = Path(__file__).parents[2] / "docs"
ANSI = re.compile(r"\x1b\[[0-9;]*m")


def seen(table: Board, x: int, y: int, side: str) -> str:
    """The landscape on a side of a square; what spans it makes it road."""
    if (x, y) in table.bridges and side in sides_of_axis(table.bridges[x, y]):
        return "road"
    return table.kind(x, y).side(side, table.tiles[x, y].rotation)


def test_the_positions_drawn_here_are_possible(position: View) -> None:
    table = Board(position)
    for x, y in table.tiles:
        beside = {(x + dx, y + dy) for dx, dy in STEP.values()}
        assert beside & set(table.squares), (x, y)
        for side in SIDES:
            dx, dy = STEP[side]
            if (x + dx, y + dy) in table.tiles:
                other = SIDES[(SIDES.index(side) + 2) % 4]
                met = {seen(table, x, y, side), seen(table, x + dx, y + dy, other)}
                assert len(met) == 1 or ABBEY in met, (x, y, side)


@pytest.mark.parametrize("dark", [False, True])
def test_every_preset_draws(position: View, dark: bool) -> None:
    last = (position.board[-1].x, position.board[-1].y)
    svg = draw(position, dark=dark, last=last)
    root = well_formed(svg)
    assert len(svg) < 600_000
    assert root.tag.endswith("svg")
    assert float(root.attrib["width"]) > 0
    assert "a-lasto" in svg
    assert draw(position, dark=dark, last=last) == svg


@pytest.mark.parametrize("record", sorted((DOCS / "games").glob("*.txt")), ids=lambda path: path.stem)
def test_the_pictures_of_the_documentation_are_drawn_the_same_today(record: Path) -> None:
    view = replay(parse_record(record.read_text(encoding="utf-8"))).view()
    svg = draw(view, last=(view.board[-1].x, view.board[-1].y))
    assert svg == (DOCS / "pictures" / f"{record.stem}.svg").read_text(encoding="utf-8")


def test_every_tile_and_follower_of_the_table_is_drawn(position: View) -> None:
    svg = draw(position)
    elsewhere = sum(len(tuple(art.standing(position))) for art in arts())
    assert svg.count('class="a-fo"') == len(position.followers) + elsewhere
    board = svg[svg.index('class="tiles"') : svg.index('class="towers"')]
    assert len(re.findall(r'<use href="#t-[A-Z]', board)) == len(position.board)


def test_the_legend_tells_scores_supplies_and_whose_turn_it_is(base: View) -> None:
    svg = draw(base)
    assert all(f">{score}</text>" in svg for score in base.scores)
    assert ">V in hand, 63 left<" in svg
    assert ">blue places a tile<" in svg
    assert svg.count('stroke="#8f2f1f"') == 1
    over = draw(base.replace(over=True, to_act=None, tile=None, phase="over"))
    assert "game over" in over
    assert 'stroke="#8f2f1f"' not in over


def test_names_are_escaped_and_shortened(base: View) -> None:
    svg = draw(base, names=["<Anna>", 'B "&" $field', "Chloé", "A very long name indeed"])
    well_formed(svg)
    assert "&lt;Anna&gt;" in svg
    assert "<Anna>" not in svg
    assert "A very lon…" in svg


def test_players_may_change_colours(position: View) -> None:
    red, blue, *_ = (colour.fill for colour in PLAYERS)
    plain = draw(position, track=True, fields=True)
    pieces.cache_clear()
    changed = draw(position, track=True, fields=True, colours=(1, 0)).partition("</defs>")[2]
    body = plain.partition("</defs>")[2]
    for one, other in ((red, blue), (MARKS[0], MARKS[1]), ('"#mark-0"', '"#mark-1"'), ("url(#own-0)", "url(#own-1)")):
        assert (changed.count(one), changed.count(other)) == (body.count(other), body.count(one)), one
    assert draw(position, track=True, fields=True) == plain


def test_a_follower_stands_on_the_segment_named_after_rotation(base: View) -> None:
    table = Board(base)
    assert table.segment(1, -1, "city", "N") == table.segment(1, -1, "city", "E") == "city:c0"
    assert table.segment(0, 1, "city", "W") == "city:c0"
    x, y = table.anchor(StandingFollower(0, 0, 1, "city", "W"))
    assert 0 < x < 30
    assert 120 < y < 180
    with pytest.raises(KeyError):
        table.segment(0, 1, "city", "N")


@pytest.mark.parametrize("rotation", range(4))
def test_every_rotation_finds_every_segment_of_every_tile(rotation: int) -> None:
    view = View("modern", 2, 0, "place", 0, None, (0, 0), (7, 7), 0, (), False, (PlacedTile("L", 0, 0, rotation),), ())
    table = Board(view)
    found = {table.segment(0, 0, feature, at) for at, feature in _sides(view, rotation)}
    assert found == {"city:c0", "road:r0", "road:r1", "road:r2"}


def _sides(view: View, rotation: int) -> list[tuple[str, str]]:
    return [(side, Board(view).kind(0, 0).side(side, rotation)) for side in SIDES]


def test_a_highlight_follows_walls_and_roads(base: View) -> None:
    svg = draw(
        base, highlight=[(1, -1, "city", "N"), (0, 0, "road", "E"), (1, 1, "cloister", ""), (1, -1, "city", "E")]
    )
    well_formed(svg)
    assert svg.count('class="a-hl"') == 1
    assert svg.count('class="a-hlo"') == 3


def test_fields_are_hatched_for_their_owners(base: View) -> None:
    owners = {(0, 1, "NL"): (0,), (1, -1, "SL"): (0, 2), (1, -1, "SR"): (0, 2), (0, -1, "NL"): ()}
    svg = draw(base, fields=True, field_owners=owners)
    well_formed(svg)
    assert svg.count("<clipPath") == 2
    assert svg.count('fill="url(#own-0)"') == 2
    assert svg.count('fill="url(#own-2)"') == 1
    assert "<clipPath" not in draw(base, field_owners=owners)
    under_farmers = draw(base, fields=True)
    assert under_farmers.count("<clipPath") == 1
    assert "url(#own-2)" in under_farmers


def test_small_pictures_drop_fine_detail_and_enlarge_figures(base: View) -> None:
    small, large = draw(base, width=200), draw(base, width=900)
    assert "--detail:none" in small
    assert 'style="--detail:none"' not in large
    assert "scale(1.7)" in small
    assert "scale(1.2)" in large
    assert 'width="200"' in small


def test_a_position_without_tiles_still_draws() -> None:
    empty = View("modern", 2, 0, "place", 0, "D", (0, 0), (7, 7), 71, (), False, (), ())
    well_formed(draw(empty))
    assert "71 left" in draw_text(empty)


def test_the_text_shows_city_road_cloister_and_followers(base: View) -> None:
    assert draw_text(base).splitlines()[:10] == [
        "      -1      0      1",
        "    ·     ··     ··▒^▒▒▒▒",
        " -1    ⌂            ▒▒K1▒",
        "    ·     ··▒▒▒▒▒·· F3 ▒▒",
        "    ·     ··▒▒▒▒▒··     ·",
        "  0 ───x─────────────╮",
        "    ·  T4 ··     ··  │  ·",
        "           ▒     ··  │  ·",
        "  1        K1        M2",
        "           ▒     ··     ·",
    ]


def test_the_text_has_even_rulers_and_no_stray_spaces(position: View) -> None:
    lines = draw_text(position).splitlines()
    west, north, east, south = Board(position).bounds
    assert lines[0] == lines[1 + 3 * (south - north)]
    assert lines[0].split() == [str(x) for x in range(west, east)]
    assert all(line == line.rstrip() and len(line) <= 4 + 7 * (east - west) for line in lines[: 3 * (south - north)])


def test_colour_adds_nothing_but_colour(position: View) -> None:
    coloured = ANSI.sub("", draw_text(position, colour=True))
    assert [line.rstrip() for line in coloured.splitlines()] == draw_text(position).splitlines()
