"""A Swiss that is over, judged by its games alone: is everything that was told of it what they come to?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from carcassonne.server.events.verification import event_findings
from support.naive_standing import Sheet, naive_standing

Json = dict[str, Any]
Absence = tuple[int, int]
"""A round, counted from 1, to which an entrant did not come."""


def faults_of_swiss(
    event: Json, acts: Sequence[Json], tables: Mapping[str, Sequence[Json]], absent: Collection[Absence], organiser: str
) -> list[str]:
    """What is wrong with a Swiss in which nobody had to do anything but to substitute one.

    `tables` are those of each pair's games as the games themselves tell them, by the pair's id.
    """
    found = [] if event["state"] == "over" else [f"it is {event['state']}"]
    rounds, wanted = event["stages"][0]["rounds"], event["setup"]["stages"][0]["rounds"]
    entrants = [each["number"] for each in event["entrants"]]
    if len(rounds) != wanted or any(len(r["pairs"]) != len(entrants) // 2 for r in rounds):
        found.append(f"{[len(r['pairs']) for r in rounds]} pairs in {wanted} rounds")
    met = Counter(frozenset((pair["a"], pair["b"])) for r in rounds for pair in r["pairs"])
    found += [f"{sorted(pair)} met {times} times" for pair, times in met.items() if times > 1]
    sheet = sheet_of_games(event, tables, absent)
    for line, pair in zip(sheet, (pair for r in rounds for pair in r["pairs"]), strict=True):
        told = {name: pair["result"][name] for name in ("a", "b", "wins", "how")}
        if told != {name: line[name] for name in told}:
            found.append(f"{pair['id']}: told {told}, played {line}")
    order = naive_standing(entrants, sheet, event["setup"]["criteria"], int(event["seed"] or 0), "standing 1")
    if [line["entrant"] for line in event["standings"][0][0]] != order:
        found.append(f"the games come to another standing: {order}")
    found += [f"{finding.about}: {finding.words}" for finding in event_findings(event) if not finding.holds]
    done = [act["what"] for act in acts if act["person"] == organiser]
    return found if done == ["announced", "substituted"] else [*found, f"the organiser had to act: {done}"]


def sheet_of_games(event: Json, tables: Mapping[str, Sequence[Json]], absent: Collection[Absence]) -> Sheet:
    """What every pair came to, summed up from its games; who did not come has lost by the majority."""
    majority = event["setup"]["match"]["best_of"] // 2 + 1
    people = {match["slot"]: match["people"] for match in event["matches"]}
    sheet: Sheet = []
    for number, played in enumerate(event["stages"][0]["rounds"], start=1):
        for pair in played["pairs"]:
            here = [(number, side) not in absent for side in (pair["a"], pair["b"])]
            line: Json = {"a": pair["a"], "b": pair["b"], "wins": [0.0, 0.0], "how": "played", "games": []}
            if all(here):
                for table in tables[pair["id"]]:
                    points, won = _of_game(table, people[pair["id"]])
                    line["games"].append({"points": points})
                    line["wins"] = [before + more for before, more in zip(line["wins"], won, strict=True)]
            else:
                line["how"] = "absent" if any(here) else "void"
                line["wins"] = [float(majority * (side and not other)) for side, other in (here, here[::-1])]
            sheet.append(line)
    return sheet


def _of_game(table: Json, people: Sequence[str]) -> tuple[list[int], list[float]]:
    """Each side's points, and what it won: who left has lost, otherwise most points win, and equal ones share."""
    seats = [next(n for n, seat in enumerate(table["seats"]) if seat["name"] == name) for name in people]
    points = [table["result"]["scores"][seat] for seat in seats]
    gone = [table["seats"][seat]["left"] is not None for seat in seats]
    worth = [int(not left) for left in gone] if any(gone) else points
    return points, [0.5 if mine == other else float(mine > other) for mine, other in (worth, worth[::-1])]
