"""What people see of an environment: the board drawn in text, and our picture as an array of pixels."""

from __future__ import annotations

import struct
import sys
import zlib
from typing import Any

import numpy as np
import pytest

from carcassonne.env import pettingzoo, rendering
from carcassonne.env.gymnasium import CarcassonneEnv
from carcassonne.env.pixels import pixels_of

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
    with pytest.raises(ImportError, match="pictures need resvg-py, which is not installed"):
        CarcassonneEnv(render_mode="rgb_array")
    with pytest.raises(ValueError, match="there is no render mode 'human'; there are ansi, rgb_array"):
        CarcassonneEnv(render_mode="human")


def png(lines: list[bytes], width: int) -> bytes:
    """A picture whose lines are filtered already."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    head = struct.pack(">IIBBBBB", width, len(lines), 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"".join(lines)))


def test_every_kind_of_line_of_a_png_is_read() -> None:
    dice = np.random.default_rng(1)
    wanted = dice.integers(0, 256, (5, 3, 4), dtype=np.uint8)
    lines = []
    for kind, row in enumerate(wanted):
        line = bytearray([kind])
        for at, byte in enumerate(row.ravel()):
            left = int(row.ravel()[at - 4]) if at >= 4 else 0
            above = int(wanted[kind - 1].ravel()[at]) if kind else 0
            corner = int(wanted[kind - 1].ravel()[at - 4]) if kind and at >= 4 else 0
            nearest = min((left, above, corner), key=lambda each: abs(left + above - corner - each))
            line.append((int(byte) - [0, left, above, (left + above) // 2, nearest][kind]) % 256)
        lines.append(bytes(line))
    width, height, pixels = pixels_of(png(lines, 3))
    assert (width, height) == (3, 5)
    assert np.array_equal(np.frombuffer(pixels, np.uint8).reshape(5, 3, 4), wanted)
    with pytest.raises(ValueError, match="no PNG"):
        pixels_of(b"GIF89a")
    with pytest.raises(ValueError, match="damaged"):
        pixels_of(png([lines[0]], 3).replace(struct.pack(">II", 3, 1), struct.pack(">II", 3, 2)))
