"""The toys that stand on the map: trees, huts, houses, towers, church, lake, pennant.

Each is centred on its origin. What `upright` wraps turns back by `--u`, so that it stands upright on a turned tile.
"""

from __future__ import annotations

from collections.abc import Mapping

ROOFS = "abcd"


def upright(body: str, scale: float = 1.0) -> str:
    """A toy that stays upright however its tile is turned."""
    larger = body if scale == 1 else f'<g transform="scale({scale:g})">{body}</g>'
    return f'<g class="a-u">{larger}</g>'


def named(bodies: Mapping[str, str]) -> dict[str, str]:
    """Props as symbols, by the name each is used by."""
    return {name: f'<g id="{name}">{body}</g>' for name, body in bodies.items()}


def props() -> dict[str, dict[str, str]]:
    """The props of the base game on their shelves."""
    return {
        "nature": named(NATURE),
        "walls": named(WALLWORK),
        "houses": named(_houses()),
        "landmarks": named(_landmarks()),
        "places": named(PLACES | STONEWORK),
        "shields": named(SHIELDS),
    }


def _stone_arches(reach: float) -> str:
    """Arches of stone along the road that they carry, `reach` to either end, seen from above."""
    far, near = reach, reach - 3.4
    joints = "".join(f"M{x / 10:g} -4.9v9.8" for x in range(int(-10 * near), int(10 * near) + 1, 36))
    walls = "".join(
        f'<path fill="$stone" stroke="$ink" stroke-width="1" stroke-linejoin="round" '
        f'd="M{-far:g} {8.6 * s:g}Q0 {10.6 * s:g} {far:g} {8.6 * s:g}V{5.2 * s:g}Q0 {7 * s:g} {-far:g} {5.2 * s:g}z"/>'
        '<path class="a-n" stroke="$stone-deep" stroke-width=".7" d="'
        + "".join(f"M{x:g} {6.2 * s:g}V{9.2 * s:g}" for x in (-7.6, -3.8, 0, 3.8, 7.6))
        + '"/>'
        for s in (-1, 1)
    )
    piers = "".join(f'<use href="#turret" x="{x:g}" y="{y:g}"/>' for x in (-far, far) for y in (-7.4, 7.4))
    return (
        '<path fill="$shade" opacity=".32" '
        f'd="M{-near + 1:g}-13.4Q0-15.4 {near - 1:g}-13.4V13.4Q0 15.4 {-near + 1:g} 13.4z"/>'
        f'<path fill="$road" d="M{-far:g}-5.6Q0-7.6 {far:g}-5.6V5.6Q0 7.6 {-far:g} 5.6z"/>'
        f'<path class="a-n" stroke="$cobble-line" stroke-width=".7" d="{joints}"/>{walls}{piers}'
    )


