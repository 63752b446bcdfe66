"""The analysis as one HTML file that loads nothing else: summary, graphs, pictured mistakes, every decision."""

from __future__ import annotations

from carcassonne.ai.analysis.analysis import Analysis
from carcassonne.ai.analysis.reasons.sentences import all_words
from carcassonne.ai.analysis.report.cards import badge, player_card
from carcassonne.ai.analysis.report.graph import chance_graph, margin_graph
from carcassonne.ai.analysis.report.mistakes import mistake_article
from carcassonne.ai.analysis.report.phrases import notation, percent, signed
from carcassonne.ai.analysis.report.stylesheet import STYLESHEET
from carcassonne.ai.analysis.weighing.decision import BLUNDER, INACCURACY, MISTAKE, Decision, Size
from carcassonne.art.drawing.svg import words
from carcassonne.engine.events import winners_of

MOST_PICTURES = 6
"""Mistakes that are shown with pictures, the largest ones."""
FEWEST_PICTURES = 3
"""Inaccuracies are shown with pictures only to make up so many."""


def analysis_html(analysis: Analysis, seat: int | None = None) -> str:
    """Return the whole page; with a seat, only that player's mistakes and decisions are listed."""
    title = f"Analysis: {' – '.join(analysis.names)}"
    key = key_mistakes(analysis, seat)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        '<meta name="color-scheme" content="light dark"/>'
        f"<title>{words(title)}</title><style>{STYLESHEET}</style></head><body>\n"
        f"{_header(analysis)}<main>\n{_players(analysis)}{_graphs(analysis)}{_mistakes(analysis, key)}"
        f"{_decisions(analysis, seat, {each.ply for each in key})}</main>\n{_footer(analysis)}</body></html>\n"
    )


def key_mistakes(analysis: Analysis, seat: int | None) -> list[Decision]:
    """Return the mistakes worth a picture, in the order of the game."""
    found = analysis.mistakes(seat)
    large = [each for each in found if each.size >= Size.MISTAKE][:MOST_PICTURES]
    chosen = large if len(large) >= FEWEST_PICTURES else found[:FEWEST_PICTURES]
    return sorted(chosen, key=lambda each: each.ply)


def _header(analysis: Analysis) -> str:
    rules = analysis.record.rules
    result = analysis.record.result
    winners = [analysis.names[seat] for seat in winners_of(result)]
    if not result:
        verdict = "An unfinished game"
    elif len(winners) > 1:
        verdict = f"{words(' and '.join(winners))} share the victory"
    else:
        verdict = f"{words(winners[0])} wins"
    date = f" · {words(analysis.record.date)}" if analysis.record.date else ""
    return (
        f'<header><p class="over">Carcassonne · {words(rules.preset)} · {rules.players} players{date}</p>'
        f"<h1>{verdict}</h1></header>\n"
    )


def _players(analysis: Analysis) -> str:
    cards = "".join(player_card(analysis, summary) for summary in analysis.players)
    return f'<section aria-label="Players" class="cards">{cards}</section>\n'


def _graphs(analysis: Analysis) -> str:
    two = len(analysis.names) == 2
    whose = f" for {words(analysis.names[0])}" if two else ""
    key = "" if two else _key(analysis)
    return (
        f"<section><h2>How the game went</h2><figure><figcaption>Chance to win{whose}{key}</figcaption>"
        f"{chance_graph(analysis)}</figure><figure><figcaption>Expected margin{whose}, in points{key}</figcaption>"
        f'{margin_graph(analysis)}</figure><p class="note">From the first decision to the last. Marks are mistakes; '
        'each leads to its place below. <a href="#decisions">The same numbers as a table.</a></p></section>\n'
    )


def _key(analysis: Analysis) -> str:
    """Return the legend of the graphs: each player's colour and mark."""
    names = "".join(f"<span>{badge(seat)}{words(name)}</span>" for seat, name in enumerate(analysis.names))
    return f'<span class="key">{names}</span>'


def _mistakes(analysis: Analysis, key: list[Decision]) -> str:
    if not key:
        return "<section><h2>Mistakes</h2><p>None that the analysis could find.</p></section>\n"
    articles = "".join(mistake_article(analysis, each) for each in key)
    return f"<section><h2>The largest mistakes</h2>{articles}</section>\n"


def _decisions(analysis: Analysis, seat: int | None, pictured: set[int]) -> str:
    shown = [each for each in analysis.decisions if seat in (None, each.seat)]
    rows = "".join(_row(analysis, each, each.ply in pictured) for each in shown)
    heads = ("Ply", "Player", "Move", "Margin", "Wins", "Loss", "Better")
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    return (
        '<section id="decisions"><h2>Every decision</h2><p class="note">Margin in points and chance to win are those '
        "of the player who decides, before the move (with the best one) and after it.</p>"
        f'<div class="wide" tabindex="0" role="region" aria-label="Every decision"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></section>\n"
    )


def _row(analysis: Analysis, decision: Decision, pictured: bool) -> str:
    before, after = decision.best, decision.played
    better = ""
    if decision.size:
        why = f" — {words(all_words(decision.reasons, analysis.names))}" if decision.reasons else ""
        better = f"<code>{words(notation(before.actions, decision.tile))}</code>{why}"
    mark = f' <b class="mark {decision.size.word}">{decision.size.mark}</b>' if decision.size else ""
    ply = f'<a href="#d{decision.ply}">{decision.ply}</a>' if pictured else str(decision.ply)
    anchor = "" if pictured else f' id="d{decision.ply}"'
    kind = f' class="{decision.size.word}"' if decision.size else ""
    return (
        f"<tr{anchor}{kind}><td>{ply}</td><td>{words(analysis.names[decision.seat])}</td>"
        f"<td><code>{words(notation(after.actions, decision.tile))}</code>{mark}</td>"
        f"<td>{signed(before.margin)} → {signed(after.margin)}</td>"
        f"<td>{words(percent(before.win))} → {words(percent(after.win))}</td>"
        f"<td>{f'{decision.loss:.1f}' if decision.loss >= 0.05 else ''}</td><td>{better}</td></tr>"
    )


def _footer(analysis: Analysis) -> str:
    sizes = (("?!", "inaccuracy", INACCURACY), ("?", "mistake", MISTAKE), ("??", "blunder", BLUNDER))
    said = "; ".join(
        f"{mark} {name}: {points:g} points or {100 * win:.0f} % of the chance to win"
        for mark, name, (points, win) in sizes
    )
    level = analysis.level
    return (
        f"<footer><p>{said}.</p><p>Weighed by level {level.number} ({words(level.name)}), seed {analysis.seed}: the "
        "best moves and the one played are followed through the same simulated futures. Accuracy is 100 % for the best "
        "move and half for each 4 points lost, on average. Luck is what the tiles drawn were worth against the average "
        "of those that could have come; a player's luck counts the draws of all.</p></footer>\n"
    )
