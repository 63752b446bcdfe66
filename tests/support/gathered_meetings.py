"""Matches and events in every state, for whoever asks a server everything that it can be asked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import update

from carcassonne.server.lobby.lent_rows import LentRows
from carcassonne.server.matches import model
from carcassonne.server.matches.calendar import utc
from carcassonne.server.matches.commands import Matches, new_match
from carcassonne.server.matches.model import Match, MatchSetup
from carcassonne.server.storage.people_schema import person
from support.people import somebody
from support.tables import House

Json = dict[str, Any]
SWISS: Json = {"stages": [{"kind": "swiss", "rounds": 2}], "match": {"best_of": 1}, "rest": 3600}


@dataclass(frozen=True, slots=True)
class Meetings:
    """What somebody has to do with: matches and events by their states, and the times that are spoken of."""

    ids: dict[str, str]
    evening: str
    slot: str
    roster: list[int]
    other: str
    """The name of somebody who can be challenged."""
    bot: str
    """The name of a bot of one's own that is lent."""

    def path_of(self, path: str) -> Json:
        """The match or event for which a request has a good answer."""
        end = path.rpartition("/")[2]
        if "{match_id}" in path:
            return {"match_id": self.ids[{"ready": "open", "answer": "asked", "calendar": "agreed"}.get(end, "agreed")]}
        named = {
            "lineups": "teams",
            "results": "running",
            "rounds": "agreed event",
            "standing": "running",
            "here": "arena",
        }
        found = {"event_id": self.ids[named.get(end, "announced")]}
        return found | {"number": 0} if "{number}" in path else found

    def body_of(self, method: str, path: str) -> Json | None:
        """What somebody who knows the API would send; None for what is not of a match or an event."""
        end = path.rpartition("/")[2]
        if "/matches" in path:
            wanted: Json = {"opponent": self.other, "request_id": "schema-schema", "times": [self.evening]}
            bodies: dict[str, Json] = {"matches": wanted, "times": {"times": [self.evening]}}
            return bodies.get(end, {"time": self.evening} if end == "answer" else {})
        if "/events" not in path:
            return None
        known: dict[str, Json] = {
            "events": {"name": "Autumn", "request_id": "schema-schema", "setup": SWISS},
            "entrants": {},
            "{number}": {"out": True},
            "lineups": {"slot": "1.1.1", "members": self.roster[:3]},
            "rounds": {"until": self.evening},
            "results": {"slot": self.slot, "wins": [1, 0], "reason": "agreed"},
        }
        return known.get(end, {"name": "Winter"} if method.lower() == "patch" else {})


async def gather_meetings(house: House, name: str, headers: dict[str, str]) -> Meetings:
    """Matches and events of somebody, who is made an organiser."""
    anna = await house.app.state.people.store.named(name)
    async with house.store.transaction() as connection:
        await connection.execute(update(person).where(person.c.id == anna.id).values(role="organiser"))
    other = await somebody(house.store, f"{name}Meet")
    matches: Matches = house.app.state.matches
    now = (int(matches.now()) // model.QUARTER) * model.QUARTER

    def made(name: str) -> Match:
        return new_match(MatchSetup(1), (other.id, anna.id), f"{anna.id}/{name}")

    asked = model.proposed(made("asked"), 0, [now + 7200], matches.now())
    agreed = model.timed(made("agreed"), now + 86400.0)
    there = model.timed(made("open"), float(now))
    await matches.keeper.rows.create([asked, agreed, replace(there, setup=replace(there.setup, patience=86400.0))])
    bot = await somebody(house.store, f"{name}-bot", ["bot"], owner=anna.id)
    await LentRows(house.store).lend(bot.id, "a stream", house.registry.timekeeper.process, ["modern"])
    ids = {"asked": asked.id, "agreed": agreed.id, "open": there.id}
    people = [other, *[await somebody(house.store, f"{name}Meet{letter}") for letter in "abcdef"]]
    names = [each.person.name for each in people]
    for title, setup in {
        "announced": SWISS,
        "running": SWISS,
        "teams": SWISS | {"boards": 3},
        "agreed event": SWISS | {"pace": "agreed"},
        "arena": SWISS | {"stages": [{"kind": "arena"}]},
    }.items():
        wanted = {"name": title, "request_id": f"meetings-{title.replace(' ', '-')}", "setup": setup}
        answer = await house.http.post("/api/v1/events", json=wanted, headers=headers)
        assert answer.status_code == 201, answer.text
        ids[title] = answer.json()["id"]
        teams = [("Reds" if n < 4 else "Blues") if title == "teams" else None for n in range(8)]
        entrants = [{"name": each, "team": team} for each, team in zip([name, *names], teams, strict=True)]
        entered = await house.http.post(
            f"/api/v1/events/{ids[title]}/entrants", json={"entrants": entrants}, headers=headers
        )
        assert entered.status_code == 200, entered.text
        if title != "announced":
            begun = await house.http.post(f"/api/v1/events/{ids[title]}/rounds", json={}, headers=headers)
            assert begun.status_code == 200, begun.text
    running = (await house.http.get(f"/api/v1/events/{ids['teams']}")).json()
    roster = [each["number"] for each in running["entrants"] if each["team"] == 0]
    found = (await house.http.get(f"/api/v1/events/{ids['running']}")).json()
    slot = found["stages"][0]["rounds"][0]["pairs"][0]["id"]
    return Meetings(ids, utc(now + 7200), slot, roster, other.person.name, bot.person.name)
