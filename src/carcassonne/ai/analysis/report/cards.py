"""The card of a player: score, accuracy, mistakes, where points were lost, luck."""

from __future__ import annotations

from carcassonne.ai.analysis.analysis import Analysis
from carcassonne.ai.analysis.report.phrases import signed
from carcassonne.ai.analysis.weighing.player_summary import PHASES, Summary
from carcassonne.art.board.figures import MARKS
from carcassonne.art.drawing.palette import player_colour
from carcassonne.art.drawing.svg import num, words


def player_card(analysis: Analysis, summary: Summary) -> str:
    """Return the card of a player."""
    result = analysis.record.result
    score = f'<span class="score">{result[summary.seat]}</span>' if result else ""
    facts = (
        ("Accuracy", f"{summary.accuracy:.0f} %"),
        ("Points lost", f"{summary.loss:.1f}"),
        ("Luck of the draw", signed(summary.luck)),
    )
    rows = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in facts)
    name = f'<span class="name">{words(analysis.names[summary.seat])}</span>'
    return (
        f'<article class="card"><h2>{badge(summary.seat)}{name}{score}</h2>'
        f'<dl class="facts">{rows}</dl>{_counts(summary)}{_phases(analysis, summary)}</article>'
    )


def badge(seat: int) -> str:
    """Return the player's colour and mark."""
    colour = player_colour(seat)
    return (
        f'<svg class="badge" viewBox="-8 -8 16 16" role="img" aria-label="{colour.name}"><circle r="7.2" '
        f'fill="{colour.fill}"/><path d="{MARKS[seat]}" fill="{colour.text}"/></svg>'
    )


def _counts(summary: Summary) -> str:
    sizes = (
        ("??", "blunder", summary.blunders),
        ("?", "mistake", summary.mistakes),
        ("?!", "inaccuracy", summary.inaccuracies),
    )
    marks = "".join(
        f'<li><b class="mark {name}">{mark}</b> {count} {_plural(name, count)}</li>' for mark, name, count in sizes
    )
    return f'<ul class="counts">{marks}</ul>'


def _plural(name: str, count: int) -> str:
    if count == 1:
        return name
    return "inaccuracies" if name == "inaccuracy" else f"{name}s"


def _phases(analysis: Analysis, summary: Summary) -> str:
    """Return the points lost in each third of the game as bars, to the same scale for every player."""
    most = max(1.0, *(loss for each in analysis.players for loss in each.loss_by_phase))
    rows = ""
    for name, loss in zip(PHASES, summary.loss_by_phase, strict=True):
        rows += (
            f'<div><dt>{name}</dt><dd><span class="bar" style="width:{num(100 * loss / most)}%"></span>'
            f"<span>{loss:.1f}</span></dd></div>"
        )
    return f'<h3>Points lost by phase</h3><dl class="phases">{rows}</dl>'
