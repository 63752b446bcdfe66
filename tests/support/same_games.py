"""Plays games through whoever answers requests, and writes down every answer: a server's, or a page's without one.

Run as a program, in Pyodide too, it plays by `carcassonne.local` and prints what it was answered as a line of JSON.
What is drawn by lot is drawn alike by both, so that ids and tokens are the same and bots roll the same dice.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import secrets
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

Request = Callable[[str, str, dict[str, str], str | None], Awaitable[tuple[int, dict[str, str], str]]]
"""Method, address, headers, body: status, headers, body."""
Listen = Callable[[str, int], Awaitable[list[str]]]
"""So many frames of a line to an address."""
HEADERS = ("content-type", "content-disposition", "www-authenticate", "retry-after")
"""What the page reads of an answer's headers."""
TIMES = re.compile(r"\d{4}-\d\d-\d\d(T[\d:.]+Z)?|\d{1,2} [A-Z][a-z]{2,8} \d{4}")
SECRET = "5" * 64
SHORT = 120
PRESETS = ("modern", "first-edition-nl", "first-edition-da", "wheel-of-fortune", "bridges-castles-bazaars", "big-box")
GAMES = 50


def draw_alike() -> None:
    """Let what is drawn by lot be the same every time: each kind and size of it is counted."""
    drawn: Counter[tuple[str, int]] = Counter()

    def made(kind: str, size: int) -> bytes:
        drawn[kind, size] += 1
        return hashlib.sha512(f"{kind} {size} {drawn[kind, size]}".encode()).digest()[:size]

    def urlsafe(size: int | None = None) -> str:
        import base64

        return base64.urlsafe_b64encode(b"a" + made("urlsafe", size or 32)[1:]).decode().rstrip("=")

    drawn_by: Any = secrets
    drawn_by.token_urlsafe = urlsafe
    drawn_by.token_hex = lambda size=None: made("hex", size or 32).hex()
    drawn_by.randbits = lambda bits: int.from_bytes(made("bits", bits // 8), "big")
    drawn_by.randbelow = lambda below: int.from_bytes(made("below", 8), "big") % below


class Played:
    """Games that are played by requests; `told` is every answer: what was asked, status, headers, and its digest."""

    def __init__(self, request: Request, listen: Listen) -> None:
        self._request = request
        self._listen = listen
        self.told: list[tuple[str, int, dict[str, str], str]] = []

    async def ask(self, method: str, path: str, body: Any = None, token: str = "", text: str | None = None) -> Any:
        """Ask, write the answer down, and return its JSON."""
        status, named, answer = await self._asked(method, f"/api/v1{path}", body, token, text)
        kept = {name: value for name, value in sorted(named.items()) if name in HEADERS}
        self.told.append((f"{method} {path}", status, kept, short(answer)))
        return json.loads(answer) if "json" in named.get("content-type", "") else answer

    async def _asked(
        self, method: str, path: str, body: Any, token: str, text: str | None
    ) -> tuple[int, dict[str, str], str]:
        kind = "text/plain" if path.endswith("/import") else "application/json"
        headers = {"Content-Type": kind} if method == "POST" else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        sent = (text if text is not None else json.dumps({} if body is None else body)) if method == "POST" else None
        return await self._request(method, path, headers, sent)

    async def settled(self, game: str, seats: dict[str, str]) -> Any:
        """The game as soon as somebody at this device is to act, or it is over; how often that is asked counts not."""
        while True:
            _, _, answer = await self._asked("GET", f"/api/v1/games/{game}?position=true", None, "", None)
            found = json.loads(answer)
            if found["table"]["status"] != "playing" or str(found["position"]["state"]["to_act"]) in seats:
                return found
            await asyncio.sleep(0.005)

    async def play(self, number: int) -> None:
        """One game: what is asked at which ply depends on its number alone."""
        preset = PRESETS[number % len(PRESETS)]
        kinds = ["human", "bot"] if number % 5 == 0 else ["human"] * (2 + number % 4)
        seats = [{"kind": kind} | ({"name": f"N{seat}"} if kind == "human" else {"level": 3 + number % 3})
                 for seat, kind in enumerate(kinds)]  # fmt: skip
        made = await self.ask("POST", "/games", {"preset": preset, "seats": seats, "seed": number})
        game, tokens, here = made["id"], made["tokens"], dict(made["tokens"])
        last = 1000 if number % 5 == 0 else 12 + number
        have, undone = -1, False
        while True:
            found = await self.settled(game, here)
            position = found["position"]
            ply, seat = position["state"]["ply"], str(position["state"]["to_act"])
            if found["table"]["status"] == "over":
                break
            if ply >= last:
                await self.ask("POST", f"/games/{game}/resign?position=true", {}, here.pop(seat))
                continue
            if ply == 9 and not undone:
                undone = True
                await self.ask("POST", f"/games/{game}/undo?position=true", {"ply": ply - 3}, tokens[seat])
                continue
            legal = (await self.ask("GET", f"/games/{game}/legal"))["actions"]
            action = lowest(legal[(number * 31 + ply * 17) % len(legal)])
            decision = {"ply": ply, "actions": [action]}
            if ply % 7 == 3:
                await self.ask("POST", f"/games/{game}/preview?have={have}", decision, tokens[seat])
            if ply % 11 == 5:
                await self._refusals(game, decision, tokens, seat)
            moved = decision | {"move_id": f"m{ply}-{undone}"}
            await self.ask("POST", f"/games/{game}/moves?have={position['seq']}", moved, tokens[seat])
            have = position["seq"]
        await self._afterwards(number, game, tokens)

    async def _refusals(self, game: str, decision: Any, tokens: dict[str, str], seat: str) -> None:
        """What is asked wrongly."""
        path, token = f"/games/{game}/moves", tokens[seat]
        wrong = decision | {"move_id": "w"}
        await self.ask("POST", path, wrong)
        await self.ask("POST", path, wrong, "x" * 43)
        await self.ask("POST", path, wrong | {"ply": decision["ply"] + 1}, token)
        await self.ask("POST", path, wrong | {"ply": "1"}, token)
        await self.ask("POST", path, wrong | {"actions": []}, token)
        await self.ask("POST", path, wrong | {"actions": [{"type": "fly"}]}, token)
        await self.ask("POST", path, wrong | {"actions": [{"type": "place", "x": 99, "y": 99, "rotation": 0}]}, token)
        await self.ask("POST", f"{path}?have=some", wrong, token)
        await self.ask("POST", f"/games/{game}/undo", {"ply": decision["ply"] + 5}, token)
        await self.ask("POST", f"/games/{game}/colour", {"colour": 7}, token)
        await self.ask("POST", f"/games/{game}/claim", {}, token)
        await self.ask("GET", f"/games/{game}/shuffle")
        await self.ask("POST", f"/games/{game}/analysis")

    async def _afterwards(self, number: int, game: str, tokens: dict[str, str]) -> None:
        """What is asked of a game that is over."""
        at = f"/games/{game}"
        token = next(iter(tokens.values()))
        found = await self.ask("GET", f"{at}?position=true")
        for path in ("", "/position?ply=4", "/line?ply=2", "/line", "/shuffle", "/log", "/log?after=5&limit=3"):
            await self.ask("GET", at + path)
        for path in ("/landscape.svg", "/animation.svg?colours=2,1", "/position?ply=99999", "/analysis", "/puzzles"):
            await self.ask("GET", at + path)
        if number % 10 == 0:
            for path in ("/animation.svg", "/picture.svg?ply=7"):
                await self.ask("GET", at + path)
        record = await self.ask("GET", f"{at}/record")
        made = await self.ask("POST", "/games/import", text=record)
        await self.ask("POST", "/games/import", text=record[: len(record) // 2] + "}")
        await self.ask("POST", "/games/find", {"tokens": [token], "games": [made["id"], "A" * 16]})
        await self.ask("POST", f"{at}/again", {"ply": 5, "seat": 0})
        await self.ask("POST", f"{at}/rematch", {"same_tiles": True}, token)
        count = found["table"]["seq"] + 2
        texts = await self._listen(f"/api/v1{at}/socket?after=-1&have=3", count)
        self.told += [(f"line {at}", 0, {}, short(text)) for text in texts]

    async def offers(self) -> None:
        """What can be chosen, before there is a game."""
        for path in ("/players", "/presets", "/rules/modern", "/rules/big-box?options=river%3Dtrue", "/rules/none"):
            await self.ask("GET", path)
        for preset in PRESETS:
            await self.ask("GET", f"/examples/{preset}?position=true")
        await self.ask("GET", "/examples/modern?options=inns_cathedrals%3Dtrue")
        puzzle = await self.ask("GET", "/puzzles/next")
        for path in (
            "/puzzles/today",
            f"/puzzles/next?after={puzzle['id']}",
            "/puzzles/none",
            f"/puzzles/{'A' * 16}-9",
        ):
            await self.ask("GET", path)
        sent = {"actions": [lowest(puzzle["position"]["legal"][0])]}
        for path in ("preview", "attempts"):
            for body in (sent, {"actions": [{"type": "fly"}]}, {}):
                await self.ask("POST", f"/puzzles/{puzzle['id']}/{path}", body)
        await self.ask("GET", "/games/AAAAAAAAAAAAAAAA")
        wrongs: list[Any] = [{}, {"seats": []}, {"seats": [{"kind": "human", "name": " "}] * 2}, {"preset": "chess"}]
        for wrong in wrongs:
            await self.ask("POST", "/games", {"seats": [{"kind": "human", "name": "Anna"}] * 2} | wrong)
        await self.ask("POST", "/games", {"seats": [{"kind": "bot", "level": 1}] * 2})
        await self.ask("POST", "/games/find", text="{")


def lowest(action: Any) -> Any:
    """A legal action as it is sent: of a range its smallest."""
    ranges = {name: value["min"] for name, value in action.items() if isinstance(value, dict) and "min" in value}
    return action | ranges


def short(text: str) -> str:
    """A text without times: itself, or its digest."""
    text = TIMES.sub("<time>", text)
    return (
        text if len(text) <= SHORT else f"{hashlib.sha256(text.encode()).hexdigest()[:24]} of {len(text)}: {text[:60]}"
    )


async def play_all(request: Request, listen: Listen, games: int = GAMES) -> list[Any]:
    """Play; return every answer."""
    played = Played(request, listen)
    await played.offers()
    for number in range(games):
        await played.play(number)
    return json.loads(json.dumps(played.told))  # type: ignore[no-any-return]


# --- by carcassonne.local ---------------------------------------------------------------------------------------------
async def play_here(games: int = GAMES) -> list[Any]:
    """Play without a server, with a worker that thinks in this process; what is kept is told at the end."""
    import carcassonne.local
    from carcassonne.local import thinking

    think = thinking.open(lambda told: None)
    kept: dict[str, Any] = {}

    async def keep(text: str) -> None:
        kept.update(json.loads(text)["games"])

    async def ask_bot(line: str, told: object) -> str:
        return think(line)

    given = json.dumps({"schema": 1, "secret": SECRET, "games": {}})
    home = await carcassonne.local.open(given, keep, ask_bot, '{"bot_pause":0}')

    async def request(method: str, path: str, headers: dict[str, str], body: str | None) -> Any:
        status, named, text = await home.request(method, path, json.dumps(headers), body)
        return status, json.loads(named), text

    async def listen(path: str, count: int) -> list[str]:
        heard = Heard(count)
        line = home.open_line(path, heard)
        await heard.enough.wait()
        line.close()
        return heard.texts

    told = await play_all(request, listen, games)
    assert json.loads(home.export())["games"] == json.loads(json.dumps(kept)), "what was kept is not what there is"
    await home.close()
    return told


class Heard:
    """Hears so many texts."""

    def __init__(self, count: int) -> None:
        self.texts: list[str] = []
        self.enough = asyncio.Event()
        self._count = count

    def opened(self) -> None:
        pass

    def text(self, text: str) -> None:
        self.texts.append(text)
        if len(self.texts) >= self._count:
            self.enough.set()

    def closed(self) -> None:
        self.enough.set()


async def main() -> None:
    draw_alike()
    print(json.dumps(await play_here(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)))


if __name__ == "__main__":
    asyncio.run(main())
