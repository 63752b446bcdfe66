"""Who asked for it is called when somebody looks for a game: once an hour, and never who plays or is blocked."""

from __future__ import annotations

from pathlib import Path

from carcassonne.server.lobby import lobby
from carcassonne.server.notices.subscriptions import CALL_EVERY, PLAYING_SECONDS, Subscription, Subscriptions
from support.people import HOST, Somebody, people_in, somebody
from support.rated import at_a_rated_table
from support.tables import House, a_house, run

LONG_AGO = "2026-01-01T00:00:00.000Z"


def device(name: str) -> Subscription:
    return Subscription(f"https://push.example.org/{name}", "key", "auth")


async def called(house: House, seeker: Somebody, now: float, at: str = LONG_AGO) -> list[str]:
    found = await Subscriptions(house.store).claim_for_seek(seeker.id, now, at)
    return sorted(each.endpoint.rpartition("/")[2] for each in found)


def test_who_asked_for_it_is_called_once_an_hour_on_every_device(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram, carla = [await somebody(house.store, name) for name in ("Anna", "Bram", "Carla")]
            kept, now = Subscriptions(house.store), house.registry.timekeeper.now()
            await kept.keep(device("bram"), [], bram.id, seeks=True)
            await kept.keep(device("carla"), [], carla.id)  # for her turns alone
            await kept.keep(device("anna"), [], anna.id, seeks=True)
            assert await called(house, anna, now) == ["bram"]
            await kept.keep(device("bram-too"), [], bram.id, seeks=True)  # a new device begins no new hour
            assert await called(house, carla, now + CALL_EVERY - 1) == ["anna"]
            assert await called(house, carla, now + CALL_EVERY) == ["bram", "bram-too"]
            await kept.keep(device("bram"), [], bram.id)  # its seats are told again: the wish stays
            await kept.keep(device("bram-too"), [], None)  # he has signed out there
            assert await called(house, carla, now + 3 * CALL_EVERY) == ["anna", "bram"]
            await kept.keep(device("bram"), [], bram.id, seeks=False)
            await kept.forget(device("anna").endpoint)
            assert await called(house, carla, now + 5 * CALL_EVERY) == []

    run(work())


def test_nobody_is_called_who_plays_looks_is_blocked_or_closed(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            names = ("Anna", "Bram", "Carla", "Dirk", "Eva", "Fred")
            seeker, *others = [await somebody(house.store, name) for name in names]
            kept, people, now = Subscriptions(house.store), people_in(house.store), house.registry.timekeeper.now()
            for who in others:
                await kept.keep(device(who.person.name), [], who.id, seeks=True)
            bram, carla, dirk, eva, fred = others
            await people.relate("block", bram.id, seeker.id)
            await people.relate("block", seeker.id, carla.id)
            await at_a_rated_table(house, dirk, eva)
            assert PLAYING_SECONDS == 900.0
            assert await called(house, seeker, now) == ["Fred"]
            later = "2999-01-01T00:00:00.000Z"  # nothing has happened at that table for long
            assert await called(house, seeker, now, later) == ["Dirk", "Eva"]
            await house.http.post("/api/v1/seeks", json={"token": "x" * 43, "players": [3]}, headers=fred.headers)
            assert await called(house, seeker, now + 2 * CALL_EVERY, later) == ["Dirk", "Eva"]

    run(work())


def test_the_lobby_calls_once_for_somebody_who_looks_for_a_while_and_never_for_a_guest(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            told: list[tuple[str, str]] = []

            async def call(who: str, name: str, now: float) -> None:
                told.append((who, name))

            here: lobby.Lobby = house.app.state.lobby
            here._call = call
            anna = await somebody(house.store, "Anna")
            for token, headers, more in (("a" * 43, anna.headers, {}), ("g" * 43, {}, {"name": "Guest"})):
                body = {"token": token, "players": [3]} | more
                assert (await house.http.post("/api/v1/seeks", json=body, headers=headers)).status_code == 201
            for seek in here._open.values():
                object.__setattr__(seek, "created", seek.created - lobby.CALL_AFTER - 1)
            for _ in range(2):
                here._held_at = 0.0
                async with here._looking:
                    await here._look()
            assert told == [(anna.id, "Anna")]

    run(work())


def test_only_who_is_signed_in_can_ask_for_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            keys = {"p256dh": "key", "auth": "auth"}
            wanted = {"endpoint": "https://push.example.org/x", "keys": keys, "tokens": [], "seeks": True}
            said = (await house.http.post("/api/v1/push/subscribe", json=wanted)).json()
            assert said["code"] == "not_signed_in"

    run(work())
