"""Pictures to share: a position with names and scores as a PNG, a game as an SVG that moves. They are made in a process
of their own, one at a time, and compressed there.

A large board takes a second or two of a core. What was made is kept for a while; those who ask are served in turn, and
who asks for too many is asked to come back.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import os
import re
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial

import carcassonne
from carcassonne.ai.processes import end_with_parent
from carcassonne.engine.view import View
from carcassonne.server.fair_places import FairPlaces
from carcassonne.server.problems import Problem
from carcassonne.server.site.content import Content, etag_of

WIDTH = 1200
LARGEST = 1200 * 3600
"""Pixels of a picture: a column of tiles is drawn smaller, as it would take seconds and hundreds of megabytes."""
KEPT = 64 * 1024 * 1024
"""Bytes of pictures in memory; the one not asked for longest goes first."""
WAITING = 512
SHARE = 32
"""Pictures that may wait: everybody's together, and those that one address has asked for."""
RETRY_AFTER = 5
SECONDS = 180.0
"""The longest that a picture may take, on a busy machine, before its process is given up."""
_SIZE = re.compile(r'<svg[^>]* viewBox="\S+ \S+ (\S+) (\S+)"')
Name = tuple[object, ...]


def png(svg: str, width: int) -> bytes:
    """Return a picture of ours as a PNG. Fonts are needed only for names in scripts that our alphabet lacks."""
    import resvg_py  # what draws is imported where it is needed: few processes do

    from carcassonne.art.plain import plain

    drawn = plain(svg)
    made: bytes = resvg_py.svg_to_bytes(svg_string=drawn, width=width, skip_system_fonts="<text" not in drawn)
    return made


def picture_of(
    view: View,
    names: Sequence[str],
    last: tuple[int, int] | None,
    colours: Sequence[int] = (),
    caption: Sequence[str] = (),
) -> bytes:
    """Return a position with names, scores and caption as a PNG."""
    from carcassonne.art import draw

    drawn = draw(view, names=names, last=last, track=True, colours=colours, caption=caption)
    return png(drawn, width_of(drawn))


def width_of(svg: str) -> int:
    """Return how wide a drawing becomes as a picture: the usual, or less where it would have too many pixels."""
    found = _SIZE.match(svg)
    assert found is not None
    width, height = map(float, found.groups())
    return max(1, min(WIDTH, int(math.sqrt(LARGEST * width / height))))


def _be_patient() -> None:
    """Let games go first, and end with the server, however it ends."""
    end_with_parent()
    os.nice(10)


def _content(make: Callable[..., bytes], given: tuple[object, ...], media_type: str, etag: str) -> Content:
    """Make a picture and compress it, in the process of pictures."""
    return Content.of(make(*given), media_type, etag)


def etag_of_name(name: Name) -> str:
    """Return the ETag of a picture, which is known before the picture is made."""
    return etag_of(repr((carcassonne.__version__, *name)).encode("utf-8", "surrogatepass"))


@dataclass(slots=True)
class _Making:
    """A picture that is asked for: who waits for it, and whether it is being made."""

    task: asyncio.Task[Content] | None = None
    watched: int = 0
    begun: bool = False


class Pictures:
    """Makes pictures, each once, for askers in turn. Its process is started when the first is asked for."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[Name, Content] = OrderedDict()
        self._bytes = 0
        self._making: dict[Name, _Making] = {}
        self._shares: Counter[str] = Counter()
        self._places = FairPlaces(1)

    async def of(
        self,
        name: Name,
        asker: str,
        media_type: str,
        make: Callable[..., bytes],
        given: Callable[[], tuple[object, ...]],
    ) -> Content:
        """Return the picture that a function makes of what is given, made once for each name. Raises Problem.

        A picture that everybody has stopped waiting for before it was begun is not made.
        """
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        making = self._making.get(name) or self._begin(name, asker, media_type, make, given())
        assert making.task is not None
        making.watched += 1
        try:
            return await asyncio.shield(making.task)
        finally:
            making.watched -= 1
            if not making.watched and not making.begun:
                making.task.cancel()
                self._forget(name, making)

    def _begin(
        self, name: Name, asker: str, media_type: str, make: Callable[..., bytes], given: tuple[object, ...]
    ) -> _Making:
        if self._shares[asker] >= SHARE:
            raise Problem("too_many_requests", f"{SHARE} pictures are being made for you", retry_after=RETRY_AFTER)
        if len(self._making) >= WAITING:
            raise Problem("unavailable", "too many pictures are being made", retry_after=RETRY_AFTER)
        making = self._making[name] = _Making()
        self._shares[asker] += 1
        making.task = asyncio.create_task(self._make(making, name, asker, partial(_content, make, given, media_type)))
        making.task.add_done_callback(lambda task: self._done(task, name, making, asker))
        return making

    def _done(self, task: asyncio.Task[Content], name: Name, making: _Making, asker: str) -> None:
        if not task.cancelled():
            task.exception()  # also where nobody waits for it any more
        self._forget(name, making)
        self._shares -= Counter({asker: 1})

    def _forget(self, name: Name, making: _Making) -> None:
        if self._making.get(name) is making:
            del self._making[name]

    async def _make(self, making: _Making, name: Name, asker: str, work: Callable[[str], Content]) -> Content:
        async with self._places.place(asker):
            making.begun = True
            try:
                async with asyncio.timeout(SECONDS):
                    made = await self._run(work, etag_of_name(name))
            except (BrokenProcessPool, TimeoutError) as fault:
                self._end()
                raise Problem("unavailable", "the picture could not be made", retry_after=RETRY_AFTER) from fault
        self._keep(name, made)
        return made

    async def _run(self, work: Callable[[str], Content], etag: str) -> Content:
        if self._pool is None:
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawned, initializer=_be_patient)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, etag)

    def _keep(self, name: Name, made: Content) -> None:
        self._kept[name] = made
        self._bytes += made.size
        while self._bytes > KEPT:
            self._bytes -= self._kept.popitem(last=False)[1].size

    def _end(self) -> None:
        """End the process, also in the middle of a picture: nobody waits for that any more."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = tuple((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    async def close(self) -> None:
        """Make no more."""
        tasks = [making.task for making in self._making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._end()
