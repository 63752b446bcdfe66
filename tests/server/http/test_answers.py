"""Every answer is as the description says: to whoever asks whatever of any table, in good order and in bad.

Requests are made up by schemathesis from the description itself, so that it cannot promise what the server does not do.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.generation import GenerationMode

from carcassonne.notation.json import action_to_json
from carcassonne.server.commands import changing
from carcassonne.server.people.model import Case
from carcassonne.server.puzzles.choosing import puzzle_after
from support.authenticator import Authenticator
from support.browser import Browser
from support.gathered_meetings import Meetings, gather_meetings
from support.gathering import NOBODY, Gathered, gather
from support.people import HOST, Somebody, people_in, somebody
from support.problems import fault_in
from support.tables import House, a_house

Json = dict[str, Any]
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
REFUSED = [*CHECKS, checks.negative_data_rejection]
LEAVING = "DELETE /api/v1/me"
SIGNED_IN = "who is signed in, by their browser"
MODERATING = "who judges cases"
TOO_LARGE = 413
"""Whatever is asked: the route is not reached (test_gates.py)."""
LAST = ("/bots/{name}", "/cancel", "/claim", "/resign", "/rematch", "/rematch/answer", "/again", "/analysis")
"""Asked for after everything else: they want a game to be over, or see to it."""
DEVICE = {
    "endpoint": "http://127.0.0.1:9/device",
    "keys": {
        "p256dh": "BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U",
        "auth": "tBHItJI5svbpez7KI4CCXg",
    },
}
"""What a browser says of itself to be called by push."""
SENT = ("method", "url", "headers", "params", "json", "data", "cookies")
"""What of a request that was made up is sent."""
EXAMPLES = settings(
    max_examples=10,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],  # a table does not stand still: what failed once need not fail again
    suppress_health_check=list(HealthCheck),
)


A_PUZZLE = puzzle_after(None)


class Asking:
    """Asks a server in this process, and keeps a list of what is wrong with its answers."""

    def __init__(self, runner: asyncio.Runner, house: House) -> None:
        self.runner, self.house = runner, house
        self.gathered: list[Gathered] = []
        self.browser, self.key = Browser(house), Authenticator(HOST)
        """Those of somebody who is signed in."""
        self.people = 0
        self.meetings: Meetings
        self.moderator: Somebody
        self.case = ""
        """One that is open."""
        self.bram = runner.run(somebody(house.store, "Bram"))
        schema = schemathesis.openapi.from_dict(house.app.openapi())
        found: list[Any] = list(schema.get_all_operations())
        self.operations = sorted(
            (each.ok() for each in found if not each.ok().path.endswith("/stream")),  # that one never ends
            key=lambda each: next(
                (number for number, end in enumerate(LAST, 1) if each.path.endswith(end)),
                len(LAST) * (each.label == LEAVING),
            ),
        )
        self.statuses: defaultdict[str, set[int]] = defaultdict(set)
        self.faults: list[str] = []

    def begin(self) -> None:
        """Begin anew, at new tables and with a new account."""
        self.browser, self.key = Browser(self.house), Authenticator(HOST)
        name = self.new_name()
        self.runner.run(self.browser.register(name, self.key))
        self.meetings = self.runner.run(gather_meetings(self.house, name, dict(self.cookie)))
        self.moderator = self.runner.run(somebody(self.house.store, f"{name}Mod", role="moderator"))
        self.case = self.new_case()
        self.gathered = [*self.runner.run(gather(self.house)), self.runner.run(paired(self.house))]
        self.statuses.clear()
        self.faults.clear()

    @property
    def cookie(self) -> dict[str, str]:
        """The header of whoever is signed in."""
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())}

    def new_name(self) -> str:
        """A name that nobody has."""
        self.people += 1
        return f"Anna{self.people}"

    def new_case(self) -> str:
        """A case about somebody, to be judged."""
        made = Case(f"case{self.people}", "report", "open", self.bram.id, "leaving", "2026-11-19T20:00:00.000Z")
        self.runner.run(people_in(self.house.store).put_case(made))
        return made.id

    def challenge(self, purpose: str, name: str | None = None) -> Json:
        """What the browser of whoever is signed in is asked."""
        return self.runner.run(self.browser.challenge(purpose, name))

    def ask(self, case: Any, wanted: list[Any], token: str = "") -> httpx.Response:
        """Send a request that was made up, and look at what comes back."""
        parts = case.as_transport_kwargs(base_url=str(self.house.http.base_url))
        asked = requests.Request(**{name: parts[name] for name in SENT if name in parts}).prepare()
        shown = {"Authorization": f"Bearer {token}"} if token else {}
        if token == SIGNED_IN:
            shown = self.cookie
        if token == MODERATING:
            shown = self.moderator.headers
        headers: dict[Any, Any] = {**asked.headers, **shown}
        if case.media_type:  # a made-up one would be refused before the body is read (415)
            headers = {name: text for name, text in headers.items() if str(name).lower() != "content-type"}
            headers["Content-Type"] = case.media_type
        body: Any = asked.body
        sending = self.house.http.request(asked.method or "", asked.url or "", headers=headers, content=body)
        answer = self.runner.run(sending)
        self.statuses[case.operation.label].add(answer.status_code)
        told = f"{case.operation.label} {body!r:.300}: {answer.status_code} {answer.text:.300}"
        if answer.status_code >= 400 and (fault := fault_in(answer)):
            self.faults.append(f"{told}: {fault}")
        if answer.status_code == TOO_LARGE:
            return answer
        try:
            case.validate_response(answer, checks=wanted)
        except (Failure, FailureGroup) as fault:
            self.faults.append(f"{told}: {fault}")
        return answer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asking]:
    with asyncio.Runner() as runner, pytest.MonkeyPatch.context() as patch:
        patch.setattr(changing, "ABSENT_SECONDS", -1e6)  # whoever has not come yet may be claimed, too
        stack = AsyncExitStack()
        house = runner.run(
            stack.enter_async_context(a_house(tmp_path_factory.mktemp("house"), push_local=True, accounts=HOST))
        )
        yield Asking(runner, house)
        runner.run(stack.aclose())


@pytest.fixture
def asking(server: Asking) -> Asking:
    """With tables that nobody has asked anything of yet."""
    server.begin()
    return server


async def paired(house: House) -> Gathered:
    """A table of two guests who looked for a game; who waits there may claim it at once."""
    tokens = [secrets.token_urlsafe(32) for _ in range(2)]
    found: Json = {}
    while not found.get("game"):
        for token in tokens:
            body = {"token": token, "name": "Guest", "players": [2], "presets": ["modern"]}
            found = (await house.http.post("/api/v1/seeks", json=body)).json()
    return Gathered("paired", found["game"], tuple(tokens))


def body_for(asking: Asking, operation: Any, there: Gathered) -> Any:
    """What somebody who knows the API would send."""
    name = operation.path.rpartition("/")[2]
    if (body := asking.meetings.body_of(operation.method, operation.path)) is not None:
        return body
    turn, _ = asking.runner.run(asking.house.next_turn(there.id, f"{there.state.replace(' ', '-')}-{name}"))
    known: dict[str, Callable[[], Any]] = {
        "games": lambda: {"seats": [{"kind": "human", "name": "Anna"}, {"kind": "open"}]},
        "import": lambda: asking.runner.run(asking.house.http.get(f"/api/v1/games/{there.id}/record")).text,
        "find": lambda: {"tokens": list(there.tokens)},
        "join": lambda: {"name": "Bram"},
        "moves": lambda: turn,
        "preview": lambda: {"ply": turn["ply"], "actions": turn["actions"]},
        "undo": lambda: {"ply": max(0, turn["ply"] - 1)},
        "again": lambda: {"ply": 1, "seat": 0},
        "answer": lambda: {"accept": True},
        "emotes": lambda: {"emote": "hello"},
        "fill": lambda: {"seat": 1, "level": 1},
        "colour": lambda: {"colour": 4},
        "rematch": lambda: {"same_tiles": True},
        "subscribe": lambda: {**DEVICE, "tokens": list(there.tokens)},
        "challenge": lambda: {"purpose": "sign_in"},
        "people": lambda: {"credential": Authenticator(HOST).make(asking.challenge("register", asking.new_name()))},
        "sessions": lambda: {"credential": asking.key.show(asking.challenge("sign_in"))},
        "passkeys": lambda: {"credential": Authenticator(HOST).make(asking.challenge("add"))},
        "me": lambda: {"credential": asking.key.show(asking.challenge("confirm"))},
        "verdict": lambda: {"what": "warn", "reason": "four games left this week"},
        "tokens": lambda: {"label": "mine", "scopes": ["play"], "token_id": "t" * 16},
        "claim": lambda: {"tokens": list(there.tokens)},
        "cases": lambda: {"about": "Bram", "reason": "leaving"},
        "unsubscribe": lambda: {"endpoint": DEVICE["endpoint"]},
        "seeks": lambda: {"token": secrets.token_urlsafe(32), "name": "Anna"},
    }
    if operation.path.endswith("}/claim"):
        return {}
    if "/bots/" in operation.path:
        return {"token": secrets.token_urlsafe(32), "name": "Anna"}
    if "/puzzles/" in operation.path:
        return {"actions": [action_to_json(action) for action in A_PUZZLE.options[0].actions]}
    return known.get(name, lambda: {})()


def path_of(operation: Any, there: Gathered, asking: Asking) -> Json:
    meetings = asking.meetings
    if "{match_id}" in operation.path or "{event_id}" in operation.path:
        return meetings.path_of(operation.path)
    known = {
        "game_id": there.id,
        "puzzle_id": A_PUZZLE.id,
        "name": meetings.bot if "/bots/" in operation.path else "Bram",
        "pool": "base-2",
        "session_id": "gone",
        "passkey_id": "gone",
        "case_id": asking.case,
        "preset": "wheel-of-fortune" if there.state == "wheel" else "modern",
    }
    return {name: value for name, value in known.items() if f"{{{name}}}" in operation.path}


def test_everybody_may_ask_anything_and_is_answered_as_described(asking: Asking) -> None:
    for operation in asking.operations:
        tables = asking.gathered[:1] if "people" in operation.definition.raw["tags"] else asking.gathered
        for there in tables:
            for token in (*there.tokens, SIGNED_IN, *([MODERATING] if "/cases" in operation.path else [])):
                given_body: Json = {}
                if operation.body:
                    given_body = {
                        "body": body_for(asking, operation, there),
                        "media_type": operation.body[0].media_type,
                    }
                case = operation.Case(path_parameters=path_of(operation, there, asking), **given_body)
                asking.ask(case, CHECKS, token)
    assert not asking.faults, "\n".join(asking.faults[:5])
    unanswered = [label for label, seen in asking.statuses.items() if min(seen) >= 300]
    assert not unanswered, "nobody got a good answer"


@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: mode.value)
def test_whatever_is_made_up_is_answered_as_described(asking: Asking, mode: GenerationMode) -> None:
    asked = 0
    for operation in asking.operations:
        if mode is GenerationMode.NEGATIVE and not operation.body and not operation.query:
            continue  # there is nothing that could be wrong

        @EXAMPLES
        @given(operation.as_strategy(generation_mode=mode), st.sampled_from(asking.gathered), st.data())
        def whatever(case: Any, there: Gathered, more: st.DataObject) -> None:
            nonlocal asked
            asked += 1
            if "game_id" in case.path_parameters and more.draw(st.integers(0, 9)):
                case.path_parameters["game_id"] = there.id
            token = (
                more.draw(st.sampled_from(["", *there.tokens, SIGNED_IN]))
                if mode is GenerationMode.POSITIVE
                else NOBODY
            )
            asking.ask(case, REFUSED if mode is GenerationMode.NEGATIVE else CHECKS, token)

        whatever()
    assert asked > 100
    assert not asking.faults, "\n".join(asking.faults[:5])
