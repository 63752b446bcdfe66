"""Games as one text: how a browser keeps them, hands them on as a file, and takes them in again.

`{"schema":1,"secret":…,"games":{ID: rows}}`, with the rows of `storage.memory`. A text of what has changed has the
changed games alone, null for one that is forgotten. What is not ours, or damaged, is refused before anything is done.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.games.tokens import GAME_ID
from carcassonne.server.storage.memory import GameRows, MemoryStore
from carcassonne.server.storage.rows import entry_of, seat_of, setup_of, standing_of

SCHEMA = 1
"""Raised where the rows change so that an older edition could not read them; `_brought_up` reads those of before."""
SECRET = re.compile(r"[0-9a-f]{64}")
KeepText = Callable[[str], Awaitable[Any]]
"""Keeps a text of what has changed, all or nothing. It returns nothing; or, where somebody else has changed a game
meanwhile, a text of that game as it is: then nothing was kept. It raises whatever it likes where storage refuses."""
LONGEST_REASON = 200


class Unreadable(ValueError):
    """A text that holds no games of ours, in a sentence."""


class Kept:
    """What a text holds: the games that can be read, and of the others what is wrong with them."""

    def __init__(self, text: str | None) -> None:
        document = _document(text)
        self.secret: str = document.get("secret") or ""
        self.games: dict[str, GameRows] = {}
        self.damaged: dict[str, str] = {}
        for name, rows in document["games"].items():
            try:
                self.games[name] = checked(name, rows)
            except Exception as fault:  # damaged rows may fail in any way
                self.damaged[name] = f"{type(fault).__name__}: {fault}"[:LONGEST_REASON]


def _document(text: str | None) -> dict[str, Any]:
    """Return a text as what it should be; raises Unreadable."""
    if not text:
        return {"games": {}}
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as reason:
        raise Unreadable(f"this is no file of games, or only a part of one: {reason}"[:LONGEST_REASON]) from None
    if not isinstance(document, dict) or not isinstance(document.get("games"), dict) or "schema" not in document:
        raise Unreadable("this is no file of games: it does not say what it holds")
    if type(document["schema"]) is not int or not 1 <= document["schema"] <= SCHEMA:
        raise Unreadable(f"this was kept by another edition (schema {document['schema']!r:.20}); here it is {SCHEMA}")
    secret = document.get("secret") or ""
    if not isinstance(secret, str) or (secret and not SECRET.fullmatch(secret)):
        raise Unreadable("this is no file of games: its secret is none")
    return document


def checked(name: str, rows: Any) -> GameRows:
    """Return the rows of a game; raises some exception where they are no game's."""
    if not GAME_ID.fullmatch(name) or rows["game"]["id"] != name:
        raise ValueError("the game is not the one that it is kept as")
    setup, standing = setup_of(rows["game"]), standing_of(rows["game"])
    seats, entries = [seat_of(row) for row in rows["seats"]], [entry_of(row) for row in rows["entries"]]
    if len(seats) != setup.rules.players or [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
        raise ValueError("seats or entries are missing")
    if standing.status not in ("waiting", "playing", "over") or type(rows["game"]["version"]) is not int:
        raise ValueError("it does not say how the game stands")
    return cast(GameRows, rows)


def games_text(games: Mapping[str, GameRows | None], secret: str = "") -> str:
    """Return games as text; None stands for one that is forgotten."""
    told = {"secret": secret} if secret else {}
    return json.dumps({"schema": SCHEMA, **told, "games": games}, separators=(",", ":"))


class KeptStore(MemoryStore):
    """Games in memory, of which every change is kept as text."""

    def __init__(self, kept: Kept, keep: KeepText) -> None:
        super().__init__(kept.games, self._keep_changed)
        self._keep_text = keep

    async def remember(self, secret: str) -> None:
        """Keep the secret that bots' dice are made of."""
        await self._told(games_text({}, secret))

    async def forget(self, names: list[str]) -> None:
        """Forget games."""
        await self._told(games_text(dict.fromkeys(names)))
        for name in names:
            self.games.pop(name, None)

    async def take_in(self, games: Mapping[str, GameRows]) -> None:
        """Keep games that come from elsewhere."""
        await self._store(games)

    async def _keep_changed(self, changed: Mapping[str, GameRows]) -> None:
        newer = await self._told(games_text(changed))
        if newer:  # what JavaScript calls null is no None
            self._take_over(str(newer))
            raise Conflict(", ".join(changed))

    async def _told(self, text: str) -> Any:
        try:
            return await self._keep_text(text)
        except Exception as fault:  # a browser's storage fails in many ways
            raise Unavailable(str(fault) or type(fault).__name__) from fault

    def _take_over(self, text: str) -> None:
        """Take over what somebody else has kept; games that are gone are gone here too."""
        try:
            for name, rows in _document(text)["games"].items():
                if rows is None:
                    self.games.pop(name, None)
                else:
                    self.games[name] = checked(name, rows)
        except Exception as fault:
            raise Unavailable(f"what is kept cannot be read: {fault}"[:LONGEST_REASON]) from fault
