"""The style sheet of the artwork. Its classes begin with `a-`, so that they never meet the page's own.

`--u` turns props upright again on a turned tile: put `style="--u:-90deg"` on one turned once clockwise.
`--detail:none` drops tufts, flowers and sheep, for tiles of fewer than 56 pixels.
"""

from __future__ import annotations

GROUND = """
.a-u{transform:rotate(var(--u,0deg))}
.a-d{display:var(--detail,inline)}
.a-fg{fill:$field}
.a-cg{fill:$city}
.a-rs,.a-ro,.a-rf,.a-rr,.a-rc,.a-wx,.a-wo,.a-ws,.a-mo,.a-ms,.a-st{fill:none;stroke-linecap:butt;stroke-linejoin:round}
.a-rs{stroke:$road-shade;stroke-width:17;opacity:.13}
.a-ro{stroke:$road-line;stroke-width:13.2}
.a-rf{stroke:$road;stroke-width:10.6}
.a-rr{stroke:$rut;stroke-width:5.4;stroke-dasharray:11 3 5 4}
.a-rc{stroke:$road;stroke-width:3.7}
.a-wx{stroke:$wall-shade;stroke-width:12;opacity:.2}
.a-wo{stroke:$ink;stroke-width:6.6}
.a-ws{stroke:$stone;stroke-width:4.6}
.a-mo{stroke:$ink;stroke-width:4.4;stroke-dasharray:3.9 1.7}
.a-ms{stroke:$stone;stroke-width:2.6;stroke-dasharray:2.3 3.3;stroke-dashoffset:-.8}
.a-st{stroke:$street;stroke-width:.8;stroke-dasharray:1.4 2.6;stroke-linecap:round}
.a-pl{fill:$square;stroke:$street;stroke-width:.8;stroke-dasharray:1.4 2.2;stroke-linecap:round}
.a-pt{fill:$patch}
.a-te{fill:none;stroke:$joint;stroke-width:.6;opacity:.17}
.a-k{stroke:$outline;stroke-width:.66;stroke-linejoin:round;stroke-linecap:round}
.a-g{stroke:$leaf-line;stroke-width:.6;stroke-linejoin:round;stroke-linecap:round}
.a-n{fill:none}
.a-sh{fill:$shade;opacity:.18}
.a-ic{stroke:#3b2c25;stroke-width:1.3;stroke-linejoin:round;stroke-linecap:round}
""".strip()

PIECES = """
.a-fh{fill:#fffaf0;stroke:#fffaf0;stroke-width:3.6;stroke-linejoin:round;opacity:.92}
.a-fb{fill:currentColor;stroke:#1d1613;stroke-width:1.1;stroke-linejoin:round}
.a-fl{fill:#fff;opacity:.24}
.a-fd{fill:none;stroke:#1d1613;stroke-width:1.25;stroke-linecap:round;stroke-linejoin:round}
.a-fr{fill:#fff6df;stroke:#1d1613;stroke-width:.8}
.a-fs{fill:#20180f;opacity:.3}
.a-mk{fill:#1d1613}
.a-pk{stroke:#3b2c25;stroke-width:1.1;stroke-linejoin:round}
.a-gh{fill:$ghost;fill-opacity:.3;stroke:$ghost-line;stroke-width:1.6;stroke-dasharray:6 4.5;stroke-linecap:round}
.a-gh-on{fill:#ffd86b;fill-opacity:.55;stroke:#b0651a;stroke-width:2.2;stroke-dasharray:none}
.a-gh-no{fill:#8b8378;fill-opacity:.25;stroke:#6d655b;stroke-dasharray:2 4}
.a-spot{fill:#fffaf0;fill-opacity:.92;stroke:#1d1613;stroke-width:1.2}
.a-hl{fill:#fff0a0;fill-opacity:.3}
.a-hlo{fill:none;stroke:#fffbe6;stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round}
.a-hlk{fill:none;stroke:#a8480f;stroke-width:6;stroke-linecap:round;stroke-linejoin:round}
.a-last{fill:none;stroke:#fff4c2;stroke-width:2.6}
.a-lasto{fill:none;stroke:#a8480f;stroke-width:4.4}
""".strip()

LETTERS = """
.a-t,.a-t2{font-family:Inter,system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
.a-t{fill:$text}
.a-t2{fill:$muted}
.a-s,.a-wn{font-family:Vollkorn,"Iowan Old Style",Palatino,"Book Antiqua",Georgia,serif;font-weight:700}
.a-s{fill:$text;font-variant-numeric:lining-nums tabular-nums}
.a-wn{font-size:12.5px;letter-spacing:1.6px;fill:#fbe9bf;text-anchor:middle}
""".strip()

STYLE = f"{GROUND}\n{PIECES}\n{LETTERS}"
