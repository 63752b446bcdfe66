"""Pictures to share: a position with names and scores as a PNG, a game as an SVG that moves. They are made in a process
of their own, one at a time.

A large board takes a second or two of a core. What was made is kept for a while; who asks while too many wait is asked
to come back.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from carcassonne.engine.view import View
from carcassonne.notation.record import parse_record, turns
from carcassonne.server.http.problems import Problem

WIDTH = 1200
KEPT = 128
"""Pictures in memory, some hundred kilobytes each; the one not asked for longest goes first."""
WAITING = 32
RETRY_AFTER = 5
SECONDS = 60.0
"""The longest that a picture may take before its process is given up."""


def png(svg: str, width: int) -> bytes:
    """Return a picture of ours as a PNG. Fonts are needed only for names in scripts that our alphabet lacks."""
    import resvg_py  # what draws is imported where it is needed: few processes do

    from carcassonne.art.plain import plain

    drawn = plain(svg)
    made: bytes = resvg_py.svg_to_bytes(svg_string=drawn, width=width, skip_system_fonts="<text" not in drawn)
    return made


def picture_of(view: View, names: Sequence[str], last: tuple[int, int] | None, colours: Sequence[int] = ()) -> bytes:
    """Return a position with names and scores as a PNG."""
    from carcassonne.art import draw

    return png(draw(view, names=names, last=last, track=True, colours=colours), WIDTH)


def drawing_of(view: View, names: Sequence[str], last: tuple[int, int] | None, colours: Sequence[int] = ()) -> bytes:
    """Return a position with names and scores as an SVG, for browsers."""
    from carcassonne.art import draw

    return draw(view, names=names, last=last, track=True, colours=colours).encode()


def landscape_of(view: View, names: Sequence[str], last: tuple[int, int] | None, colours: Sequence[int] = ()) -> bytes:
    """Return the landscape of a position alone as an SVG."""
    from carcassonne.art import draw

    return draw(view, names=names, last=last, colours=colours, legend=False).encode()


def animation_of(record: str, colours: Sequence[int] = ()) -> bytes:
    """Return a game that moves, from its record."""
    from carcassonne.art import animate

    parsed = parse_record(record)
    return animate(turns(parsed), names=parsed.names or None, colours=colours).encode()


def _be_patient() -> None:
    """Let games go first."""
    os.nice(10)


class Pictures:
    """Makes pictures, each once. Its process is started when the first is asked for."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._making: dict[tuple[object, ...], asyncio.Task[bytes]] = {}

    async def of(self, name: tuple[object, ...], make: Callable[..., bytes], *given: object) -> bytes:
        """Return the picture that a function makes of what is given, made once for each name. Raises Problem."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._making:
            if len(self._making) >= WAITING:
                raise Problem("unavailable", "too many pictures are being made", retry_after=RETRY_AFTER)
            making = self._making[name] = asyncio.create_task(self._make(name, make, given))
            making.add_done_callback(lambda _: self._making.pop(name, None))
        return await asyncio.shield(self._making[name])

    async def _make(self, name: tuple[object, ...], make: Callable[..., bytes], given: tuple[object, ...]) -> bytes:
        if self._pool is None:
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawned, initializer=_be_patient)
        work = asyncio.get_running_loop().run_in_executor(self._pool, make, *given)
        try:
            async with asyncio.timeout(SECONDS * WAITING):
                made = await work
        except (BrokenProcessPool, TimeoutError) as fault:
            self._end()
            raise Problem("unavailable", "the picture could not be made", retry_after=RETRY_AFTER) from fault
        self._kept[name] = made
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made

    def _end(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Make no more."""
        for making in tuple(self._making.values()):
            making.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        self._end()
