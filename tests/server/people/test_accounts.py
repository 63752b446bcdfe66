"""Accounts by passkey: who registers is in, who signs in is the same, and nobody gets in by what they have stolen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from carcassonne.server.people import accounts
from support.authenticator import Authenticator
from support.browser import API, Browser, code_of
from support.people import HOST, people_in, somebody
from support.tables import a_house, run

Json = dict[str, Any]


def test_somebody_registers_leaves_and_comes_back_by_the_same_key(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here, key = Browser(house), Authenticator(HOST)
            made = await here.register("Anna", key)
            assert made["name"] == "Anna"
            assert len(set(made["codes"])) == 10
            assert all(re.fullmatch(r"([a-z2-7]{4}-){3}[a-z2-7]{4}", code) for code in made["codes"])
            assert await here.name() == "Anna"
            assert (await here.ask("DELETE", "/sessions/this")).json() == {"done": True}
            assert await here.name() is None
            elsewhere = Browser(house, agent="Mozilla/5.0 (iPhone) Safari/605.1")
            assert (await elsewhere.sign_in(key)).status_code == 201
            assert await elsewhere.name() == "Anna"
            account = (await elsewhere.ask("GET", "/me/account")).json()
            assert [each["label"] for each in account["sessions"]] == ["Safari, iPhone"]
            assert [each["label"] for each in account["passkeys"]] == ["Firefox, Linux"]
            assert (account["passkeys"][0]["synced"], account["codes_left"]) == (True, 10)

    run(work())


def test_a_lost_answer_costs_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here, key = Browser(house), Authenticator(HOST)
            sent = {"credential": key.make(await here.challenge("register", "Anna"))}
            first, again = await here.ask("POST", "/people", sent), await here.ask("POST", "/people", sent)
            assert first.json() == again.json()
            assert first.headers.get_list("set-cookie") == again.headers.get_list("set-cookie")
            shown = {"credential": key.show(await here.challenge("sign_in"))}
            first, again = await here.ask("POST", "/sessions", shown), await here.ask("POST", "/sessions", shown)
            assert (first.status_code, first.json()) == (201, again.json())
            code = (await here.ask("POST", "/me/recovery", {})).json()["codes"][0]
            lost = Browser(house)
            first, again = [await lost.ask("POST", "/sessions", {"code": code}) for _ in range(2)]
            assert (first.status_code, again.status_code) == (201, 201)
            assert len((await here.ask("GET", "/me/account")).json()["sessions"]) == 3
            for _ in range(2):
                token = await here.ask(
                    "POST", "/me/tokens", {"label": "b", "scopes": ["organise"], "token_id": "t" * 16}
                )
                assert token.json()["token"].startswith("ct_")
            assert len((await here.ask("GET", "/me/account")).json()["sessions"]) == 4

    run(work())


def test_what_was_stolen_opens_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here, thief, key = Browser(house), Browser(house), Authenticator(HOST)
            await thief.challenge("sign_in")  # so that the thief's browser has a secret of its own
            made = {"credential": key.make(await here.challenge("register", "Anna"))}
            assert code_of(await thief.ask("POST", "/people", made)) == (409, "challenge_over")
            assert (await here.ask("POST", "/people", made)).status_code == 201
            assert code_of(await thief.ask("POST", "/people", made)) == (409, "challenge_over")
            options = await here.challenge("sign_in")
            shown = {"credential": key.show(options)}
            assert code_of(await thief.ask("POST", "/sessions", shown)) == (409, "challenge_over")
            assert (await here.ask("POST", "/sessions", shown)).status_code == 201
            replayed = {"credential": key.show(options)}  # another signature for a challenge that is used up
            assert code_of(await here.ask("POST", "/sessions", replayed)) == (409, "challenge_over")
            assert await thief.name() is None
            other = Authenticator(HOST, id=key.id)  # who knows the key's name, and not the key
            assert code_of(await thief.sign_in(other)) == (403, "passkey_refused")
            assert code_of(await thief.sign_in(Authenticator(HOST))) == (403, "passkey_refused")

    run(work())


@pytest.mark.parametrize(
    "wrong",
    [{"origin": "https://evil.example"}, {"origin": f"https://x.{HOST}"}, {"origin": f"http://{HOST}"},
     {"verified": False}, {"host": "evil.example"}],
)  # fmt: skip
def test_a_key_that_was_shown_elsewhere_or_without_its_person_is_refused(tmp_path: Path, wrong: Json) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here, key = Browser(house), Authenticator(HOST)
            await here.register("Anna", key)
            for name, value in wrong.items():
                setattr(key, name, value)
            assert code_of(await here.sign_in(key)) == (403, "passkey_refused")
            key.host, key.origin, key.verified = HOST, "", True
            assert (await here.sign_in(key)).status_code == 201

    run(work())


def test_a_copied_key_is_noticed_by_its_counter(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here, key = Browser(house), Authenticator(HOST)
            await here.register("Anna", key)
            key.counter = 7
            assert (await here.sign_in(key)).status_code == 201
            key.counter = 3
            assert code_of(await here.sign_in(key)) == (403, "passkey_refused")

    run(work())


def test_a_challenge_is_over_after_five_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "SECONDS", -1.0)

    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here = Browser(house)
            made = {"credential": Authenticator(HOST).make(await here.challenge("register", "Anna"))}
            assert code_of(await here.ask("POST", "/people", made)) == (409, "challenge_over")

    run(work())


def test_of_two_who_want_a_name_one_gets_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            one, other = Browser(house), Browser(house)
            first = {"credential": Authenticator(HOST).make(await one.challenge("register", "Anna"))}
            second = {"credential": Authenticator(HOST).make(await other.challenge("register", "ANNA"))}
            assert (await one.ask("POST", "/people", first)).status_code == 201
            assert code_of(await other.ask("POST", "/people", second)) == (409, "name_taken")
            refused = await other.ask("POST", "/people/challenge", {"purpose": "register", "name": "Ann_a"})
            assert code_of(refused) == (409, "name_taken")
            refused = await other.ask("POST", "/people/challenge", {"purpose": "register", "name": "Admin"})
            assert code_of(refused) == (422, "name_refused")

    run(work())


def test_who_has_lost_all_comes_back_by_a_code_and_makes_a_new_key(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here, lost, new = Browser(house), Authenticator(HOST), Authenticator(HOST)
            codes = (await here.register("Anna", lost))["codes"]
            phone = Browser(house)
            assert code_of(await phone.ask("POST", "/sessions", {"code": "aaaa-bbbb-cccc-dddd"})) == (403, "wrong_code")
            assert (await phone.ask("POST", "/sessions", {"code": codes[3].upper()})).status_code == 201
            added = {"credential": new.make(await phone.challenge("add"))}
            assert (await phone.ask("POST", "/me/passkeys", added)).status_code == 200
            keys = (await phone.ask("GET", "/me/account")).json()["passkeys"]
            assert (await phone.ask("DELETE", f"/me/passkeys/{keys[0]['id']}")).status_code == 200
            last = await phone.ask("DELETE", f"/me/passkeys/{keys[1]['id']}")
            assert code_of(last) == (409, "last_passkey")
            assert code_of(await Browser(house).sign_in(lost)) == (403, "passkey_refused")
            assert (await Browser(house).sign_in(new)).status_code == 201
            again = await Browser(house).ask("POST", "/sessions", {"code": codes[3]})
            assert code_of(again) == (403, "wrong_code")
            await phone.ask("POST", "/me/recovery", {})
            assert code_of(await Browser(house).ask("POST", "/sessions", {"code": codes[5]})) == (403, "wrong_code")

    run(work())


def test_a_session_is_ended_by_its_person_and_by_nobody_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here, phone, key = Browser(house), Browser(house), Authenticator(HOST)
            await here.register("Anna", key)
            await phone.sign_in(key)
            sessions = (await here.ask("GET", "/me/account")).json()["sessions"]
            (other,) = [each["id"] for each in sessions if not each["this"]]
            bram = await somebody(house.store, "Bram")
            assert (await house.http.delete(f"{API}/sessions/{other}", headers=bram.headers)).status_code == 200
            assert await phone.name() == "Anna"
            assert (await here.ask("DELETE", f"/sessions/{other}")).status_code == 200
            assert (await phone.name(), await here.name()) == (None, "Anna")

    run(work())


def test_a_program_does_what_its_token_is_for_and_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here = Browser(house)
            await here.register("Anna", Authenticator(HOST))
            made = await here.ask("POST", "/me/tokens", {"label": "bot", "scopes": ["organise"], "token_id": "t" * 16})
            program = {"Authorization": f"Bearer {made.json()['token']}"}
            assert (await house.http.get(f"{API}/me", headers=program)).json()["scopes"] == ["organise"]
            for method, path, body in (("GET", "/me/account", None), ("GET", "/me/games", None),
                                       ("POST", "/me/recovery", {}), ("GET", "/me/export", None),
                                       ("POST", "/people/challenge", {"purpose": "confirm"})):  # fmt: skip
                answer = await house.http.request(method, API + path, json=body, headers=program)
                assert code_of(answer) == (403, "no_scope"), path
            assert (await here.ask("DELETE", f"/sessions/{made.json()['id']}")).status_code == 200
            assert code_of(await house.http.get(f"{API}/me", headers=program)) == (401, "not_signed_in")

    run(work())


def test_blocks_and_follows_are_kept_by_id_and_told_by_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here = Browser(house)
            await here.register("Anna", Authenticator(HOST))
            bram, anna = await somebody(house.store, "Bram"), await people_in(house.store).named("Anna")
            assert anna is not None
            for _ in range(2):
                assert (await here.ask("PUT", "/me/blocks/bram")).status_code == 200
            await here.ask("PUT", "/me/follows/Bram")
            account = (await here.ask("GET", "/me/account")).json()
            assert (account["blocks"], account["follows"]) == (["Bram"], ["Bram"])
            assert await people_in(house.store).blocked([anna.id, bram.id]) == {frozenset((anna.id, bram.id))}
            await here.ask("DELETE", "/me/blocks/Bram")
            assert await people_in(house.store).blocked([anna.id, bram.id]) == set()
            assert code_of(await here.ask("PUT", "/me/blocks/Nobody")) == (404, "no_person")
            assert code_of(await here.ask("PUT", "/me/blocks/Anna")) == (400, "bad_request")

    run(work())


def test_a_report_becomes_a_case_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            here = Browser(house)
            await here.register("Anna", Authenticator(HOST))
            bram = await somebody(house.store, "Bram")
            sent = {"about": "Bram", "reason": "leaving", "words": "thrice today"}
            first, again = [await here.ask("POST", "/cases", sent) for _ in range(2)]
            assert first.json()["id"] == again.json()["id"]
            (case,) = await people_in(house.store).cases(state="open")
            assert (case.about, case.reason, case.words) == (bram.id, "leaving", "thrice today")
            assert code_of(await here.ask("POST", "/cases", {"about": "Clara", "reason": "name"})) == (404, "no_person")

    run(work())
