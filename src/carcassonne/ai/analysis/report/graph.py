"""Graphs of a game: the chance to win and the margin after each decision, as SVG in the colours of the page.

Mistakes are links to their place on the page, so that they can be reached by keyboard and by screen readers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from carcassonne.ai.analysis.analysis import Analysis
from carcassonne.ai.analysis.report.phrases import percent, signed
from carcassonne.ai.analysis.weighing.decision import Decision, Size
from carcassonne.ai.analysis.weighing.moment import margins_after
from carcassonne.art.board.figures import MARKS
from carcassonne.art.drawing.palette import player_colour
from carcassonne.art.drawing.svg import num, words

WIDTH, HEIGHT = 760, 230
LEFT, RIGHT, TOP, BOTTOM = 46, 14, 12, 26
TICKS = 5
STEPS = (5, 10, 20, 25, 50, 100, 200, 500, 10**6)
"""How far apart the lines of the margin graph may lie, in points."""
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3", "1 3 6 3")


@dataclass(frozen=True)
class Scale:
    """Where decisions and values lie in a graph."""

    count: int
    low: float
    high: float

    def x(self, index: float) -> float:
        """Return the place of a decision, counted from 0."""
        return LEFT + (WIDTH - LEFT - RIGHT) * (index / max(1, self.count - 1))

    def y(self, value: float) -> float:
        """Return the place of a value."""
        return TOP + (HEIGHT - TOP - BOTTOM) * (self.high - value) / (self.high - self.low)


def chance_graph(analysis: Analysis) -> str:
    """Return the graph of each player's chance to win; for two players one line divides the area."""
    scale = Scale(len(analysis.decisions), 0, 1)
    rows = [decision.played.chances for decision in analysis.decisions]
    lines = [(value, f"{100 * value:.0f}%") for value in (0, 0.25, 0.5, 0.75, 1)]
    areas = _areas(scale, [row[0] for row in rows]) if len(analysis.names) == 2 else ""
    return _graph(analysis, scale, rows, lines, areas, "Chance to win after each decision", percent)


def margin_graph(analysis: Analysis) -> str:
    """Return the graph of each player's expected margin."""
    rows = [margins_after(decision.played) for decision in analysis.decisions]
    if len(analysis.names) == 2:
        rows = [row[:1] for row in rows]
    low = min(-5.0, *(value for row in rows for value in row))
    high = max(5.0, *(value for row in rows for value in row))
    step = next(size for size in STEPS if (high - low) / size <= 5)
    first, last = int(low // step), int(-(-high // step))
    scale = Scale(len(rows), first * step, last * step)
    lines = [(float(step * each), signed(step * each)[:-2] or "0") for each in range(first, last + 1)]
    whose = f" of {analysis.names[0]}" if len(analysis.names) == 2 else ""
    return _graph(analysis, scale, rows, lines, "", f"Expected margin{whose} after each decision, in points", signed)


def _graph(
    analysis: Analysis,
    scale: Scale,
    rows: Sequence[tuple[float, ...]],
    lines: Sequence[tuple[float, str]],
    areas: str,
    title: str,
    say: Callable[[float], str],
) -> str:
    seats = range(len(rows[0])) if not areas else range(1)
    body = areas + _grid(scale, lines) + _plies(analysis, scale)
    body += "".join(_curve(scale, [row[seat] for row in rows], seat) for seat in seats)
    body += "".join(_mistake(analysis, scale, index, rows, say) for index in range(len(rows)))
    return (
        f'<svg class="graph" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{words(title)}">'
        f"<title>{words(title)}</title>{body}</svg>"
    )


def _areas(scale: Scale, values: Sequence[float]) -> str:
    """Return the areas below the line in the first player's colour and above it in the second's."""
    line = " ".join(f"{num(scale.x(i))},{num(scale.y(value))}" for i, value in enumerate(values))
    left, right = num(scale.x(0)), num(scale.x(len(values) - 1))
    return "".join(
        f'<polygon points="{left},{num(scale.y(edge))} {line} {right},{num(scale.y(edge))}" '
        f'fill="{player_colour(seat).fill}" opacity=".22"/>'
        for seat, edge in ((0, 0), (1, 1))
    )


def _grid(scale: Scale, lines: Sequence[tuple[float, str]]) -> str:
    out = ""
    for value, label in lines:
        y = num(scale.y(value))
        strong = ' class="zero"' if value in (0, 0.5) and label not in ("0%",) else ' class="rule"'
        out += f'<line{strong} x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
        out += f'<text x="{LEFT - 7}" y="{y}" dy=".35em" text-anchor="end">{label}</text>'
    return out


def _plies(analysis: Analysis, scale: Scale) -> str:
    """Return the numbers of some decisions below the graph."""
    count = len(analysis.decisions)
    shown = sorted({round((count - 1) * share / TICKS) for share in range(TICKS + 1)})
    out = ""
    for index in shown:
        anchor = "start" if index == 0 and count > 1 else "end" if index == count - 1 else "middle"
        label = f"ply {analysis.decisions[index].ply}" if index == 0 else str(analysis.decisions[index].ply)
        out += f'<text x="{num(scale.x(index))}" y="{HEIGHT - 5}" text-anchor="{anchor}">{label}</text>'
    return out


def _curve(scale: Scale, values: Sequence[float], seat: int) -> str:
    """Return a player's line with an edge around it, so that light and dark colours show on any page."""
    points = " ".join(f"{num(scale.x(i))},{num(scale.y(value))}" for i, value in enumerate(values))
    dash = f' stroke-dasharray="{DASHES[seat]}"' if seat else ""
    colour = player_colour(seat).fill
    end = f"{num(scale.x(len(values) - 1))} {num(scale.y(values[-1]))}"
    return (
        f'<polyline class="edge" points="{points}"/><polyline class="curve" points="{points}" stroke="{colour}"{dash}/>'
        f'<path class="end" d="{MARKS[seat]}" transform="translate({end})scale(1.6)" fill="{colour}"/>'
    )


def _mistake(
    analysis: Analysis, scale: Scale, index: int, rows: Sequence[tuple[float, ...]], say: Callable[[float], str]
) -> str:
    """Return a mark on the line of the player who erred, with a link to the decision."""
    decision = analysis.decisions[index]
    if decision.size < Size.MISTAKE:
        return ""
    seat = decision.seat if decision.seat < len(rows[index]) else 0
    if len(analysis.names) == 2:
        seat = 0
    x, y = num(scale.x(index)), num(scale.y(rows[index][seat]))
    said = words(mistake_words(analysis, decision, say(rows[index][seat])))
    return (
        f'<a href="#d{decision.ply}" aria-label="{said}"><title>{said}</title>'
        f'<circle class="{decision.size.word}" cx="{x}" cy="{y}" r="8"/>'
        f'<text class="sign" x="{x}" y="{y}" dy=".36em" text-anchor="middle">{decision.size.mark}</text></a>'
    )


def mistake_words(analysis: Analysis, decision: Decision, value: str) -> str:
    """Return the text of a mark for screen readers."""
    name = analysis.names[decision.seat]
    return f"Ply {decision.ply}, {decision.size.word} of {name}: loses {decision.loss:.1f} points ({value})"
