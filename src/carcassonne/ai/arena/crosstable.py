"""The cross table of a tournament: as text, as JSON and as a page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any

from carcassonne.ai.arena.statistics import signed_interval
from carcassonne.ai.arena.tournament import CrossTableRow, Tournament

STYLE = """
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
body{color:#2b2620;background:#fbf8f1}
h1{font-size:1.4rem;margin:0}p{color:#6b6257;margin:.3rem 0 1.2rem}
table{border-collapse:collapse}th,td{padding:.35rem .7rem;text-align:right;border-bottom:1px solid #ddd4c4}
th:nth-child(-n+2),td:nth-child(-n+2){text-align:left}td.self{background:#e9e2d4}
svg{display:block;margin:1.5rem 0}svg text{font-size:13px;fill:#2b2620}
line{stroke:#a8812f;stroke-width:4;stroke-linecap:round}circle{fill:#7a2e1f}
@media(prefers-color-scheme:dark){body{color:#ece5d8;background:#1f1c18}p{color:#a89e90}
th,td{border-color:#453f36}td.self{background:#332e27}svg text{fill:#ece5d8}}
"""


def headline(tournament: Tournament) -> str:
    """Return what was played, in a line."""
    rules = tournament.rules
    options = "".join(f" {name}={value}" for name, value in rules.options.items())
    games = tournament.decks * rules.players
    lineups = len(tournament.lineups)
    return (
        f"{rules.preset}{options}, {rules.players} players a game, {lineups} tables of {games} games on the same "
        f"{tournament.decks} decks, seed {tournament.seed}"
    )


def as_text(tournament: Tournament, table: list[CrossTableRow]) -> str:
    """Return the table for a terminal; results in percent of the points against each."""
    heading = ["", "player", "Elo", "wins", "score", *(str(place) for place in range(1, len(table) + 1))]
    rows = [heading, *(_cells(place, row) for place, row in enumerate(table, start=1))]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    sides = [">", "<"] + [">"] * (len(heading) - 2)
    lines = [headline(tournament)]
    for row in rows:
        cells = zip(row, sides, widths, strict=True)
        lines.append("  ".join(f"{cell:{side}{width}}" for cell, side, width in cells).rstrip())
    return "\n".join([*lines, *forfeit_lines(table)])


def forfeit_lines(table: list[CrossTableRow]) -> list[str]:
    """Return who forfeited, how often and why."""
    return [f"forfeit: {count} × {one.label}: {why}" for one in table for why, count in one.forfeits.items()]


def as_json(tournament: Tournament, table: list[CrossTableRow]) -> dict[str, Any]:
    """Return the table for programs; `against` is by the rivals' places."""
    about = tournament.about()
    return {
        "entrants": about.pop("tournament"),
        **about,
        "games": tournament.decks * tournament.rules.players,
        "standings": [
            {
                "player": one.text,
                "elo": {name: round(getattr(one.elo, name), 1) for name in ("value", "low", "high")},
                "wins": round(one.wins, 4),
                "score": round(one.score, 2),
                "against": [None if share is None else round(share, 4) for share in one.against],
                "games": one.games,
                "forfeits": one.forfeits,
            }
            for one in table
        ],
    }


def as_html(tournament: Tournament, table: list[CrossTableRow]) -> str:
    """Return the table as a page of its own, with the ratings drawn."""
    places = "".join(f"<th>{place}</th>" for place in range(1, len(table) + 1))
    rows = "".join(_row(place, row) for place, row in enumerate(table, start=1))
    forfeits = "".join(f"<li>{escape(line)}</li>" for line in forfeit_lines(table))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Carcassonne tournament</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>Tournament</h1><p>{escape(headline(tournament))}</p>{ratings_svg(table)}"
        f"<table><tr><th></th><th>player</th><th>Elo</th><th>wins</th><th>score</th>{places}</tr>{rows}</table>"
        + (f"<ul>{forfeits}</ul>" if forfeits else "")
        + "<p>Elo: most likely ratings with mean 0, in brackets bounds that hold 95 %, from the spread between "
        "decks. The numbered columns are the share of points against the player of that place.</p></body></html>\n"
    )


def ratings_svg(table: list[CrossTableRow]) -> str:
    """Return a line for each player: its rating and the interval around it."""
    left, wide, step = 220, 640, 28
    low = min(one.elo.low for one in table)
    span = max(max(one.elo.high for one in table) - low, 1.0)
    marks = []
    for place, one in enumerate(table):
        start, at, end = (
            left + (wide - left - 20) * (value - low) / span for value in (one.elo.low, one.elo.value, one.elo.high)
        )
        y = step * place + step / 2
        marks.append(
            f'<text x="0" y="{y + 4:g}">{escape(one.label[:30])}</text>'
            f'<line x1="{start:.1f}" x2="{end:.1f}" y1="{y:g}" y2="{y:g}"/>'
            f'<circle cx="{at:.1f}" cy="{y:g}" r="6"/>'
        )
    height = step * len(table)
    return f'<svg viewBox="0 0 {wide} {height}" width="{wide}" role="img" aria-label="ratings">{"".join(marks)}</svg>'


def _row(place: int, row: CrossTableRow) -> str:
    cells = _cells(place, row)
    own = 4 + place
    return (
        "<tr>"
        + "".join(f"<td{' class=self' if i == own else ''}>{escape(cell)}</td>" for i, cell in enumerate(cells))
        + "</tr>"
    )


def _cells(place: int, row: CrossTableRow) -> list[str]:
    shares = ["" if share is None else f"{100 * share:.0f}" for share in row.against]
    wins, score = f"{100 * row.wins:.1f} %", f"{row.score:.1f}"
    return [str(place), row.label, signed_interval(row.elo), wins, score, *shares]
