"""Fair play: what lies in a rated game that is being played gets no help anywhere, until it is over."""

from __future__ import annotations

from pathlib import Path

from support.people import HOST, somebody
from support.rated import at_a_rated_table
from support.tables import House, Json, a_house, run

TURNS = 8


async def a_rated_game(house: House) -> Json:
    """A rated game in which some tiles are laid."""
    made = await at_a_rated_table(house, await somebody(house.store, "Anna"), await somebody(house.store, "Bram"))
    while (await board_of(house, made["id"])) < TURNS:
        await house.play(made)
    return made


async def board_of(house: House, game: str) -> int:
    async with house.registry.pinned(game) as table:
        return len(table.replay.game.view().board)


async def laid_again(house: House, game: str) -> Json:
    """The tiles and decisions of a game in one of friends, with hints."""
    async with house.registry.pinned(game) as table:
        draw, entries = list(table.setup.stack), list(table.entries)
    seats = [{"kind": "human", "name": name} for name in ("Mina", "Nils")]
    copy: Json = (await house.http.post("/api/v1/games", json={"seats": seats, "draw": draw})).json()
    for entry in entries:
        move = {"ply": entry.ply - 1, "move_id": f"m{entry.ply}", "actions": [entry.action]}
        answer = await house.post(copy["id"], "moves", move, copy["tokens"][str(entry.seat)])
        assert answer.status_code == 200, answer.text
    return copy


def test_a_record_of_a_rated_game_that_is_played_is_not_analysed_until_it_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            made = await a_rated_game(house)
            record = (await house.http.get(f"/api/v1/games/{made['id']}/record")).text
            plain = {"Content-Type": "text/plain"}
            copy = (await house.http.post("/api/v1/games/import", content=record, headers=plain)).json()["id"]
            for answer in (
                await house.post(copy, "analysis", {}),
                await house.http.get(f"/api/v1/games/{copy}/analysis"),
            ):
                assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), answer.text
                assert "rated game" in answer.json()["detail"]
            watched = await house.post(made["id"], "analysis", {})
            assert (watched.status_code, watched.json()["code"]) == (409, "not_over"), "watchers get none either"
            await house.post(made["id"], "resign", {}, made["tokens"]["0"])
            assert (await house.http.get(f"/api/v1/games/{copy}/analysis")).status_code == 200

    run(work())


def test_a_game_laid_again_among_friends_gets_no_hint_while_the_rated_one_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            made = await a_rated_game(house)
            copy = await laid_again(house, made["id"])
            async with house.registry.pinned(copy["id"]) as table:
                token = copy["tokens"][str(table.standing.to_act)]
            refused = await house.post(copy["id"], "hint", {}, token)
            assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed"), refused.text
            assert (await house.get(copy["id"]))["table"]["hints"] == [0, 0]
            other = await house.new_game("human", "bot", seed=3)
            check = house.app.state.fair_play.check_open_to_help
            await check(other["id"])  # another game is no copy of it
            await house.post(made["id"], "resign", {}, made["tokens"]["0"])
            await check(copy["id"])

    run(work())
