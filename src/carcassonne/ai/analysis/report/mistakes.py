"""A mistake on the page: both moves in words and pictures, and the reason why one is better."""

from __future__ import annotations

from carcassonne.ai.analysis.analysis import Analysis
from carcassonne.ai.analysis.reasons.sentences import sentence
from carcassonne.ai.analysis.report.cards import badge
from carcassonne.ai.analysis.report.phrases import in_words, percent, signed
from carcassonne.ai.analysis.report.pictures import (
    Square,
    Window,
    embedded,
    picture,
    square_of,
    table_after,
    table_before,
    window_on,
)
from carcassonne.ai.analysis.weighing.decision import Decision, Option
from carcassonne.art.svg import words
from carcassonne.engine.game import Game

WITHOUT_PICTURE = ("auction", "bid", "deal")


def mistake_article(analysis: Analysis, decision: Decision) -> str:
    """One mistake."""
    name = words(analysis.names[decision.seat])
    lost = f"Loses {decision.loss:.1f} points and {100 * decision.win_loss:.0f} % of the chance to win"
    return (
        f'<article class="slip" id="d{decision.ply}"><h3><b class="mark {decision.size.word}">{decision.size.mark}</b>'
        f" {badge(decision.seat)}<span>{name}’s {decision.size.word} at ply {decision.ply}</span></h3>"
        f'<p class="lead">{words(f"{lost}. {_better(analysis, decision)}")}</p>'
        f"{_pictures(analysis, decision)}</article>\n"
    )


def _better(analysis: Analysis, decision: Decision) -> str:
    move = in_words(decision.best.actions, decision.tile)
    return f"Better: {move}. {sentence(decision.reasons, analysis.names)}".rstrip()


def _pictures(analysis: Analysis, decision: Decision) -> str:
    """The table after the move and after the better one, through the same window."""
    sides = (("Played", decision.played), ("Better", decision.best))
    if decision.phase in WITHOUT_PICTURE:
        return "".join(f"<p>{_caption(title, option, decision)}</p>" for title, option in sides)
    game = table_before(analysis.record, decision.ply)
    squares = [_square(option) for _, option in sides]
    window = window_on([square for square in squares if square is not None], game.view())
    figures = ""
    for (title, option), other in zip(sides, reversed(squares), strict=True):
        figures += (
            f'<figure class="{title.lower()}">{_drawn(game, option, window, other, title)}'
            f"<figcaption>{_caption(title, option, decision)}</figcaption></figure>"
        )
    return f'<div class="pair">{figures}</div>'


def _square(option: Option) -> Square | None:
    return square_of(option.actions[0])


def _drawn(game: Game, option: Option, window: Window, other: Square | None, title: str) -> str:
    """The same picture for light and dark pages; the browser takes one."""
    view = table_after(game, option.actions)
    light, dark = (embedded(picture(view, window, _square(option), other, dark)) for dark in (False, True))
    said = words(f"The table after the move {'played' if title == 'Played' else 'that is better'}")
    return (
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}"/>'
        f'<img src="{light}" alt="{said}" loading="lazy"/></picture>'
    )


def _caption(title: str, option: Option, decision: Decision) -> str:
    worth = f"margin {signed(option.margin)}, wins {percent(option.win)}"
    return f"<b>{title}</b> {words(in_words(option.actions, decision.tile))} <i>{words(worth)}</i>"
