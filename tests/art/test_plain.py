"""Pictures for plain renderers: our own letters, nothing that only browsers know."""

from __future__ import annotations

import re
import string

import pytest

from carcassonne.art import draw
from carcassonne.art.drawing.lettering import lettered, strokes
from carcassonne.art.plain import plain
from carcassonne.engine.actions import Place
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules


@pytest.mark.parametrize(
    "text", [string.ascii_letters, string.digits, "Ångström Łódź Æsop Œuvre", "Çelik, Şěñør – «»"[:14], "…×’&?!()"]
)
def test_our_alphabet_has_the_letters_of_our_languages(text: str) -> None:
    assert strokes(text) is not None


def test_letters_are_wider_together_than_alone_and_an_accent_takes_no_room() -> None:
    one, two, accented = strokes("a"), strokes("ab"), strokes("á")
    assert one is not None
    assert two is not None
    assert accented is not None
    assert two[1] > one[1] == accented[1]


def test_signs_of_other_scripts_stay_text() -> None:
    chinese = '<text class="a-t" font-size="13" x="48" y="25">李明</text>'
    assert strokes("李明") is None
    assert lettered(chinese) == chinese
    assert "<text" not in lettered('<text class="a-t" font-size="13" x="48" y="25">Anna &amp; Bram</text>')


def test_a_plain_picture_needs_no_browser() -> None:
    game = Game(Rules.of("modern", 2), draw=["V", "U"])
    game.play(next(action for action in game.legal_actions() if isinstance(action, Place) and action.rotation == 1))
    picture = plain(draw(game.view(), names=["Anna", "Bram"]))
    assert "var(" not in picture
    assert "<text" not in picture
    (turned,) = set(re.findall(r'href="#(t-V[\w-]*-u90)"', picture))
    assert f'id="{turned}"' in picture
