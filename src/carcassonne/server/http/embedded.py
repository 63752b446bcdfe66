"""What other sites may show in a frame: an event, and a game to watch, as pages without a script.

Such a page has no powers: it runs nothing, knows no cookie and has nothing but links that open beside it. It comes
anew by itself as long as something goes on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from carcassonne.server.events.payloads import EventDocumentPayload, EventMatchPayload, SlotPayload
from carcassonne.server.games.table_payload import TablePayload

POLICY: Final = (
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors *"
)
"""Nothing runs. It is no sandbox: in one a page may not come anew by itself."""
AGAIN_SECONDS = {"event": 30, "game": 10}
"""After which a page comes anew while something goes on."""
FIGURES = 2
"""Criteria of a standing that find room in a frame."""
BOARDS = 12
WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "standing": "Standing",
        "name": "Name",
        "round": "Round {n}",
        "boards": "All boards",
        "entrants": "Who takes part",
        "bye": "bye",
        "somebody": "somebody",
        "watch": "Watch it live",
        "replay": "Replay",
        "announced": "to come",
        "running": "going on",
        "over": "over",
        "cancelled": "called off",
        "match_wins": "matches",
        "game_difference": "game difference",
        "game_wins": "games won",
        "direct": "direct",
        "buchholz": "Buchholz",
        "points_difference": "points difference",
        "lots": "lot",
        "to_act": "to act",
    },
    "nl": {
        "standing": "Stand",
        "name": "Naam",
        "round": "Ronde {n}",
        "boards": "Alle borden",
        "entrants": "Deelnemers",
        "bye": "vrij",
        "somebody": "iemand",
        "watch": "Live meekijken",
        "replay": "Naspelen",
        "announced": "komt nog",
        "running": "bezig",
        "over": "afgelopen",
        "cancelled": "afgelast",
        "match_wins": "wedstrijden",
        "game_difference": "partijsaldo",
        "game_wins": "gewonnen partijen",
        "direct": "onderling",
        "buchholz": "Buchholz",
        "points_difference": "puntensaldo",
        "lots": "lot",
        "to_act": "aan zet",
    },
    "da": {
        "standing": "Stilling",
        "name": "Navn",
        "round": "Runde {n}",
        "boards": "Alle borde",
        "entrants": "Deltagere",
        "bye": "oversidder",
        "somebody": "nogen",
        "watch": "Se med live",
        "replay": "Genspil",
        "announced": "kommer",
        "running": "i gang",
        "over": "slut",
        "cancelled": "aflyst",
        "match_wins": "kampe",
        "game_difference": "spilforskel",
        "game_wins": "vundne spil",
        "direct": "indbyrdes",
        "buchholz": "Buchholz",
        "points_difference": "pointforskel",
        "lots": "lod",
        "to_act": "har turen",
    },
    "de": {
        "standing": "Stand",
        "name": "Name",
        "round": "Runde {n}",
        "boards": "Alle Bretter",
        "entrants": "Teilnehmer",
        "bye": "spielfrei",
        "somebody": "jemand",
        "watch": "Live zuschauen",
        "replay": "Nachspielen",
        "announced": "kommt noch",
        "running": "läuft",
        "over": "beendet",
        "cancelled": "abgesagt",
        "match_wins": "Wettkämpfe",
        "game_difference": "Spieldifferenz",
        "game_wins": "gewonnene Spiele",
        "direct": "direkt",
        "buchholz": "Buchholz",
        "points_difference": "Punktedifferenz",
        "lots": "Los",
        "to_act": "ist am Zug",
    },
    "fr": {
        "standing": "Classement",
        "name": "Nom",
        "round": "Ronde {n}",
        "boards": "Toutes les tables",
        "entrants": "Participants",
        "bye": "exempt",
        "somebody": "quelqu’un",
        "watch": "Regarder en direct",
        "replay": "Revoir la partie",
        "announced": "à venir",
        "running": "en cours",
        "over": "terminé",
        "cancelled": "annulé",
        "match_wins": "matchs",
        "game_difference": "différence de parties",
        "game_wins": "parties gagnées",
        "direct": "direct",
        "buchholz": "Buchholz",
        "points_difference": "différence de points",
        "lots": "tirage",
        "to_act": "doit jouer",
    },
}
STYLE = """\
:root{color-scheme:light dark;--line:#8884}
body{font:15px/1.5 system-ui,sans-serif;margin:0;padding:10px}
h1{font-size:1.2rem;margin:0}
h2{font-size:1rem;margin:.9rem 0 .3rem}
p{margin:0}
a{color:inherit}
table{border-collapse:collapse;width:100%}
th,td{padding:3px 6px;border-bottom:1px solid var(--line);text-align:end;font-weight:400}
td{font-variant-numeric:tabular-nums}
thead th{font-size:.8rem;opacity:.75;vertical-align:bottom}
.n{text-align:start;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0}
.p{display:flex;gap:.6rem;justify-content:space-between;padding:3px 6px;border-bottom:1px solid var(--line)}
.p{overflow-wrap:anywhere}
.b{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(10rem,44%),1fr));gap:.6rem}
.b img{display:block;width:100%;aspect-ratio:4/3;object-fit:contain}
.m{opacity:.75;font-size:.85rem}
b{font-weight:700}
.g{display:block;width:100%;height:auto;max-height:78vh;object-fit:contain}
.s{display:flex;flex-wrap:wrap;gap:.2rem 1rem}"""


def language_of(asked: str | None, accepted: str) -> str:
    """Return the language of a page: the one that is asked for, else the first that the browser accepts and there is.

    >>> language_of("de", ""), language_of(None, "pl, nl-BE;q=0.8, en"), language_of("xx", "")
    ('de', 'nl', 'en')
    """
    wished = [asked or "", *(each.split(";")[0].strip().split("-")[0].lower() for each in accepted.split(","))]
    return next((each for each in wished if each in WORDS), "en")


def event_page(event: EventDocumentPayload, language: str) -> str:
    """Return an event: where everybody stands, the pairs of its round, and the boards that are played."""
    words = WORDS[language]
    names = {each["number"]: each["name"] or words["somebody"] for each in event["entrants"]}
    going = event["state"] == "running"
    link = _link(f"/events/{event['id']}", event["name"])
    parts = [f"<h1>{link}</h1><p class=m>{words[event['state']]}</p>"]
    parts += _boards([match for match in event["matches"] if match["game"]][:BOARDS], words) if going else []
    if event["stages"]:
        parts += [_standing(event, lines, names, words) for lines in event["standings"][-1]]
        rounds = event["stages"][-1]["rounds"]
        if rounds:
            pairs = "".join(_pair(pair, names, words) for pair in rounds[-1]["pairs"] if pair["a"] >= 0)
            parts.append(f"<h2>{words['round'].format(n=len(rounds))}</h2><ul>{pairs}</ul>")
    else:
        people = [names[each["number"]] for each in event["entrants"] if each["kind"] != "member"]
        rows = "".join(f"<li class=p>{escape(each)}</li>" for each in people)
        parts.append(f"<h2>{words['entrants']} ({len(people)})</h2><ul>{rows}</ul>")
    again = AGAIN_SECONDS["event"] if event["state"] in ("announced", "running") else None
    return _page(event["name"], "".join(parts), language, again)


def game_page(table: TablePayload, scores: Sequence[int], to_act: int | None, language: str) -> str:
    """Return a game to watch: its landscape, who plays, and how it stands."""
    words = WORDS[language]
    over = table["status"] == "over"
    names = [seat["name"] or words["somebody"] for seat in table["seats"]]
    turn = [
        "" if over or number != to_act else f" <span class=m>{words['to_act']}</span>" for number in range(len(names))
    ]
    seats = "".join(
        f"<li><b>{escape(name)}</b> {score}{asked}</li>" for name, score, asked in zip(names, scores, turn, strict=True)
    )
    picture = f"/api/v1/games/{table['id']}/landscape.svg?seq={table['seq']}"
    title = " – ".join(names)
    link = _link(f"/g/{table['id']}" + ("/replay" if over else ""), words["replay" if over else "watch"])
    body = f'<ul class=s>{seats}</ul><img class=g src="{picture}" alt="{escape(title)}"><p>{link}</p>'
    return _page(title, body, language, None if over else AGAIN_SECONDS["game"])


def _page(title: str, body: str, language: str, again: int | None) -> str:
    refresh = "" if again is None else f'<meta http-equiv="refresh" content="{again}">'
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>{refresh}'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body><main>{body}</main></body></html>"
    )


def _link(address: str, words: str) -> str:
    return f'<a href="{address}" target="_blank" rel="noopener">{escape(words)}</a>'


def _boards(matches: Sequence[EventMatchPayload], words: Mapping[str, str]) -> list[str]:
    if not matches:
        return []
    shown = []
    for match in matches:
        people = " – ".join(name or words["somebody"] for name in match["people"])
        picture = f'<img src="/api/v1/games/{match["game"]}/landscape.svg" alt="" loading="lazy">'
        shown.append(
            f'<li><a href="/g/{match["game"]}" target="_blank" rel="noopener">{picture}{escape(people)}</a></li>'
        )
    return [f"<h2>{words['boards']}</h2><ul class=b>{''.join(shown)}</ul>"]


def _standing(
    event: EventDocumentPayload,
    lines: Sequence[Mapping[str, object]],
    names: Mapping[int, str],
    words: Mapping[str, str],
) -> str:
    criteria = event["setup"]["criteria"][:FIGURES]
    heading = "".join(f"<th scope=col>{words[each]}</th>" for each in criteria)
    rows = []
    for line in lines:
        figures: Mapping[str, Mapping[str, float]] = line["figures"]  # type: ignore[assignment]
        cells = "".join(f"<td>{figures[each]['value']:g}</td>" for each in criteria if each in figures)
        name = escape(names.get(line["entrant"], "–"))  # type: ignore[call-overload]
        rows.append(f"<tr><td>{line['place']}</td><th scope=row class=n>{name}</th>{cells}</tr>")
    heading = heading if lines and lines[0]["figures"] else ""
    head = f"<thead><tr><th></th><th scope=col class=n>{words['name']}</th>{heading}</tr></thead>"
    return f"<h2>{words['standing']}</h2><table>{head}<tbody>{''.join(rows)}</tbody></table>"


def _pair(pair: SlotPayload, names: Mapping[int, str], words: Mapping[str, str]) -> str:
    result = pair["result"]
    if pair["b"] is None:
        return f"<li class=p><span>{escape(names[pair['a']])}</span><span class=m>{words['bye']}</span></li>"
    people = f"{escape(names[pair['a']])} – {escape(names[pair['b']])}"
    wins = "" if result is None else " : ".join(f"{each:g}" for each in result["wins"])
    return f"<li class=p><span>{people}</span><span>{wins}</span></li>"
