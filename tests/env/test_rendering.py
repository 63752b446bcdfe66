"""What people see of an environment: the board drawn in text, and our picture as an array of pixels."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from carcassonne.env import pettingzoo, rendering
from carcassonne.env.gymnasium import CarcassonneEnv

ENVIRONMENTS = [CarcassonneEnv, pettingzoo.env]


@pytest.mark.parametrize("made", ENVIRONMENTS)
def test_text_is_the_drawn_board(made: Any) -> None:
    env = made("modern", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "▒▒▒▒▒" in env.render()
    assert "1 red" in env.render()


@pytest.mark.parametrize("made", ENVIRONMENTS)
def test_an_array_is_our_picture(made: Any) -> None:
    env = made("modern", 2, render_mode="rgb_array")
    env.reset(seed=1, options={"position": "v1 modern 2 | D@0,0 U@1,0 | 0:1,0/road/E | hand=V"})
    seen = env.render()
    assert (seen.shape, seen.dtype) == ((rendering.SIDE, rendering.SIDE, 3), np.uint8)
    colours = {tuple(map(int, colour)) for colour in seen.reshape(-1, 3)}
    assert {(144, 183, 121), (244, 210, 155)} <= colours  # the green of fields, the ground of cities
    assert len(colours) > 300


def test_without_what_draws_pictures_it_is_told_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ImportError, match="pictures need resvg-py and Pillow, which are not installed"):
        CarcassonneEnv(render_mode="rgb_array")
    with pytest.raises(ValueError, match="there is no render mode 'human'; there are ansi, rgb_array"):
        CarcassonneEnv(render_mode="human")