NATURE = {
    "tree": upright(
        '<ellipse class="a-sh" cx="1.2" cy="3.6" rx="4" ry="1.6"/><path class="a-g" d="M0 1.5v2.6"/>'
        '<circle class="a-g" cy="-1" r="3.7" fill="$tree"/>'
        '<path fill="$tree-light" d="M-2.6-1.2a2.8 2.8 0 0 1 3.6-2.4A4 4 0 0 0-2.6-1.2z"/>'
    ),
    "pine": upright(
        '<ellipse class="a-sh" cx="1.2" cy="4" rx="3.4" ry="1.3"/><path class="a-g" d="M0 3v1.6"/>'
        '<path class="a-g" fill="$pine" d="M0-5.4L3.2 0H1.9l2 3.2h-7.8l2-3.2h-1.3z"/>'
        '<path fill="$pine-light" d="M-.4-3.6L-2-.6l1 .1z"/>'
    ),
    "grove": '<use href="#tree" x="-3.6" y="-1.6"/><use href="#pine" x="3.8" y="-1"/><use href="#tree" x="1" y="3"/>',
    "tuft": upright(
        '<path class="a-n" stroke="$tuft" stroke-width=".9" stroke-linecap="round" '
        'd="M-2.2 1.2L-3-.8M-1 1.2v-2.8M.4 1.2l.9-2.2M3.4 2.6l.4-1.6M2.4 2.6l-.5-1.4"/>'
    ),
    "flowers": upright(
        '<path stroke="$blossom" stroke-width="1.5" stroke-linecap="round" d="M-2-1h0M2 .4h0M0 2.2h0"/>'
        '<path stroke="$blossom-heart" stroke-width="1.2" stroke-linecap="round" d="M1-2h0M-1.6 1.6h0"/>'
    ),
    "sheep": upright(
        '<ellipse class="a-sh" cx=".6" cy="1.9" rx="3" ry="1"/><path class="a-k" d="M-1.2 1v1.3M1.2 1v1.3"/>'
        '<ellipse rx="2.6" ry="1.8" fill="$wool" class="a-k"/><circle cx="-2.5" cy="-.6" r="1.1" fill="$ink"/>'
    ),
    "crop": '<path fill="$crop" d="M-8-5.4h15.4v10.8H-8.6z"/><path class="a-n" stroke="$crop-line" stroke-width="1.1" '
    'd="M-7.6-3.6H7M-7.8-1.2H7M-8 1.2H7M-8.2 3.6H7"/>',
    "wheat": '<path fill="$wheat" d="M-8-5.4h15.4v10.8H-8.6z"/><path class="a-n" stroke="$wheat-line" '
    'stroke-width="1.1" d="M-7.6-3.6H7M-7.8-1.2H7M-8 1.2H7M-8.2 3.6H7"/>',
}

WALLWORK = {
    "tower": '<circle r="6.3" fill="#2a2116" opacity=".2" cx=".9" cy="1.1"/>'
    '<circle r="5.6" fill="$ink"/><circle r="4.6" fill="$stone"/>'
    '<circle r="4.6" fill="none" stroke="$ink" stroke-width="1.3" stroke-dasharray="1.2 1.69"/>'
    '<circle r="2.7" fill="$stone-deep" stroke="$ink" stroke-width=".8"/>',
    "turret": '<circle r="3.9" fill="$ink"/><circle r="3" fill="$stone"/><circle r="1.5" fill="$stone-deep"/>',
    "gate": '<path d="M-4.7-5.5h9.4V4.6h-9.4z" fill="$road"/><path d="M-5.6-3.4H5.6V3.2H-5.6z" fill="$ink"/>'
    '<path d="M-4-1.6h8M-4 0h8M-2.4-2.6v4.4M0-2.6v4.4M2.4-2.6v4.4" stroke="$wood" stroke-width=".7" fill="none"/>'
    '<use href="#turret" x="-7.4"/><use href="#turret" x="7.4"/>',
}

