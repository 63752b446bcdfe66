"""Events play themselves: rounds are paired, matches begin, results are counted, and everybody may check it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from carcassonne.server.events.verification import event_findings
from carcassonne.server.matches.calendar import utc
from support.gathered_event import NAMES, Gathering
from support.judged_event import faults_of_swiss
from support.later import Later
from support.naive_standing import naive_standing
from support.people import HOST, somebody
from support.tables import a_house, run

Json = dict[str, Any]
SWISS: Json = {"stages": [{"kind": "swiss", "rounds": 3}], "match": {"best_of": 1}}


@asynccontextmanager
async def a_gathering(folder: Path, later: Later, people: int = 6) -> AsyncIterator[Gathering]:
    """So many people, of whom Anna is an organiser."""
    async with a_house(folder, accounts=HOST) as house:
        found = {
            name: await somebody(house.store, name, role="organiser" if name == "Anna" else None)
            for name in NAMES[:people]
        }
        yield Gathering(house, later, found)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


def test_a_swiss_with_a_no_show_and_a_withdrawal_ends_with_a_standing_that_everybody_can_check(
    tmp_path: Path, later: Later
) -> None:
    async def work() -> None:
        async with a_gathering(tmp_path, later) as club:
            await club.announce(SWISS)
            await club.enter(*NAMES[:6])
            begun = await club.post("rounds", {})
            assert (begun["state"], len(begun["stages"][0]["rounds"][0]["pairs"])) == ("running", 3)
            after = await club.play_round(absent=["Bram"])
            absent = [p["result"]["how"] for p in after["stages"][0]["rounds"][0]["pairs"]]
            assert sorted(absent) == ["absent", "played", "played"]
            number = next(each["number"] for each in after["entrants"] if each["name"] == "Bram")
            await club.ask("PATCH", f"events/{club.id}/entrants/{number}", {"out": True}, "Bram")
            await club.play_round(absent=["Bram"])
            over = await club.play_round()
            assert over["state"] == "over"
            assert not any(number in (p["a"], p["b"]) for p in over["stages"][0]["rounds"][2]["pairs"])
            assert {finding.about: finding.holds for finding in event_findings(over)} == dict.fromkeys(
                ("lots", "draw", "pairs", "standing"), True
            )
            lines = [line["entrant"] for line in over["standings"][0][0]]
            sheet = [p["result"] for r in over["stages"][0]["rounds"] for p in r["pairs"]]
            criteria, seed = over["setup"]["criteria"], int(over["seed"])
            assert lines == naive_standing(range(6), sheet, criteria, seed, "standing 1")
            log = [act["what"] for act in (await club.ask("GET", f"events/{club.id}/log"))["acts"]]
            assert log[:8] == ["announced", *["entered"] * 6, "begun"]
            assert log[-1] == "over"
            table = (await club.house.http.get(f"/api/v1/events/{club.id}/standing")).text.splitlines()
            assert table[0].startswith("place,name,match_wins")
            assert len(table) == 7

    run(work())


def test_a_swiss_with_two_no_shows_and_a_substitute_needs_no_other_act_and_stands_as_its_games_say(
    tmp_path: Path, later: Later
) -> None:
    """The whole, 32 entrants and five rounds by bots on a server: bench/swiss.py."""

    async def work() -> None:
        async with a_gathering(tmp_path, later, 8) as club:
            await club.announce(SWISS | {"match": {"best_of": 3}}, starts=utc(club.now + 60))
            await club.enter(*NAMES[1:7])
            later.by(61)
            await club.play_round(absent=["Bram"])
            event = await club.ask("PATCH", f"events/{club.id}/entrants/5", {"person": "Hugo"}, "Anna")
            assert event["entrants"][5]["name"] == "Hugo"
            await club.play_round(absent=["Carla"])
            over = await club.play_round()
            acts = (await club.ask("GET", f"events/{club.id}/log"))["acts"]
            tables = {match["slot"]: await club.tables(match["id"]) for match in over["matches"]}
            assert faults_of_swiss(over, acts, tables, [(1, 0), (2, 1)], "Anna") == []

    run(work())


def test_an_address_of_the_organiser_is_told_results_and_nobody_is_shown_it(tmp_path: Path, later: Later) -> None:
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(re.findall(rb"Content-Length: (\d+)", head)[0])
        heard.append(await reader.readexactly(length))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        writer.close()

    async def work() -> None:
        listening = await asyncio.start_server(answer, "127.0.0.1", 0)
        address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/secret"
        async with listening, a_house(tmp_path, accounts=HOST, push_local=True) as house:
            people = {name: await somebody(house.store, name, role="organiser") for name in NAMES[:2]}
            club = Gathering(house, later, people)
            setup = {"stages": [{"kind": "swiss", "rounds": 1}], "match": {"best_of": 1}}
            await club.announce(setup | {"webhook": address})
            assert "secret" not in str(await club.event(NAMES[0]))
            await club.enter(*NAMES[:2])
            await club.post("rounds", {})
            await club.play_round()
            async with asyncio.timeout(10):
                while len(heard) < 2:
                    await asyncio.sleep(0.01)
            result, over = [json.loads(each) for each in heard]
            assert (result["what"], {*result["people"]}, over["what"]) == ("result", {*NAMES[:2]}, "over")
            assert sorted(result["wins"]) == [0.0, 1.0]
            assert result["content"].startswith("Club evening: ")
            wrong = {"name": "Winter", "request_id": "12345678", "setup": setup | {"webhook": "http://10.0.0.1/"}}
            refused = await club.ask("POST", "events", wrong, NAMES[0], 400)
            assert refused["field"] == "setup.webhook"

    run(work())


def test_an_arena_pairs_who_is_there_as_they_come_free_until_its_time_is_over(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_gathering(tmp_path, later, 5) as club:
            setup = {"stages": [{"kind": "arena", "minutes": 30}], "match": {"best_of": 1}, "rest": 30}
            await club.announce(setup)
            await club.enter(*NAMES[:5])
            begun = await club.post("rounds", {})
            assert (begun["state"], begun["stages"][0]["rounds"][0]["pairs"]) == ("running", [])
            later.by(121)
            there, event = NAMES[:4], await club.event()
            ends = event["stages"][0]["rounds"][0]["ends"]
            while event["state"] == "running":
                assert club.now < ends
                for number in range(len(there)):  # they have said so all the time
                    await club.house.app.state.events.keeper.rows.see(club.id, number, club.now)
                later.by(6)
                await club.event()
                for name in there:
                    match = (await club.post("here", {}, name))["match"]
                    await club.ask("POST", f"matches/{match}/ready", {}, name)
                await club.play_round()
                later.by(240)
                event = await club.event()
            assert club.now >= ends
            slots = event["stages"][0]["rounds"][0]["pairs"]
            assert len(slots) >= 8
            away = next(each["number"] for each in event["entrants"] if each["name"] == NAMES[4])
            assert not any(away in (slot["a"], slot["b"]) for slot in slots)
            met = [frozenset((slot["a"], slot["b"])) for slot in slots]
            assert all(set(met[n : n + 2]).isdisjoint(met[n + 2 : n + 4]) for n in range(0, len(met) - 3, 2)), met
            assert {slot["result"]["how"] for slot in slots} == {"played"}
            assert all(finding.holds for finding in event_findings(event))
            assert sum(line["figures"]["match_wins"]["value"] for line in event["standings"][0][0]) == len(slots)
            refused = await club.post("here", {}, NAMES[0], 403)
            assert refused["code"] == "not_allowed"

    run(work())


def test_groups_lead_to_a_play_off_with_a_match_for_the_third_place(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_gathering(tmp_path, later) as club:
            stages = [{"kind": "groups", "groups": 2, "through": 2}, {"kind": "knockout"}]
            await club.announce({"stages": stages, "match": {"best_of": 1}})
            await club.enter(*NAMES[:6])
            event = await club.post("rounds", {})
            while event["state"] == "running":
                event = await club.play_round()
            assert [len(r["pairs"]) for r in event["stages"][1]["rounds"]] == [2, 2]
            assert [each["place"] for each in event["order"]] == [1, 2, 3, 4, 5, 5]
            assert all(finding.holds for finding in event_findings(event))

    run(work())


def test_nobody_reads_a_line_up_before_both_are_shown(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_gathering(tmp_path, later, 12) as club:
            setup = {"stages": [{"kind": "knockout"}], "match": {"best_of": 1}, "boards": 3, "rest": 3600}
            await club.announce(setup)
            lines = [f"{name};{'Reds' if n < 5 else 'Blues'}\n" for n, name in enumerate(NAMES[:10])]
            event = await club.post("entrants", {"csv": "name;team\n" + "".join(lines)})
            teams = {each["name"]: each["number"] for each in event["entrants"] if each["kind"] == "team"}
            reds, blues = ([e["number"] for e in event["entrants"] if e["team"] == teams[t]] for t in ("Reds", "Blues"))
            await club.post("rounds", {})
            lineup = {"slot": "1.1.1", "members": [reds[4], reds[2], reds[0]]}
            await club.post("lineups", lineup, "Anna")
            for refused, who, code in (
                ({"slot": "1.1.1", "members": reds[:3]}, "Bram", "not_allowed"),
                ({"slot": "1.1.1", "members": reds[:3]}, "Frits", "bad_request"),
                ({"slot": "1.1.1", "members": [blues[0], blues[0], blues[1]]}, "Frits", "bad_request"),
                ({"slot": "9.1.1", "members": blues[:3]}, "Frits", "no_entrant"),
            ):
                status = 403 if code == "not_allowed" else 404 if code == "no_entrant" else 400
                assert (await club.post("lineups", refused, who, status))["code"] == code
            assert (await club.event("Anna"))["lineups"], "one's own is seen"
            for who in ("", "Frits", "Bram", "Karin"):
                told = await club.event(who)
                assert told["lineups"] == []
                assert told["matches"] == []
                log = await club.ask("GET", f"events/{club.id}/log", who=who)
                assert str(reds[4]) not in [str(act["words"].get("members")) for act in log["acts"]]
            later.by(3061)
            shown = await club.event("Frits")
            assert [each["members"] for each in shown["lineups"]] == [lineup["members"]]
            people = {match["board"]: match["people"] for match in shown["matches"]}
            in_order = {1: ["Emma", "Frits"], 2: ["Carla", "Greta"], 3: ["Anna", "Hugo"]}
            assert people in (in_order, {board: pair[::-1] for board, pair in in_order.items()})
            assert (await club.post("lineups", lineup, "Anna", 409))["code"] == "lineups_closed"
            over = await club.play_round()
            assert (over["state"], over["order"][0]["entrant"] in teams.values()) == ("over", True)
            result = over["stages"][0]["rounds"][0]["pairs"][0]["result"]
            assert (sum(result["wins"]), len(result["games"])) == (3, 3)
            assert all(finding.holds for finding in event_findings(over))

    run(work())


def test_pairs_agree_on_times_and_who_gets_no_answer_has_won(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_gathering(tmp_path, later, 4) as club:
            await club.announce({"stages": [{"kind": "groups"}], "match": {"best_of": 1}, "pace": "agreed", "days": 7})
            await club.enter(*NAMES[:4])
            event = await club.post("rounds", {})
            one, other = [match["id"] for match in event["matches"]]
            proposer = event["matches"][0]["people"][1]
            evening = (int(club.now) // 900 + 8) * 900
            late = (int(club.now) // 900 + 8 * 96) * 900
            await club.ask("POST", f"matches/{one}/times", {"times": [utc(late)]}, proposer, 400)
            await club.ask("POST", f"matches/{one}/times", {"times": [utc(evening)]}, proposer)
            refused = await club.ask(
                "POST", f"matches/{one}/answer", {"time": None}, event["matches"][0]["people"][0], 403
            )
            assert refused["code"] == "not_allowed"
            until = utc(event["stages"][0]["rounds"][0]["ends"] + 86400)
            await club.post("rounds", {"until": until})
            later.by(7 * 86400 + 100)
            assert len((await club.event())["stages"][0]["rounds"]) == 1, "the round has a day more"
            later.by(86400)
            after = await club.event()
            how = {pair["id"]: pair["result"] for pair in after["stages"][0]["rounds"][0]["pairs"]}
            assert [how[each]["how"] for each in sorted(how)] == ["absent", "void"]
            assert how["1.1.1"]["wins"] == [0, 1]
            assert len(after["stages"][0]["rounds"]) == 2
            assert other

    run(work())


def test_an_organiser_enters_names_substitutes_and_sets_a_result_once(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_gathering(tmp_path, later, 5) as club:
            await club.announce(SWISS)
            event = await club.post("entrants", {"csv": "name\nBram\nCarla\nDirk\nAunt Trudy\n"})
            assert [each["name"] for each in event["entrants"]] == ["Bram", "Carla", "Dirk", "Aunt Trudy"]
            assert [each.get("account", False) for each in event["entrants"]] == [True, True, True, False]
            again = await club.post("entrants", {"csv": "name\nBram\nAunt Trudy\n"})
            assert again["entrants"] == event["entrants"], "who is there already stays"
            event = await club.post("rounds", {})
            trudy = next(p for p in event["stages"][0]["rounds"][0]["pairs"] if 3 in (p["a"], p["b"]))
            other = next(p for p in event["stages"][0]["rounds"][0]["pairs"] if p != trudy)
            assert {match["slot"] for match in event["matches"]} == {other["id"]}, "who has no account has no table"
            substituted = await club.ask("PATCH", f"events/{club.id}/entrants/{other['a']}", {"person": "Emma"}, "Anna")
            assert substituted["matches"][0]["people"][0] == "Emma"
            result = {"slot": trudy["id"], "wins": [1, 0], "reason": "elsewhere"}
            assert (await club.post("results", result, "Bram", 403))["code"] == "not_allowed"
            for _ in range(2):
                await club.post("results", result)
            assert (await club.post("results", result | {"wins": [0, 1]}, status=409))["code"] == "result_set"
            assert (await club.post("results", result | {"wins": [3, 0]}, status=409))["code"] == "result_set"
            after = await club.play_round()
            assert len(after["stages"][0]["rounds"]) == 2
            log = (await club.ask("GET", f"events/{club.id}/log"))["acts"]
            assert [(act["person"], act["words"].get("reason")) for act in log if act["what"] == "set"] == [
                ("Anna", "elsewhere")
            ]

    run(work())


def test_who_is_no_organiser_announces_nothing_unless_anyone_may(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_gathering(tmp_path / "one", later, 2) as club:
            wanted = {"name": "Mine", "request_id": "mine-mine-1", "setup": SWISS}
            assert (await club.ask("POST", "events", wanted, "Bram", 403))["code"] == "not_allowed"
            assert (await club.ask("POST", "events", wanted, "", 401))["code"] == "not_signed_in"
            assert (await club.ask("GET", "events", who="Bram"))["may_announce"] is False
            made = await club.ask("POST", "events", wanted, "Anna", 201)
            assert (await club.ask("POST", "events", wanted, "Anna", 201))["id"] == made["id"]
            listed = (await club.ask("GET", "events"))["events"]
            assert [each["name"] for each in listed] == ["Mine"]
            club.id = made["id"]
            assert (await club.ask("PATCH", f"events/{club.id}", {"name": "Ours"}, "Anna"))["name"] == "Ours"
            gone = await club.ask("PATCH", f"events/{club.id}", {"state": "cancelled"}, "Anna")
            assert (gone["state"], gone["seed"] is not None) == ("cancelled", True)
            assert (await club.post("entrants", {}, "Bram", 409))["code"] == "event_begun"

    (tmp_path / "one").mkdir()
    run(work())


@pytest.mark.parametrize(
    ("setup", "field"),
    [
        ({"stages": [{"kind": "knockout"}, {"kind": "swiss"}]}, "stages.0"),
        ({"stages": [{"kind": "swiss"}, {"kind": "knockout"}]}, "stages.0.through"),
        (SWISS | {"criteria": ["lots", "lots"]}, "criteria"),
        (SWISS | {"match": {"preset": "chess"}}, "preset"),
        ({"stages": []}, "setup.stages"),
        (SWISS | {"boards": 4}, "setup.boards"),
    ],
)
def test_an_event_that_cannot_be_played_is_refused_and_says_why(
    setup: Json, field: str, tmp_path: Path, later: Later
) -> None:
    async def work() -> None:
        async with a_gathering(tmp_path, later, 1) as club:
            wanted = {"name": "Mine", "request_id": "mine-mine-1", "setup": setup}
            assert (await club.ask("POST", "events", wanted, "Anna", 400))["field"] == field

    run(work())


def test_bots_play_an_event_among_themselves_and_nobody_else_takes_part(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_gathering(tmp_path, later, 4) as club:
            owners = [club.people[name] for name in NAMES[:3]]
            bots = {f"Robin{n}-bot": owners[n % 3] for n in range(5)}
            for name, owner in bots.items():
                club.people[name] = await somebody(club.house.store, name, ["bot"], owner=owner.id)
            wrong = {"name": "Bots", "request_id": "12345678", "setup": SWISS | {"bots": True, "boards": 3}}
            assert (await club.ask("POST", "events", wrong, "Anna", 400))["field"] == "bots"
            await club.announce(SWISS | {"bots": True})
            await club.post("entrants", {}, "Anna", 403)
            await club.post("entrants", {"entrants": [{"name": "Bram"}]}, "Anna", 403)
            await club.post("entrants", {"entrants": [{"name": "Robin0-bot"}]}, "Bram", 403)
            await club.post("entrants", {"entrants": [{"name": "Robin1-bot"}, {"name": "Robin4-bot"}]}, "Bram")
            await club.post("entrants", {"csv": "name\n" + "\n".join(bots)}, "Anna")
            await club.ask("PATCH", f"events/{club.id}/entrants/4", {"out": True}, "Bram", 403)
            number = {each["name"]: each["number"] for each in (await club.event())["entrants"]}["Robin4-bot"]
            await club.ask("PATCH", f"events/{club.id}/entrants/{number}", {"out": True}, "Bram")
            await club.ask("PATCH", f"events/{club.id}/entrants/0", {"person": "Carla"}, "Anna", 403)
            event = await club.post("rounds", {})
            assert event["setup"]["bots"]
            while event["state"] == "running":
                event = await club.play_round()
            assert all(finding.holds for finding in event_findings(event))
            rated = {}
            for match in event["matches"]:
                tables = await club.tables(match["id"])
                rated[frozenset(match["people"])] = [table.get("rated", False) for table in tables]
            own = frozenset(("Robin0-bot", "Robin3-bot"))
            assert rated == {pair: [pair != own] for pair in rated}, "those of one owner play unrated"
            assert len(rated) == 6
            await club.announce(SWISS)
            await club.post("entrants", {"entrants": [{"name": "Robin0-bot"}]}, "Anna", 403)

    run(work())
