"""A browser at a server inside the test's own process: it keeps cookies, registers and signs in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import httpx

from support.authenticator import Authenticator
from support.tables import House

Json = dict[str, Any]
API = "/api/v1"


@dataclass(slots=True)
class Browser:
    """A browser with its cookies, which httpx would not send without encryption."""

    house: House
    cookies: dict[str, str] = field(default_factory=dict)
    agent: str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"User-Agent": self.agent, "Cookie": "; ".join(f"{n}={v}" for n, v in self.cookies.items())}
        answer = await self.house.http.request(method, API + path, json=body, headers=headers)
        for line in answer.headers.get_list("set-cookie"):
            name, value = line.split(";")[0].split("=", 1)
            assert name.startswith("__Host-"), line
            assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in line.split(";")}, line
            assert "Domain" not in line
            self.cookies[name] = value
        return answer

    async def challenge(self, purpose: str, name: str | None = None) -> Json:
        answer = await self.ask("POST", "/people/challenge", {"purpose": purpose} | ({"name": name} if name else {}))
        assert answer.status_code == 200, answer.text
        options: Json = answer.json()["options"]
        return options

    async def register(self, name: str, key: Authenticator) -> Json:
        answer = await self.ask("POST", "/people", {"credential": key.make(await self.challenge("register", name))})
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        return found

    async def sign_in(self, key: Authenticator) -> httpx.Response:
        return await self.ask("POST", "/sessions", {"credential": key.show(await self.challenge("sign_in"))})

    async def name(self) -> str | None:
        answer = await self.ask("GET", "/me")
        return answer.json()["name"] if answer.status_code == 200 else None


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.json().get("code", "")
