"""Games over the API, inside one process: seats, moves, taking back, leaving, playing again, records."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carcassonne.notation.record import parse_record
from carcassonne.server.commands import seating
from carcassonne.server.games.replay import PlayedDecision, Replay
from carcassonne.server.games.stores import Unavailable
from carcassonne.server.storage.migrate import DatabaseError
from support.tables import FirstLegal, House, Json, a_house, a_store, run
from support.visitor import bearer

DRAW = ["V", "U", "E", "W"]


async def play_out(house: House, made: Json) -> Json:
    while (await house.get(made["id"]))["table"]["status"] != "over":
        await house.play(made)
    table: Json = (await house.get(made["id"]))["table"]
    return table


# --- sitting down -----------------------------------------------------------------------------------------------------
def test_a_game_begins_when_the_last_open_seat_is_taken(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "open")
            assert made["table"]["status"] == "waiting"
            path, _, secret = made["links"]["1"].partition("#")
            assert path == f"/join/{made['id']}"
            joined = (await house.post(made["id"], "join", {"name": "Bram"}, secret)).json()
            assert (joined["seat"], joined["table"]["status"]) == (1, "playing")
            assert joined["token"] not in (secret, made["tokens"]["0"])
            again = await house.post(made["id"], "join", {"name": "Carl"}, secret)
            assert (again.status_code, again.json()["code"]) == (409, "seat_taken")
            assert joined["table"]["seats"][1]["name"] == "Bram"

    run(work())


def test_a_link_says_which_seat_it_opens_before_anybody_sits_down(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "open", "open")
            address = f"/api/v1/games/{made['id']}"
            for number, link in made["links"].items():
                secret = bearer(link.partition("#")[2])
                seen = (await house.http.get(f"{address}/invitation", headers=secret)).json()
                assert seen["seat"] == int(number)
                assert seen["table"]["seats"][seen["seat"]]["kind"] == "open"
                await house.http.post(f"{address}/join", json={"name": f"Bram {number}"}, headers=secret)
                seen = (await house.http.get(f"{address}/invitation", headers=secret)).json()
                assert seen["table"]["seats"][seen["seat"]]["name"] == f"Bram {number}"
            refused = await house.http.get(f"{address}/invitation", headers=bearer(made["tokens"]["0"]))
            assert refused.json()["code"] == "wrong_token"
            assert (await house.http.get(f"{address}/invitation")).json()["code"] == "no_token"

    run(work())


def test_of_many_who_come_by_one_link_one_sits_down(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "open")
            secret = made["links"]["1"].partition("#")[2]
            coming = [house.post(made["id"], "join", {"name": f"N{n}"}, secret) for n in range(10)]
            answers = await asyncio.gather(*coming)
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9

    run(work())


def test_my_games_are_those_my_tokens_open_newest_first(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            first = await house.new_game("human", "human")
            second = await house.new_game("bot", "human")
            tokens = [first["tokens"]["1"], second["tokens"]["1"], "unknown"]
            answer = await house.http.post("/api/v1/games/find", json={"tokens": tokens})
            found = answer.json()["games"]
            assert [(game["id"], game["seat"]) for game in found] == [(second["id"], 1), (first["id"], 1)]

    run(work())


# --- moves ------------------------------------------------------------------------------------------------------------
def test_a_turn_of_two_decisions_is_all_or_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            token = made["tokens"]["0"]
            place = {"type": "place", "x": 1, "y": 0, "rotation": 1}
            wrong = {"ply": 0, "move_id": "a", "actions": [place, {"type": "follower", "feature": "cloister"}]}
            refused = await house.post(made["id"], "moves", wrong, token)
            assert (refused.status_code, refused.json()["code"]) == (422, "illegal_action")
            assert (await house.get(made["id"]))["table"]["seq"] == 0
            right = wrong | {"actions": [place, {"type": "skip"}]}
            answer = (await house.post(made["id"], "moves", right, token)).json()
            assert (answer["seq"], answer["ply"], answer["state"]["to_act"]) == (2, 2, 1)
            assert [event["type"] for event in answer["events"]].count("placed") == 1

    run(work())


def test_the_same_move_id_gets_the_same_answer_after_anything(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            actions = [{"type": "place", "x": 1, "y": 0, "rotation": 1}, {"type": "skip"}]
            body = {"ply": 0, "move_id": "mine", "actions": actions}
            first = await house.post(made["id"], "moves", body, made["tokens"]["0"])
            await house.play(made)
            assert (await house.post(made["id"], "undo", {"ply": 0}, made["tokens"]["1"])).status_code == 200
            await house.play(made)
            assert (await house.post(made["id"], "moves", body, made["tokens"]["0"])).json() == first.json()
        async with a_house(tmp_path) as house:
            assert (await house.post(made["id"], "moves", body, made["tokens"]["0"])).json() == first.json()
            other = await house.post(made["id"], "moves", body, made["tokens"]["1"])
            assert other.json()["code"] == "stale_ply", "another seat's move id is another move"

    run(work())


def test_a_preview_shows_what_would_happen_and_draws_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            actions = [{"type": "place", "x": 1, "y": 0, "rotation": 1}, {"type": "skip"}]
            before = await house.get(made["id"])
            answer = await house.post(made["id"], "preview", {"ply": 0, "actions": actions}, made["tokens"]["0"])
            assert answer.status_code == 200, answer.text
            assert "drawn" not in [event["type"] for event in answer.json()["events"]]
            assert answer.json()["sight"]["state"]["tile"] is None
            assert await house.get(made["id"]) == before

    run(work())


def test_a_move_whose_writing_fails_is_not_told_and_can_be_sent_again(tmp_path: Path, monkeypatch: Any) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            store, write = house.registry.store, house.registry.store.write

            async def fails(*_: Any) -> None:
                raise Unavailable("the disk is full")

            async def fails_after_writing(*given: Any) -> None:
                await write(*given)
                raise Unavailable("the connection broke")

            body = {"ply": 0, "move_id": "a", "actions": [{"type": "place", "x": 1, "y": 0, "rotation": 1}]}
            monkeypatch.setattr(store, "write", fails)
            assert (await house.post(made["id"], "moves", body, made["tokens"]["0"])).status_code == 503
            assert (await house.get(made["id"]))["table"]["seq"] == 0
            monkeypatch.setattr(store, "write", fails_after_writing)
            assert (await house.post(made["id"], "moves", body, made["tokens"]["0"])).status_code == 503
            monkeypatch.undo()
            answer = await house.post(made["id"], "moves", body, made["tokens"]["0"])
            assert (answer.status_code, answer.json()["seq"]) == (200, 1)

    run(work())


def test_a_second_server_on_one_sqlite_file_is_refused_with_a_sentence_until_the_first_ends(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path):
            with pytest.raises(DatabaseError, match=r"another server \(process \d+\) is using the database .*SQLite"):
                async with a_house(tmp_path):
                    pass
        async with a_house(tmp_path) as house:
            await house.new_game("human", "human")

    run(work())


def test_live_is_the_replay_of_the_log_at_every_entry(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", preset="bridges-castles-bazaars", seed=4)
            for _ in range(30):
                await house.play(made)
            await house.post(made["id"], "undo", {"ply": 11}, made["tokens"]["0"])
            for _ in range(7):
                await house.play(made)
            (table,) = house.registry.loaded
            assert Replay(table.setup, table.entries).game == table.replay.game
            stored = await house.registry.store.read(made["id"])
            assert stored is not None
            assert (stored.entries, stored.standing) == (table.entries, table.standing)

    run(work())


# --- bots -------------------------------------------------------------------------------------------------------------
class Undecided(FirstLegal):
    """Bots that think for ever."""

    async def play(self, *_: Any, **__: Any) -> PlayedDecision:
        await asyncio.sleep(1000)
        raise AssertionError


def test_a_bot_goes_on_after_a_restart_without_being_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, Undecided()) as house:
            made = await house.new_game("bot", "human", draw=DRAW)
        async with a_house(tmp_path) as house:
            async with asyncio.timeout(10):
                while not house.registry.loaded or house.registry.loaded[0].seq == 0:
                    await asyncio.sleep(0.01)
            assert house.registry.loaded[0].id == made["id"]

    run(work())


# --- taking back ------------------------------------------------------------------------------------------------------
async def by_link(house: House, *kinds: str) -> Json:
    """A game whose open seats are taken, with the tokens of all."""
    made = await house.new_game(*kinds, draw=DRAW)
    for seat, link in made["links"].items():
        joined = await house.post(made["id"], "join", {"name": f"J{seat}"}, link.partition("#")[2])
        made["tokens"][seat] = joined.json()["token"]
    return made


def test_nobody_asks_himself_or_a_bot(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", "bot", draw=DRAW)
            await house.play(made)
            answer = await house.post(made["id"], "undo", {"ply": 0}, made["tokens"]["1"])
            table = answer.json()["table"]
            assert (table["ply"], table["seq"], table["offer"]) == (0, 2, None)

    run(work())


def test_everybody_at_another_device_must_agree(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await by_link(house, "human", "open", "open")
            await house.play(made)
            asked = (await house.post(made["id"], "undo", {"ply": 0}, made["tokens"]["0"])).json()["table"]
            assert asked["offer"] == {"by": 0, "ply": 0, "agreed": [0], "asked": [1, 2]}
            one = (await house.post(made["id"], "undo/answer", {"accept": True}, made["tokens"]["1"])).json()["table"]
            assert (one["offer"]["agreed"], one["ply"]) == ([0, 1], 1)
            twice = await house.post(made["id"], "undo/answer", {"accept": True}, made["tokens"]["1"])
            assert twice.json()["code"] == "no_offer"
            two = (await house.post(made["id"], "undo/answer", {"accept": True}, made["tokens"]["2"])).json()["table"]
            assert (two["offer"], two["ply"]) == (None, 0)

    run(work())


def test_one_no_ends_the_offer_and_so_does_a_move(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await by_link(house, "human", "open")
            await house.play(made)
            await house.post(made["id"], "undo", {"ply": 0}, made["tokens"]["0"])
            no = (await house.post(made["id"], "undo/answer", {"accept": False}, made["tokens"]["1"])).json()["table"]
            assert (no["offer"], no["ply"]) == (None, 1)
            await house.post(made["id"], "undo", {"ply": 0}, made["tokens"]["0"])
            await house.play(made)
            assert (await house.get(made["id"]))["table"]["offer"] is None

    run(work())


# --- leaving ----------------------------------------------------------------------------------------------------------
def test_with_two_players_who_resigns_ends_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human")
            table = (await house.post(made["id"], "resign", {}, made["tokens"]["0"])).json()["table"]
            assert table["result"] == {"reason": "resigned", "scores": [0, 0], "winners": [1]}
            assert table["seed"] is not None
            record = await house.http.get(f"/api/v1/games/{made['id']}/record")
            tags = dict(parse_record(record.text).tags)
            assert (tags["Termination"], tags["Commitment"]) == ("resigned 0", table["commitment"])

    run(work())


def test_with_three_players_a_bot_plays_on_and_who_left_has_lost(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", "bot", draw=DRAW)
            await house.post(made["id"], "resign", {}, made["tokens"]["0"])
            while (found := await house.get(made["id"]))["table"]["status"] != "over":
                if found["state"]["to_act"] == 1:
                    await house.play(made)
                await asyncio.sleep(0.01)
            table = found["table"]
            assert table["result"]["reason"] == "finished"
            assert 0 not in table["result"]["winners"]

    run(work())


# --- playing again ----------------------------------------------------------------------------------------------------
def test_a_finished_game_goes_on_from_any_moment_against_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            wanted = {"ply": 2, "seat": 1, "level": 1}
            early = await house.post(made["id"], "again", wanted, "")
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            await play_out(house, made)
            for wrong, field in (({"ply": 99}, "ply"), ({"seat": 5}, "seat")):
                refused = await house.post(made["id"], "again", wanted | wrong, "")
                assert (refused.status_code, refused.json()["field"]) == (400, field)
            there = (await house.http.get(f"/api/v1/games/{made['id']}/position?ply=2")).json()
            on = (await house.post(made["id"], "again", wanted, "")).json()
            assert [seat["kind"] for seat in on["table"]["seats"]] == ["bot", "human"]
            assert list(on["tokens"]) == ["1"]
            again = (await house.http.get(f"/api/v1/games/{on['id']}/position?ply=2")).json()
            assert again["state"] == there["state"]

    run(work())


def test_who_plays_again_meets_the_same_bots_and_the_game_knows_where_it_comes_from(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            house.registry.settings = replace(house.registry.settings, bots={"house": "module:house:Bot"})
            seats = [
                {"kind": "human", "name": "Anna"},
                {"kind": "bot", "level": 2, "name": "Ben"},
                {"kind": "human", "name": "Carl"},
                {"kind": "bot", "player": "house"},
            ]
            made = await house.new_game(seats=seats, draw=["V", "U", "E", "U", "V", "U", "V"])
            first = await play_out_among_bots(house, made)
            assert "origin" not in first
            log = (await house.get(made["id"], "log"))["entries"]
            ended = [entry["ply"] for entry in log for event in entry["events"] if event["type"] == "turn_ended"]
            on = (await house.post(made["id"], "again", {"ply": ended[4], "seat": 0})).json()
            table = on["table"]
            assert [(seat["kind"], seat["name"], seat["level"], seat["player"]) for seat in table["seats"]] == [
                ("human", "Anna", None, None),
                ("bot", "Ben", 2, None),
                ("bot", "Carl", 4, None),
                ("bot", "house", None, "house"),
            ]
            then = (await house.http.get(f"/api/v1/games/{made['id']}/position?ply={ended[4]}")).json()["state"]
            assert table["origin"] == {
                "id": made["id"],
                "created": first["created"],
                "ply": ended[4],
                "turn": 6,
                "scores": then["scores"],
                "result": first["result"],
            }
            house.registry.settings = replace(house.registry.settings, bots={})
            wanted = {"ply": ended[4], "seat": 2, "level": None}
            gone = (await house.post(made["id"], "again", wanted)).json()["table"]
            assert [(seat["level"], seat["player"]) for seat in gone["seats"]] == [
                (4, None),
                (2, None),
                (None, None),
                (4, None),
            ]
            levelled = (await house.post(made["id"], "again", wanted | {"level": 7})).json()["table"]
            assert [seat["level"] for seat in levelled["seats"]] == [7, 7, None, 7]
            await house.post(on["id"], "resign", {}, on["tokens"]["0"])
            await house.until(on["id"], lambda table: table["status"] == "over")
            async with a_store(tmp_path) as store:
                kept = await store.read(on["id"])
            assert kept is not None
            assert kept.setup.origin == table["origin"]
            rematch = (await house.post(on["id"], "rematch", {}, on["tokens"]["0"])).json()
            assert "origin" not in rematch["table"], "a rematch begins anew"

    run(work())


async def play_out_among_bots(house: House, made: Json) -> Json:
    """People play when they are asked, until the game is over."""

    def asked(table: Json) -> bool:
        return table["status"] == "over" or house.registry.loaded[-1].standing.to_act in (0, 2)

    while (table := await house.until(made["id"], asked))["status"] != "over":
        await house.play(made)
    return table


def test_in_a_rematch_everybody_moves_on_by_one_and_keeps_his_token(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", "bot", draw=DRAW)
            early = await house.post(made["id"], "rematch", {"same_tiles": True}, made["tokens"]["0"])
            assert early.json()["code"] == "not_over"
            for seat in ("0", "1"):
                await house.post(made["id"], "resign", {}, made["tokens"][seat])
            answer = await house.post(made["id"], "rematch", {"same_tiles": True}, made["tokens"]["1"])
            assert answer.status_code == 201
            following = answer.json()
            assert [seat["kind"] for seat in following["table"]["seats"]] == ["bot", "human", "human"]
            assert following["table"]["shuffle"] == "known"
            old = (await house.get(made["id"]))["table"]
            assert old["rematch"] == {"id": following["id"], "seats": [1, 2, 0]}
            second = await house.post(made["id"], "rematch", {"same_tiles": False}, made["tokens"]["0"])
            assert (second.status_code, second.json()["id"]) == (200, following["id"])
            await house.until(following["id"], lambda table: table["ply"] > 0)
            there = following | {"tokens": {"1": made["tokens"]["0"], "2": made["tokens"]["1"]}}
            while (await house.get(there["id"]))["state"]["to_act"] == 0:
                await asyncio.sleep(0.01)
            assert (await house.play(there))["state"]["players"] == 3

    run(work())


async def _two_devices(house: House, **wanted: Any) -> tuple[str, str, str]:
    """A game of Anna's and Bram's, each at a device of their own, that is over: its id and their tokens."""
    made = await house.new_game("human", "open", draw=DRAW, **wanted)
    secret = made["links"]["1"].partition("#")[2]
    bram = (await house.post(made["id"], "join", {"name": "Bram"}, secret)).json()["token"]
    anna = made["tokens"]["0"]
    await house.post(made["id"], "resign", {}, anna)
    return made["id"], anna, bram


def test_a_rematch_begins_when_the_other_has_agreed(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            game, anna, bram = await _two_devices(house)
            offered = await house.post(game, "rematch", {"same_tiles": True}, bram)
            assert offered.status_code == 202
            table = (await house.get(game))["table"]
            assert table == offered.json()["table"]
            assert table["rematch"] is None
            assert table["offer"] is None
            assert table["rematch_offer"] == {"by": 1, "same_tiles": True, "agreed": [1], "asked": [0]}
            again = await house.post(game, "rematch/answer", {"accept": True}, bram)
            assert again.status_code == 202, "one's own yes is not the other's"
            begun = await house.post(game, "rematch/answer", {"accept": True}, anna)
            assert begun.status_code == 201
            table = (await house.get(game))["table"]
            assert table["rematch"] == {"id": begun.json()["id"], "seats": [1, 0]}
            assert table["rematch_offer"] is None
            assert (await house.post(game, "rematch/answer", {"accept": True}, bram)).json()["id"] == begun.json()["id"]

    run(work())


def test_a_rematch_is_declined_or_offered_otherwise(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            game, anna, bram = await _two_devices(house)
            nothing = await house.post(game, "rematch/answer", {"accept": True}, anna)
            assert nothing.json()["code"] == "no_offer"
            await house.post(game, "rematch", {"same_tiles": True}, anna)
            declined = await house.post(game, "rematch/answer", {"accept": False}, bram)
            assert declined.json()["table"]["rematch_offer"] is None
            await house.post(game, "rematch", {"same_tiles": True}, anna)
            other = await house.post(game, "rematch", {"same_tiles": False}, bram)
            assert other.json()["table"]["rematch_offer"] == {
                "by": 1, "same_tiles": False, "agreed": [1], "asked": [0],
            }  # fmt: skip
        async with a_house(tmp_path) as house:
            both = await house.post(game, "rematch", {"same_tiles": False}, anna)
            assert both.status_code == 201, "the offer outlives the server"

    run(work())


def test_in_a_rematch_a_clock_starts_when_its_player_has_seen_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            game, anna, bram = await _two_devices(house, clock={"kind": "days", "days": 3})
            await house.post(game, "rematch", {"same_tiles": False}, bram)
            begun = (await house.post(game, "rematch/answer", {"accept": True}, anna)).json()
            assert begun["table"]["clocks"]["running"] == 0, "Bram begins this time, and is not there"
            assert begun["table"]["clocks"]["begins_in"] > 0
            await seating.see(house.registry, begun["id"], [0])
            assert (await house.get(begun["id"]))["table"]["clocks"]["begins_in"] == 0

    run(work())


# --- records ----------------------------------------------------------------------------------------------------------
def test_a_record_hides_the_seed_until_the_end_and_comes_back_as_the_same_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", seed=7)
            await house.play(made)
            early = (await house.http.get(f"/api/v1/games/{made['id']}/record")).text
            assert "Seed" not in early
            table = await play_out(house, made)
            text = (await house.http.get(f"/api/v1/games/{made['id']}/record")).text
            assert parse_record(text).seed == 7
            headers = {"Content-Type": "text/plain; charset=utf-8"}
            brought = await house.http.post("/api/v1/games/import", content=text, headers=headers)
            assert brought.status_code == 201, brought.text
            there = brought.json()
            assert there["table"]["result"] == table["result"] | {"reason": "imported"}
            assert (await house.get(there["id"]))["state"] == (await house.get(made["id"]))["state"]
            again = (await house.http.get(f"/api/v1/games/{there['id']}/record")).text
            assert parse_record(again).moves == parse_record(text).moves

    run(work())


def test_imported_games_are_found_by_their_ids(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            text = (await house.http.get(f"/api/v1/games/{made['id']}/record")).text
            headers = {"Content-Type": "text/plain"}
            there = (await house.http.post("/api/v1/games/import", content=text, headers=headers)).json()
            wanted = {"tokens": [made["tokens"]["0"]], "games": [there["id"], "nothing", there["id"]]}
            found = (await house.http.post("/api/v1/games/find", json=wanted)).json()
            assert [one["id"] for one in found["games"]] == [made["id"]]
            assert [(one["id"], one["table"]["result"]["reason"]) for one in found["others"]] == [
                (there["id"], "imported")
            ]

    run(work())


@pytest.mark.parametrize("text", ["", "no record", '[Carcassonne "99"]', "[" * 2000])
def test_what_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            answer = await house.http.post("/api/v1/games/import", content=text, headers={"Content-Type": "text/plain"})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")

    run(work())


def test_an_unfinished_record_can_be_looked_at(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", seed=7)
            for _ in range(5):
                await house.play(made)
            text = (await house.http.get(f"/api/v1/games/{made['id']}/record")).text
            answer = await house.http.post("/api/v1/games/import", content=text, headers={"Content-Type": "text/plain"})
            there = answer.json()["table"]
            assert (there["status"], there["ply"], there["result"]["winners"]) == ("over", 5, [])
            assert (await house.get(there["id"], "legal"))["actions"] == []

    run(work())


# --- memory -----------------------------------------------------------------------------------------------------------
def test_tables_nobody_looks_at_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, tables=3) as house:
            games = [await house.new_game("human", "human", draw=DRAW) for _ in range(8)]
            for made in games:
                await house.play(made)
            assert len(house.registry.loaded) <= 4
            assert [(await house.get(made["id"]))["table"]["ply"] for made in games] == [1] * 8

    run(work())