PLACES = {
    "hut": upright(
        '<path class="a-sh" d="M-3 3.4h8L4 1z"/><path class="a-k" fill="$hut" d="M-3 3.4V.4h6.2v3z"/>'
        '<path class="a-k" fill="$thatch" d="M-4.2.9L-1.6-3h3.4L4.4.9z"/><path fill="$ink" d="M-.7 3.4V1.6H.8v1.8z"/>'
    ),
    "croft": '<circle r="9.6" fill="$ink" opacity=".8"/><circle r="8.6" fill="$cobble"/>'
    '<circle class="a-n" r="6.2" stroke="$cobble-line" stroke-width="1.1" stroke-dasharray="2 1.4"/>'
    '<g transform="scale(1.3)"><use href="#house-c"/></g>',
    "plaza": '<circle r="11.2" fill="$ink" opacity=".85"/><circle r="10.1" fill="$cobble"/>'
    '<circle class="a-n" r="7.6" stroke="$cobble-line" stroke-width="1.1" stroke-dasharray="2 1.4"/>'
    '<circle class="a-n" r="4.9" stroke="$cobble-line" stroke-dasharray="1.8 1.3"/>',
    "well": upright(
        '<ellipse class="a-sh" cx="1" cy="3" rx="4.4" ry="1.5"/>'
        '<path class="a-k" fill="$stone-shade" d="M-3 0v2.4a3 1.2 0 0 0 6 0V0z"/>'
        '<ellipse class="a-k" rx="3" ry="1.3" fill="$water-line"/><path class="a-k a-n" d="M-2.8 0v-3.4M2.8 0v-3.4"/>'
        '<path class="a-k" fill="$roof-a-shade" d="M-4-3L0-5.8 4-3z"/>'
    ),
    "yard": '<circle r="22" fill="$hedge" opacity=".35"/><circle r="20.6" fill="$lawn"/>'
    '<circle class="a-n" r="19.4" stroke="$hedge" stroke-width="3" stroke-dasharray="3.4 1.4"/>',
    "church": upright(
        '<g transform="translate(-2.5 2.5)scale(1.26)"><path class="a-sh" d="M-12 10.5h27l-4-6.5z"/>'
        '<path class="a-k" fill="$church-wall" d="M-2 10V0h13.5v10z"/>'
        '<path class="a-k" fill="$church-roof" d="M-3 .8L.4-6.4h11.4l2 7.2z"/>'
        '<path fill="$spire-shade" opacity=".6" d="M.9-5.4h10l.4 1.3H.3zM-.4-2.5h12.2l.4 1.3H-1z"/>'
        '<path class="a-k" fill="$wool" d="M-11 10V-5h8.6v15z"/>'
        '<path class="a-k" fill="$spire" d="M-12-4.6L-6.7-15-1.4-4.6z"/>'
        '<path fill="$spire-shade" opacity=".6" d="M-6.7-14.2L-1.9-5h-3z"/>'
        '<path class="a-n" stroke="$ink" stroke-width="1.2" d="M-6.7-14.6v-4.6M-8.4-17.6h3.4"/>'
        '<path fill="$ink" d="M-8.6 10V6.2a1.9 1.9 0 0 1 3.8 0V10z"/>'
        '<circle class="a-k" cx="-6.7" cy="-.6" r="1.9" fill="$glass"/>'
        '<path fill="$glass" class="a-k" '
        'd="M1.6 8V5.2a1 1 0 0 1 2 0V8zM5.4 8V5.2a1 1 0 0 1 2 0V8zM9 8V5.2a1 1 0 0 1 2 0V8z"/></g>'
    ),
}

STONEWORK = {
    "viaduct": _stone_arches(14.5),
    "flyover": _stone_arches(12.5),
    "passage": _stone_arches(29.0),
}

SHIELDS = {
    "pennant": upright(
        '<path fill="$cream" stroke="$ink" stroke-width=".5" '
        'd="M-7.4-8.4H7.4V-.5C7.4 4.7 3.9 7.9 0 9.9-3.9 7.9-7.4 4.7-7.4-.5z"/>'
        '<path fill="$azure" stroke="$ink" stroke-width="1.1" stroke-linejoin="round" '
        'd="M-6-7H6v6.4C6 3.6 3.2 6.3 0 8-3.2 6.3-6 3.6-6-.6z"/>'
        '<path fill="$gold" d="M-6-7H6v1.2L-5.4 2A8 8 0 0 1-6-.6z"/>'
        '<path fill="$azure" d="M-2.6-5.9l.7 1.5 1.6.2-1.2 1.1.3 1.6-1.4-.8-1.4.8.3-1.6-1.2-1.1 1.6-.2z"/>'
        '<path fill="$gold" d="M2.4.2l.6 1.3 1.4.2-1 1 .2 1.4-1.2-.7-1.2.7.2-1.4-1-1 1.4-.2z"/>',
        1.28,
    ),
}


