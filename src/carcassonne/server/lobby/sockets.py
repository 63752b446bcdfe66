"""The sockets of a lobby in one process: each hears of its own seek at once, of others in a frame a second at most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from carcassonne.server.games.subscriber import Subscriber
from carcassonne.server.json_text import Rendered, json_text
from carcassonne.server.lobby.payloads import SeekPayload, my_seek_payload, seek_payload
from carcassonne.server.lobby.seek_rows import Seek

SHOWN = 100
"""How many seeks are told, those that wait longest."""


class LobbySockets:
    """Who listens, and what they have been told."""

    def __init__(self) -> None:
        self._sockets: set[Subscriber] = set()
        self._of_seek: dict[str, set[Subscriber]] = {}
        self._told: dict[str, SeekPayload] = {}
        """The seeks that every socket has been told of."""
        self._count = 0

    def __len__(self) -> int:
        return len(self._sockets)

    @contextmanager
    def listening(self, subscriber: Subscriber) -> Iterator[None]:
        """Tell a socket of the lobby, from what the others know on, for as long as it is open."""
        seeks = list(self._told.values())
        subscriber.enqueue(json_text({"type": "lobby", "seeks": seeks, "open": self._count}))
        self._sockets.add(subscriber)
        try:
            yield
        finally:
            self._sockets.discard(subscriber)

    def bind(self, subscriber: Subscriber, seek: Seek) -> None:
        """Tell a socket of a seek that is its own."""
        self._of_seek.setdefault(seek.id, set()).add(subscriber)

    def leave(self, subscriber: Subscriber, seek_id: str) -> bool:
        """Tell a socket no more of a seek; return whether no other one listens for it."""
        listening = self._of_seek.get(seek_id, set())
        listening.discard(subscriber)
        if not listening:
            self._of_seek.pop(seek_id, None)
        return not listening

    def tell_seeker(self, seek_id: str, seek: Seek | None) -> None:
        """Tell the sockets of a seek what has become of it: None where it is there no more."""
        frame = my_seek_frame(seek)
        for subscriber in self._of_seek.pop(seek_id, ()):
            subscriber.enqueue(frame)

    def tell_all(self, seeks: Mapping[str, Seek]) -> None:
        """Tell everybody what has changed since they were told last: one text for all of them."""
        shown = shown_seeks(seeks)
        came = [row for seek_id, row in shown.items() if seek_id not in self._told]
        gone = [seek_id for seek_id in self._told if seek_id not in shown]
        count = told_count(len(seeks))
        if came or gone or count != self._count:
            frame = json_text({"type": "changes", "came": came, "gone": gone, "open": count})
            for subscriber in tuple(self._sockets):
                subscriber.enqueue(frame)
        self._told, self._count = shown, count

    def end(self, code: int) -> None:
        """End every socket with a close code."""
        for subscriber in tuple(self._sockets):
            subscriber.end(code)


def told_count(count: int) -> int:
    """Return how many are said to look for a game: of a crowd about how many, or every socket would hear of each.

    >>> told_count(100), told_count(101), told_count(1049)
    (100, 100, 1000)
    """
    rough = 10 ** max(0, len(str(count)) - 2)
    return count if count <= SHOWN else round(count / rough) * rough


def my_seek_frame(seek: Seek | None) -> Rendered:
    """Return what a socket is told of its own seek."""
    return json_text({"type": "seek", **my_seek_payload(seek)})


def shown_seeks(seeks: Mapping[str, Seek]) -> dict[str, SeekPayload]:
    """Return the seeks that are told, those that wait longest first."""
    longest: Sequence[Seek] = sorted(seeks.values(), key=lambda seek: (seek.created, seek.id))[:SHOWN]
    return {seek.id: seek_payload(seek) for seek in longest}
