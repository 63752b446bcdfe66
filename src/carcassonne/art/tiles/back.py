"""The back of a tile: an eight-pointed rosette and four towers on deep green-blue ground."""

from __future__ import annotations

from carcassonne.art.drawing.svg import num, polygon

_LATTICE = "".join(
    f"M{x} 0L0 {x}M{far} 100L100 {far}M{x} 100L0 {far}M{far} 0L100 {x}"
    for x, far in ((num(12.5 * i), num(100 - 12.5 * i)) for i in range(1, 8))
)


def tile_back() -> dict[str, str]:
    """The symbol `t-back`."""
    body = (
        '<path fill="#1f4f57" d="M0 0h100v100H0z"/>'
        f'<path stroke="#2d6670" fill="none" d="{_LATTICE}"/>'
        '<path fill="none" stroke="#f1bf3a" stroke-width="1.4" d="M6 6h88v88H6z"/>'
        '<path fill="none" stroke="#f1bf3a" stroke-width=".6" d="M9 9h82v82H9z"/>'
        '<circle cx="50" cy="50" r="30" fill="#17414a" stroke="#f1bf3a" stroke-width="1.2"/>'
        + rosette(50, 50, 36, 28, "#14343a")
        + '<circle cx="50" cy="50" r="7" fill="#17414a" stroke="#f1bf3a" stroke-width="1.4"/>'
        '<path fill="#f1bf3a" d="M46.5 53.5v-6h1.5v1.2h1.2v-1.2h1.6v1.2h1.2v-1.2h1.5v6z"/>'
        + "".join(f'<use href="#tower" x="{x}" y="{y}"/>' for x, y in ((6, 6), (94, 6), (6, 94), (94, 94)))
    )
    return {"t-back": f'<symbol id="t-back" viewBox="0 0 100 100">{body}</symbol>'}


def rosette(x: float, y: float, long: float, short: float, line: str) -> str:
    """Eight golden points round a centre, long and short in turn."""
    out = ""
    for angle in range(0, 360, 45):
        reach, gold = (long, "#f1bf3a") if angle % 90 == 0 else (short, "#d99a3c")
        half = long * 0.155
        points = ((x, y - reach), (x + half, y - half), (x, y), (x - half, y - half))
        out += (
            f'<path transform="rotate({angle} {num(x)} {num(y)})" fill="{gold}" stroke="{line}" stroke-width=".8" '
            f'd="{polygon(points)}"/>'
        )
    return out
