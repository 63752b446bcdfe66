"""The style sheet of the HTML report: the artwork's colours, light and dark, for small and large screens."""

from __future__ import annotations

from carcassonne.art.drawing.palette import DARK, LIGHT

_NAMES = ("table", "table-rim", "panel", "inset", "line", "text", "muted", "accent")
_SIZES = {
    "blunder": ("#b3261e", "#ff9a8f"),
    "mistake": ("#a85508", "#ffb95e"),
    "inaccuracy": ("#7a6200", "#e6cf5a"),
    "good": ("#2f6b3a", "#8fd19b"),
}


def _variables(dark: bool) -> str:
    colours = DARK if dark else LIGHT
    own = "".join(f"--{name}:{colours[name]};" for name in _NAMES)
    return own + "".join(f"--{name}:{pair[dark]};" for name, pair in _SIZES.items())


_RULES = """
*{box-sizing:border-box}
html{scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--table);color:var(--text);
font:16px/1.5 Inter,system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
header,main,footer{max-width:1080px;margin:0 auto;padding:0 20px}
header{padding-top:36px}
h1,h2,h3{font-family:Vollkorn,"Iowan Old Style",Palatino,"Book Antiqua",Georgia,serif;line-height:1.2;margin:0}
h1{font-size:clamp(1.9rem,5vw,2.7rem);overflow-wrap:anywhere}
section>h2{font-size:1.5rem;margin:40px 0 14px}
a{color:var(--accent)}
a:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
.over{margin:0 0 4px;color:var(--muted);font-size:.92rem}
.note,footer{color:var(--muted);font-size:.9rem}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,290px),1fr));gap:16px;margin-top:22px}
.card,.slip,section>figure{background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:18px 20px}
.card h2{display:flex;align-items:center;gap:10px;font-size:1.3rem}
.card .name{flex:1;min-width:0;overflow-wrap:anywhere}
.card h3{font-family:inherit;font-size:.8rem;font-weight:400;color:var(--muted);margin:12px 0 2px}
.score{font-size:1.7rem}
.badge{width:26px;height:26px;flex:none;border-radius:50%;box-shadow:0 0 0 1.5px var(--line)}
dl{margin:0}
dd{margin:0;font-variant-numeric:tabular-nums}
.facts{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin-top:12px}
.facts dt{color:var(--muted);font-size:.8rem}
.facts dd{font-size:1.25rem;font-weight:650}
.counts{list-style:none;display:flex;flex-wrap:wrap;gap:6px 16px;margin:12px 0 0;padding:0;font-size:.92rem}
.phases div{display:grid;grid-template-columns:64px 1fr;align-items:center;font-size:.88rem}
.phases dt{color:var(--muted)}
.phases dd{display:flex;align-items:center;gap:8px}
.bar{height:9px;min-width:2px;background:var(--mistake);border-radius:5px;flex-shrink:1}
.mark{font-weight:750;font-family:ui-monospace,Consolas,monospace}
b.blunder{color:var(--blunder)}b.mistake{color:var(--mistake)}b.inaccuracy{color:var(--inaccuracy)}
figure{margin:0 0 14px}
section>figure>figcaption{font-weight:600;margin-bottom:8px}
.key{display:inline-flex;flex-wrap:wrap;gap:4px 14px;margin-left:14px;font-weight:400;vertical-align:bottom}
.key span{display:inline-flex;align-items:center;gap:6px}
.key .badge{width:18px;height:18px}
.graph{display:block;width:100%;height:auto;overflow:visible}
.graph text{font-size:12px;fill:var(--muted)}
.graph .rule{stroke:var(--line);stroke-width:.8}
.graph .zero{stroke:var(--muted);stroke-width:1.1;stroke-dasharray:4 4}
.graph .edge{fill:none;stroke:var(--text);stroke-width:4.2;stroke-linejoin:round;opacity:.75}
.graph .curve{fill:none;stroke-width:2.6;stroke-linejoin:round}
.graph .end{stroke:var(--text);stroke-width:.8}
.graph circle{fill:var(--panel);stroke-width:2}
.graph circle.blunder{stroke:var(--blunder)}.graph circle.mistake{stroke:var(--mistake)}
.graph .sign{font-size:9.5px;font-weight:750;fill:var(--text)}
.graph a:focus-visible{outline:none}.graph a:focus-visible circle{stroke-width:5}
.slip{margin-bottom:18px;scroll-margin-top:12px}
.slip:target{border-color:var(--accent);box-shadow:0 0 0 2px var(--accent)}
.slip h3{display:flex;align-items:center;gap:8px;font-size:1.2rem;overflow-wrap:anywhere}
.slip h3 .badge{width:22px;height:22px}
.lead{margin:6px 0 12px}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:16px}
.pair figure{margin:0}
.pair img{display:block;width:100%;height:auto;border-radius:8px;border:3px solid var(--line)}
.played img{border-color:var(--blunder)}.better img{border-color:var(--good)}
.pair figcaption{font-size:.92rem;margin-top:6px}
.played b:first-child{color:var(--blunder)}.better b:first-child{color:var(--good)}
figcaption i{color:var(--muted);font-style:normal;white-space:nowrap}
.wide{overflow-x:auto;border:1px solid var(--line);border-radius:12px;background:var(--panel)}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:7px 12px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
tr:last-child td{border-bottom:0}
th{color:var(--muted);font-weight:600}
tr>:nth-child(1),tr>:nth-child(4),tr>:nth-child(5),tr>:nth-child(6){white-space:nowrap;text-align:right}
td:nth-child(3) code{white-space:nowrap}
td:nth-child(7){min-width:17em}
tr.blunder,tr.mistake{background:var(--inset)}
tr:target{outline:2px solid var(--accent)}
code{font-family:ui-monospace,Consolas,monospace;font-size:.92em}
footer{padding-top:18px;padding-bottom:48px}
@media (max-width:560px){header,main,footer{padding-left:14px;padding-right:14px}
.card,.slip,section>figure{padding:14px}
.graph text{font-size:19px}.graph .sign{font-size:14px}.graph circle{r:12px}
.graph .curve{stroke-width:4}.graph .edge{stroke-width:6.4}}
""".strip()

STYLESHEET = f":root{{{_variables(False)}}}@media (prefers-color-scheme:dark){{:root{{{_variables(True)}}}}}\n{_RULES}"