def _houses() -> dict[str, str]:
    """Two kinds of house, each with four roofs: `house-a` from the side, `home-a` from the front."""
    found = {}
    for roof in ROOFS:
        light, deep = f"$roof-{roof}", f"$roof-{roof}-shade"
        found[f"house-{roof}"] = upright(
            '<path class="a-sh" d="M-4 4.2h10.4l-1.6-3z"/>'
            '<path class="a-k" fill="$plaster" d="M-4.6 4.2V0l2.4-3.6L.4 0v4.2z"/>'
            '<path class="a-k" fill="$plaster-shade" d="M.4 4.2V0h4.2v4.2z"/>'
            f'<path class="a-k" fill="{light}" d="M-2.2-4h4.6L5.2.6H.6z"/>'
            f'<path class="a-k" fill="{deep}" d="M-2.2-4L-5.2.7l.9.3L-2.2-2.2-.2.8l.8-.2z"/>'
            '<path fill="$ink" d="M-3 4.2V2.1h1.5v2.1zM2 1.6h1.3V3H2z"/>',
            1.2,
        )
        found[f"home-{roof}"] = upright(
            '<path class="a-sh" d="M-3 4.6h8.6L4 1.4z"/>'
            '<path class="a-k" fill="$plaster-front" d="M-3.4 4.6V-.4h6.8v5z"/>'
            f'<path class="a-k" fill="{light}" d="M-4.3 0L-2.6-4.8h5.2L4.3 0z"/>'
            f'<path fill="{deep}" opacity=".55" d="M.4-4.5h2L4-.3H.8z"/>'
            '<path fill="$ink" d="M-.8 4.6V2.2H.8v2.4zM-2.6 1.1h1.1v1.2h-1.1zM1.5 1.1h1.1v1.2H1.5z"/>',
            1.2,
        )
    return found


def _landmarks() -> dict[str, str]:
    """What gives a large city a middle: a town hall, a keep, a guild hall with a stepped gable."""
    hall = (
        '<path class="a-sh" d="M-9 7.5h22l-4-6z"/><path class="a-k" fill="$plaster-front" d="M-9 7.5V-1H9v8.5z"/>'
        '<path class="a-k" fill="$roof-d" d="M-10.4-.4L-7-6.4H7l3.4 6z"/>'
        '<path fill="$roof-d-shade" opacity=".5" d="M1-6H6.6l3 5.2H1.8z"/>'
        '<path class="a-k" fill="$plaster" d="M-3 7.5V-9h6V7.5z"/>'
        '<path class="a-k" fill="$roof-d" d="M-3.9-8.6L0-15.5l3.9 6.9z"/>'
        '<circle class="a-k" cy="-5.6" r="1.9" fill="$cream"/><path class="a-k a-n" d="M0-5.6v-1.2M0-5.6l.9.4"/>'
        '<path fill="$ink" d="M-1.3 7.5V4.6a1.3 1.3 0 0 1 2.6 0v2.9zM-7 2h1.8v2.4H-7zM5.2 2H7v2.4H5.2zM-1 .2h2v2H-1z"/>'
        '<path class="a-k" fill="$gold" d="M0-15.5v-3.4l3.4 1.2L0-16.6"/>'
    )
    keep = (
        '<path class="a-sh" d="M-7 8h19l-5-7z"/><path class="a-k" fill="$stone" d="M-6.6 8V-8.5H6.6V8z"/>'
        '<path fill="$stone-deep" opacity=".55" d="M2 7.6V-8H6.2V7.6z"/>'
        '<path class="a-k" fill="$stone" d="M-8-6v-5h3v2h2.6v-2h4.8v2H5v-2h3v5z"/>'
        '<path fill="$ink" d="M-1.6 8V4.6a1.6 1.6 0 0 1 3.2 0V8zM-3.6-2.6h1.3V.6h-1.3zM2.3-2.6h1.3V.6H2.3z"/>'
        '<path class="a-k" fill="$azure" d="M0-11v-6.6l5.4 1.8L0-14"/>'
    )
    guild = (
        '<path class="a-sh" d="M-7 8h18l-4-6z"/>'
        '<path class="a-k" fill="$roof-c" d="M-7 8V-2h2v-3h2v-3h1.8v-3h2.4v3H3v3h2v3h2V8z"/>'
        '<path fill="$roof-c-shade" opacity=".5" d="M2.6 7.6V-7.6H3v3h2v3h1.6v9.2z"/>'
        '<path fill="$ink" d="M-1.7 8V4.4a1.7 1.7 0 0 1 3.4 0V8z"/>'
        '<path class="a-k" fill="$lamp" d="M-4.6-.4h2v2.6h-2zM-1-.4h2v2.6h-2zM2.6-.4h2v2.6h-2zM-1-5.6h2v2.4h-2z"/>'
    )
    return {"hall": upright(hall, 1.12), "keep": upright(keep, 1.12), "guild": upright(guild, 1.12)}
