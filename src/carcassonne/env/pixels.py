# cython: boundscheck=False, wraparound=False
"""The pixels of a picture: what a PNG holds, as numbers. Renderers give PNGs, learners take arrays.

Only what our renderer writes is read: eight bits for each of red, green, blue and alpha, without interlacing.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import cython

MAGIC = b"\x89PNG\r\n\x1a\n"
CHANNELS = 4


def pixels_of(png: bytes) -> tuple[int, int, bytearray]:
    """Return (width, height, the bytes of red, green, blue and alpha of every pixel)."""
    if not png.startswith(MAGIC):
        raise ValueError("these bytes are no PNG")
    parts = list(_chunks(png))
    width, height, *kind = struct.unpack(">IIBBBBB", parts[0][1])
    if kind != [8, 6, 0, 0, 0]:
        raise ValueError("only pictures with eight bits for each of four colours are read")
    filtered = zlib.decompress(b"".join(content for name, content in parts if name == b"IDAT"))
    pixels = bytearray(CHANNELS * width * height)
    if len(filtered) != (CHANNELS * width + 1) * height:
        raise ValueError("this picture is damaged")
    if pixels:
        unfilter(filtered, pixels, CHANNELS * width, height)
    return width, height, pixels


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(MAGIC)
    while at < len(png):
        length, name = struct.unpack_from(">I4s", png, at)
        yield name, png[at + 8 : at + 8 + length]
        at += 12 + length


def unfilter(filtered: cython.const_uchar[::1], pixels: cython.uchar[::1], width: cython.int, height: cython.int):
    """Undo what a PNG does to each line, so that it packs well: it holds differences to neighbours, of five kinds."""
    row: cython.int
    i: cython.int
    at: cython.Py_ssize_t
    kind: cython.int
    left: cython.int
    above: cython.int
    corner: cython.int
    for row in range(height):
        kind = filtered[row * (width + 1)]
        at = cython.cast(cython.Py_ssize_t, row) * width
        for i in range(width):
            left = pixels[at + i - 4] if i >= 4 else 0
            above = pixels[at + i - width] if row else 0
            corner = pixels[at + i - width - 4] if row and i >= 4 else 0
            pixels[at + i] = (filtered[at + row + 1 + i] + predicted(kind, left, above, corner)) & 255


def predicted(kind, left, above, corner):
    """What a line of a kind expects of a byte, from those to its left, above it, and between the two."""
    by_left: cython.int
    by_above: cython.int
    by_corner: cython.int
    if kind == 1:
        return left
    if kind == 2:
        return above
    if kind == 3:
        return (left + above) >> 1
    if kind == 4:  # Paeth: the neighbour that is nearest to left + above - corner
        by_left = abs(above - corner)
        by_above = abs(left - corner)
        by_corner = abs(left + above - 2 * corner)
        if by_left <= by_above and by_left <= by_corner:
            return left
        return above if by_above <= by_corner else corner
    return 0
