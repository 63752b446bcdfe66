"""The analysis as text: a table of decisions with their marks, and a summary of every player."""

from __future__ import annotations

from carcassonne.ai.analysis.analysis import Analysis
from carcassonne.ai.analysis.hint import Hint
from carcassonne.ai.analysis.reasons.sentences import all_words
from carcassonne.ai.analysis.report.phrases import notation, percent, signed
from carcassonne.ai.analysis.weighing.decision import Decision, Option
from carcassonne.ai.analysis.weighing.player_summary import PHASES, Summary
from carcassonne.notation.record import result_text

HEADINGS = ("ply", "player", "move", "margin", "wins", "loss", "")
LONGEST_NAME = 16


def analysis_text(analysis: Analysis, seat: int | None = None) -> str:
    """Return the whole analysis, or one player's decisions."""
    rules = analysis.record.rules
    lines = [
        f"{rules.preset}, {rules.players} players: {', '.join(analysis.names)}; "
        f"result {result_text(analysis.record.result)}",
        f"weighed by level {analysis.level.number} ({analysis.level.name}), seed {analysis.seed}; "
        "margins and chances are those of the player who moves, before and after the move",
        "",
        *_table(analysis, [each for each in analysis.decisions if seat in (None, each.seat)]),
        "",
    ]
    for summary in analysis.players:
        if seat in (None, summary.seat):
            lines += _summary_lines(analysis, summary)
    return "\n".join(lines).rstrip() + "\n"


def _table(analysis: Analysis, decisions: list[Decision]) -> list[str]:
    rows = [_cells(analysis, each) for each in decisions]
    widths = [max(len(row[column]) for row in [HEADINGS, *rows]) for column in range(len(HEADINGS))]
    lines = [_row(HEADINGS, widths)]
    for decision, row in zip(decisions, rows, strict=True):
        lines.append(_row(row, widths))
        if decision.size:
            better = f"better {notation(decision.best.actions, decision.tile)} ({signed(decision.best.margin)})"
            why = all_words(decision.reasons, analysis.names)
            lines.append(f"{'':>{widths[0]}}  {': '.join([better, why]).rstrip(': ')}")
    return lines


def _cells(analysis: Analysis, decision: Decision) -> tuple[str, ...]:
    before, after = decision.best, decision.played
    return (
        str(decision.ply),
        analysis.names[decision.seat][:LONGEST_NAME],
        notation(after.actions, decision.tile),
        f"{signed(before.margin)} → {signed(after.margin)}",
        f"{percent(before.win)} → {percent(after.win)}",
        f"{decision.loss:.1f}" if decision.loss >= 0.05 else "",
        decision.size.mark,
    )


def _row(cells: tuple[str, ...], widths: list[int]) -> str:
    left = (1, 2)
    return "  ".join(
        f"{cell:<{width}}" if column in left else f"{cell:>{width}}"
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ).rstrip()


def _summary_lines(analysis: Analysis, summary: Summary) -> list[str]:
    phases = ", ".join(f"{name} {loss:.1f}" for name, loss in zip(PHASES, summary.loss_by_phase, strict=True))
    return [
        f"{analysis.names[summary.seat]}: accuracy {summary.accuracy:.0f} %, "
        f"{summary.inaccuracies} inaccuracies ?!, {summary.mistakes} mistakes ?, {summary.blunders} blunders ??",
        f"  lost {summary.loss:.1f} points by {summary.decisions} decisions ({phases}); "
        f"luck of the draw {signed(summary.luck)}",
    ]


# --- hints ------------------------------------------------------------------------------------------------------------
def hint_text(found: Hint, names: tuple[str, ...]) -> str:
    """Return a hint: the best option first, then the alternatives, each with what speaks for it."""
    lines = [f"{names[found.seat]} ({found.phase}{', ' + found.tile if found.tile else ''}):"]
    for number, option in enumerate((found.best, *found.alternatives), start=1):
        lines.append(_option_line(number, option, found))
    return "\n".join(lines) + "\n"


def _option_line(number: int, option: Option, found: Hint) -> str:
    why = all_words(option.reasons, found.names)
    about = f"margin {signed(option.margin)}, wins {percent(option.win)}"
    return f"{number}. {notation(option.actions, found.tile)}  ({about})" + (f"\n   {why}" if why else "")
