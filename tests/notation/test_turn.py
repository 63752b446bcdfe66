"""Every action is one line of text, and the text is that action again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcassonne.core import tables
from carcassonne.engine import actions as act
from carcassonne.engine.codec import ACTION_CLASSES
from carcassonne.errors import NotationError
from carcassonne.notation.turn import parse_action, parse_turn, print_action
from notation.games import SETUPS, Setup

WRITTEN: list[tuple[str, act.Action]] = [
    ("draw V", act.Draw("V")),
    ("draw W29:3", act.Draw("W29:3")),
    ("1,0", act.Place(1, 0, 0)),
    ("-1,-12 r2", act.Place(-1, -12, 2)),
    ("1,0 +WE@1,1", act.Place(1, 0, 0, act.Bridge(1, 1, "WE"))),
    ("1,0 r3 +NS@1,0", act.Place(1, 0, 3, act.Bridge(1, 0, "NS"))),
    ("decline", act.Decline()),
    ("knight N", act.Follower("city", "N")),
    ("thief E", act.Follower("road", "E")),
    ("farmer NL", act.Follower("field", "NL")),
    ("monk", act.Follower("cloister")),
    ("thief bridge", act.Follower("bridge")),
    ("crown tax", act.Crown("tax")),
    ("-", act.Skip()),
    ("castle yes", act.Castle(True)),
    ("castle no", act.Castle(False)),
    ("project 2,0 road W", act.CastleProject(2, 0, "road", "W")),
    ("project 2,0 city N", act.CastleProject(2, 0, "city", "N")),
    ("project 2,0 cloister", act.CastleProject(2, 0, "cloister")),
    ("project 2,0 bridge", act.CastleProject(2, 0, "bridge")),
    ("project -2,0 castle S", act.CastleProject(-2, 0, "castle", "S")),
    ("auction E 3", act.Auction("E", 3)),
    ("auction W29:3 0", act.Auction("W29:3", 0)),
    ("bid 4", act.Bid(4)),
    ("pass", act.Pass()),
    ("buy", act.Buy()),
    ("sell", act.Sell()),
    ("plague 0,1 farmer NL", act.Plague(0, 1, "field", "NL")),
    ("plague 0,1 knight N", act.Plague(0, 1, "city", "N")),
    ("plague 0,1 thief E", act.Plague(0, 1, "road", "E")),
    ("plague 0,1 thief bridge", act.Plague(0, 1, "bridge")),
    ("plague 0,1 monk", act.Plague(0, 1, "cloister")),
    ("plague 0,1 castle W", act.Plague(0, 1, "castle", "W")),
]


@pytest.mark.parametrize(("text", "action"), WRITTEN)
def test_an_action_is_written_so_and_read_so(text: str, action: act.Action) -> None:
    assert print_action(action) == text
    assert parse_action(text) == action


def test_every_kind_of_action_has_its_text() -> None:
    assert {type(action) for _, action in WRITTEN} == set(ACTION_CLASSES)


def test_a_placement_may_name_its_tile() -> None:
    assert print_action(act.Place(1, 0, 2), "V") == "V 1,0 r2"
    assert parse_turn("V 1,0 r2") == (act.Place(1, 0, 2), "V")
    assert parse_turn("1,0 r2") == (act.Place(1, 0, 2), "")


def test_spaces_do_not_matter() -> None:
    assert parse_action("  castle   yes ") == act.Castle(True)


@pytest.mark.parametrize("setup", [SETUPS[7], SETUPS[9], SETUPS[-2]], ids=lambda setup: f"{setup.preset}-{setup.seed}")
def test_every_legal_action_of_a_game_is_its_text(setup: Setup) -> None:
    for game in setup.moments():
        for action in game.legal_actions()[:20]:
            assert parse_turn(print_action(action, game.tile or ""))[0] == action


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "an action is missing"),
        ("draw", "'draw' cannot be read; it is written like draw V"),
        ("draw Q9", "there is no tile 'Q9'"),
        ("Q9 1,0", "there is no tile 'Q9'"),
        ("V", "'V' cannot be read"),
        ("V 1,0 r4", "'V 1,0 r4' cannot be read"),
        ("V 1,0 +WE@1", "cannot be read"),
        ("1001,0", "too far away"),
        ("knight NL", "'knight NL' cannot be read"),
        ("farmer N", "'farmer N' cannot be read"),
        ("monk N", "'monk N' cannot be read"),
        ("crown luck", "'crown luck' cannot be read; it is written like crown fortune"),
        ("castle maybe", "'castle maybe' cannot be read"),
        ("bid 100", "'100' is no number of points"),
        ("bid -1", "'-1' is no number of points"),
        ("plague 0,1 field NL", "'plague 0,1 field NL' cannot be read"),
        ("project 2,0 field NL", "'project 2,0 field NL' cannot be read"),
        ("project here road N", "'here' is no square"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_way_to_write_it(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert reason in str(caught.value)


SIDES, HALVES = st.sampled_from("NESW"), st.sampled_from(["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"])
FAR = st.integers(-1000, 1000)
TILES, POINTS = st.sampled_from(tables.NAMES), st.integers(0, 99)
BRIDGES = st.builds(act.Bridge, FAR, FAR, st.sampled_from(["NS", "WE"]))
ACTIONS = st.one_of(
    st.builds(act.Draw, TILES),
    st.builds(act.Place, FAR, FAR, st.integers(0, 3), st.none() | BRIDGES),
    st.builds(act.Follower, st.sampled_from(["city", "road"]), SIDES),
    st.builds(act.Follower, st.just("field"), HALVES),
    st.builds(act.Crown, st.sampled_from(tables.WHEEL_SEGMENTS)),
    st.builds(act.CastleProject, FAR, FAR, st.sampled_from(["city", "road", "castle"]), SIDES),
    st.builds(act.Auction, TILES, POINTS),
    st.builds(act.Bid, POINTS),
    st.builds(act.Plague, FAR, FAR, st.sampled_from(["city", "road", "castle"]), SIDES),
    st.builds(act.Plague, FAR, FAR, st.just("field"), HALVES),
)


@given(ACTIONS)
def test_any_action_comes_back_from_its_text(action: act.Action) -> None:
    assert parse_action(print_action(action)) == action


WORDS = sorted({word for text, _ in WRITTEN for word in text.split()} | {"r9", "1,", "+NS@", "٣,٣", "é", "[", "0"})


@given(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join) | st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action, tile = parse_turn(text)
    except NotationError:
        return
    assert parse_turn(print_action(action, tile)) == (action, tile)
