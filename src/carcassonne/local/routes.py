"""The addresses that are answered here, each by the server's own command. A test compares them with the server's.

What needs a server is answered with a problem that says so.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import NamedTuple

import carcassonne
from carcassonne.local.asked import Asked
from carcassonne.server.commands import (
    attendance,
    changing,
    moves,
    offers,
    pictures,
    reading,
    records,
    rematches,
    rooms,
    seating,
    undo,
)
from carcassonne.server.http import requests
from carcassonne.server.json_text import json_text
from carcassonne.server.problems import MEDIA_TYPE, Problem
from carcassonne.server.puzzles import answering
from carcassonne.server.puzzles.choosing import puzzle_after, puzzle_of_day
from carcassonne.server.puzzles.mistakes import PLY
from carcassonne.server.puzzles.posed import Posed, shipped
from carcassonne.server.site import drawings, rule_examples
from carcassonne.server.workers import study_answers

PREFIX = "/api/v1"
JSON, SVG, TEXT = "application/json", "image/svg+xml", "text/plain; charset=utf-8"
LONGEST_OPTIONS, LONGEST_COLOURS, LONGEST_ID = 1000, 32, 16


class Answer(NamedTuple):
    """What a request is answered with."""

    status: int
    headers: dict[str, str]
    body: str


def answer(value: object, status: int = 200) -> Answer:
    """Return a value as JSON."""
    return Answer(status, {"content-type": JSON}, json_text(value))


def refusal(problem: Problem) -> Answer:
    """Return the answer to a refused request."""
    own = {name.lower(): value for name, value in problem.headers.items()}
    return Answer(problem.status, {"content-type": MEDIA_TYPE, **own}, json_text(problem.to_json()))


def _file(body: str, kind: str, name: str = "") -> Answer:
    kept = {"content-disposition": f'attachment; filename="{name}"'} if name else {}
    return Answer(200, {"content-type": kind, **kept}, body)


# --- games ------------------------------------------------------------------------------------------------------------
async def _create(asked: Asked) -> Answer:
    wanted = asked.read(requests.GameWanted).plain()
    seating.check_somebody_plays(wanted)
    return answer(await seating.create(asked.home.registry, wanted), 201)


async def _import(asked: Asked) -> Answer:
    record = records.record_text(asked.record())
    return answer(await records.import_record(asked.home.registry, record), 201)


async def _find(asked: Asked) -> Answer:
    wanted = asked.read(requests.FindRequest)
    return answer(await seating.find(asked.home.registry, wanted.tokens, wanted.games))


async def _look(asked: Asked) -> Answer:
    return answer(await reading.look(asked.home.registry, asked.name, asked.positions))


async def _invitation(asked: Asked) -> Answer:
    return answer(await seating.invitation(asked.home.registry, asked.name, asked.token))


async def _join(asked: Asked) -> Answer:
    secret, wanted = asked.token, asked.read(requests.JoinRequest)
    given = wanted.name, wanted.join_id, wanted.colour
    return answer(await seating.join(asked.home.registry, asked.name, secret, *given))


async def _legal(asked: Asked) -> Answer:
    return answer(await reading.legal(asked.home.registry, asked.name))


async def _position(asked: Asked) -> Answer:
    return answer(await reading.position(asked.home.registry, asked.name, asked.ply))


async def _line(asked: Asked) -> Answer:
    return answer(await reading.line(asked.home.registry, asked.name, asked.ply))


async def _log(asked: Asked) -> Answer:
    after, limit = asked.number("after", -1, 1_000_000), asked.number("limit", 1, reading.LONGEST_PAGE)
    after, limit = -1 if after is None else after, limit or reading.LONGEST_PAGE
    return answer(await reading.log(asked.home.registry, asked.name, after, limit))


async def _shuffle(asked: Asked) -> Answer:
    return answer(await reading.shuffle(asked.home.registry, asked.name))


async def _record(asked: Asked) -> Answer:
    text = await reading.record(asked.home.registry, asked.name)
    return _file(text, TEXT, f"carcassonne-{asked.name}.txt")


async def _again(asked: Asked) -> Answer:
    wanted = asked.read(requests.PlayOnRequest)
    given = wanted.ply, wanted.seat, wanted.level
    return answer(await records.play_on(asked.home.registry, asked.name, *given), 201)


async def _rematch(asked: Asked) -> Answer:
    token, wanted = asked.token, asked.read(requests.RematchRequest)
    return await _begun(asked, await rematches.offer(asked.home.registry, asked.name, token, wanted.same_tiles))


async def _answer_rematch(asked: Asked) -> Answer:
    token, said = asked.token, asked.read(requests.RematchReply)
    return await _begun(asked, await rematches.answer(asked.home.registry, asked.name, token, said.accept))


async def _begun(asked: Asked, begun: rematches.Begun) -> Answer:
    status, told = await rematches.answered(asked.home.registry, asked.name, begun)
    return answer(told, status)


async def _cancel(asked: Asked) -> Answer:
    token, positions = asked.token, asked.positions
    asked.nothing()
    return answer(await rooms.cancel(asked.home.registry, asked.name, token, positions))


async def _fill(asked: Asked) -> Answer:
    token, positions, wanted = asked.token, asked.positions, asked.read(requests.FillRequest)
    given = wanted.seat, wanted.level, wanted.player, positions
    return answer(await rooms.fill(asked.home.registry, asked.name, token, *given))


async def _colour(asked: Asked) -> Answer:
    token, positions, wanted = asked.token, asked.positions, asked.read(requests.ColourRequest)
    return answer(await rooms.take_colour(asked.home.registry, asked.name, token, wanted.colour, positions))


async def _emote(asked: Asked) -> Answer:
    token, said = asked.token, asked.read(requests.EmoteRequest)
    return answer(await attendance.emote(asked.home.registry, asked.name, token, said.emote))


# --- moves ------------------------------------------------------------------------------------------------------------
async def _play(asked: Asked) -> Answer:
    token, positions, have = asked.token, asked.positions, asked.have
    wanted = asked.read(requests.MoveRequest).plain()
    moved = await moves.play(asked.home.registry, asked.name, token, wanted)
    return answer(moved.rendered(positions, have))


async def _preview(asked: Asked) -> Answer:
    token, positions, have = asked.token, asked.positions, asked.have
    wanted = asked.read(requests.PreviewRequest).plain()
    return answer(await moves.preview(asked.home.registry, asked.name, token, wanted, positions, have))


async def _resign(asked: Asked) -> Answer:
    token, positions = asked.token, asked.positions
    asked.nothing()
    return answer(await changing.resign(asked.home.registry, asked.name, token, positions))


async def _claim(asked: Asked) -> Answer:
    token, positions = asked.token, asked.positions
    asked.nothing()
    return answer(await changing.claim(asked.home.registry, asked.name, token, positions))


async def _undo(asked: Asked) -> Answer:
    token, positions, wanted = asked.token, asked.positions, asked.read(requests.UndoRequest)
    return answer(await undo.ask(asked.home.registry, asked.name, token, wanted.ply, positions))


async def _answer_undo(asked: Asked) -> Answer:
    token, positions, said = asked.token, asked.positions, asked.read(requests.UndoReply)
    return answer(await undo.answer(asked.home.registry, asked.name, token, said.accept, positions))


# --- study ------------------------------------------------------------------------------------------------------------
async def _hint(asked: Asked) -> Answer:
    token = asked.token
    asked.nothing()
    return answer(await study_answers.hint(asked.home.registry, asked.name, token, asked.home.hints))


async def _find_analysis(asked: Asked) -> Answer:
    status, found = await study_answers.find_analysis(asked.home.registry, asked.name, asked.home.analyses)
    return answer(found, status)


async def _analysis(asked: Asked) -> Answer:
    asked.nothing()
    status, found = await study_answers.analysis(asked.home.registry, asked.name, asked.home.analyses)
    return answer(found, status)


# --- pictures ---------------------------------------------------------------------------------------------------------
async def _picture(asked: Asked) -> Answer:
    async with asked.home.registry.current(asked.name) as table:
        wanted = pictures.position_wanted(table, SVG, asked.ply, asked.text("colours", LONGEST_COLOURS))
        return _file(drawings.drawing_of(*wanted.given()).decode(), SVG)  # type: ignore[arg-type]


async def _landscape(asked: Asked) -> Answer:
    async with asked.home.registry.current(asked.name) as table:
        wanted = pictures.landscape_wanted(table, asked.text("colours", LONGEST_COLOURS))
        return _file(drawings.landscape_of(*wanted.given()).decode(), SVG)  # type: ignore[arg-type]


async def _animation(asked: Asked) -> Answer:
    async with asked.home.registry.current(asked.name) as table:
        wanted = pictures.animation_wanted(table, asked.text("colours", LONGEST_COLOURS))
        moving = drawings.animation_of(*wanted.given()).decode()  # type: ignore[arg-type]
        return _file(moving, SVG, f"carcassonne-{asked.name}.svg")


# --- what can be chosen -----------------------------------------------------------------------------------------------
async def _players(asked: Asked) -> Answer:
    return answer(offers.players(asked.home.registry.settings.bots))


async def _presets(asked: Asked) -> Answer:
    return answer(offers.presets())


async def _rules(asked: Asked) -> Answer:
    options = asked.text("options", LONGEST_OPTIONS) or ""
    return answer(offers.rules_payload(offers.rules_wanted(asked.name, options)))


async def _examples(asked: Asked) -> Answer:
    options = asked.text("options", LONGEST_OPTIONS) or ""
    return answer(rule_examples.examples_payload(offers.rules_wanted(asked.name, options), asked.positions))


async def _puzzle_of_today(asked: Asked) -> Answer:
    day = datetime.now(UTC).date()
    return answer(answering.puzzle_payload(shipped(puzzle_of_day(day).id), day))


async def _another_puzzle(asked: Asked) -> Answer:
    chosen = puzzle_after(asked.text("after", LONGEST_ID))
    return answer(answering.puzzle_payload(shipped(chosen.id)))


async def _puzzle(asked: Asked) -> Answer:
    return answer(answering.puzzle_payload(await _posed(asked)))


async def _try_answer(asked: Asked) -> Answer:
    return answer(answering.preview(await _posed(asked), asked.read(requests.PuzzleAnswer).actions))


async def _attempt(asked: Asked) -> Answer:
    return answer(answering.attempt(await _posed(asked), asked.read(requests.PuzzleAnswer).actions))


async def _puzzles_of_game(asked: Asked) -> Answer:
    return answer(await asked.home.mistakes.of_game(asked.name))


async def _posed(asked: Asked) -> Posed:
    return await asked.home.mistakes.posed(asked.name) if PLY in asked.name else shipped(asked.name)


async def _site(asked: Asked) -> Answer:
    return answer(
        {"version": carcassonne.__version__, "notices": False, "along": None, "imprint": None, "privacy": None}
    )


async def _health(asked: Asked) -> Answer:
    return answer({"status": "ok"})


Route = Callable[[Asked], Awaitable[Answer]]
GAME = f"{PREFIX}/games/{{game_id}}"
ROUTES: dict[tuple[str, str], Route] = {
    ("POST", f"{PREFIX}/games"): _create,
    ("POST", f"{PREFIX}/games/import"): _import,
    ("POST", f"{PREFIX}/games/find"): _find,
    ("GET", GAME): _look,
    ("GET", f"{GAME}/invitation"): _invitation,
    ("POST", f"{GAME}/join"): _join,
    ("GET", f"{GAME}/legal"): _legal,
    ("GET", f"{GAME}/position"): _position,
    ("GET", f"{GAME}/sight"): _position,
    ("GET", f"{GAME}/line"): _line,
    ("GET", f"{GAME}/log"): _log,
    ("GET", f"{GAME}/shuffle"): _shuffle,
    ("GET", f"{GAME}/record"): _record,
    ("POST", f"{GAME}/again"): _again,
    ("POST", f"{GAME}/rematch"): _rematch,
    ("POST", f"{GAME}/rematch/answer"): _answer_rematch,
    ("POST", f"{GAME}/cancel"): _cancel,
    ("POST", f"{GAME}/fill"): _fill,
    ("POST", f"{GAME}/colour"): _colour,
    ("POST", f"{GAME}/emotes"): _emote,
    ("POST", f"{GAME}/moves"): _play,
    ("POST", f"{GAME}/preview"): _preview,
    ("POST", f"{GAME}/resign"): _resign,
    ("POST", f"{GAME}/claim"): _claim,
    ("POST", f"{GAME}/undo"): _undo,
    ("POST", f"{GAME}/undo/answer"): _answer_undo,
    ("POST", f"{GAME}/hint"): _hint,
    ("GET", f"{GAME}/analysis"): _find_analysis,
    ("POST", f"{GAME}/analysis"): _analysis,
    ("GET", f"{GAME}/picture.svg"): _picture,
    ("GET", f"{GAME}/landscape.svg"): _landscape,
    ("GET", f"{GAME}/animation.svg"): _animation,
    ("GET", f"{PREFIX}/players"): _players,
    ("GET", f"{PREFIX}/presets"): _presets,
    ("GET", f"{PREFIX}/rules/{{preset}}"): _rules,
    ("GET", f"{PREFIX}/examples/{{preset}}"): _examples,
    ("GET", f"{PREFIX}/puzzles/today"): _puzzle_of_today,
    ("GET", f"{PREFIX}/puzzles/next"): _another_puzzle,
    ("GET", f"{PREFIX}/puzzles/{{puzzle_id}}"): _puzzle,
    ("POST", f"{PREFIX}/puzzles/{{puzzle_id}}/preview"): _try_answer,
    ("POST", f"{PREFIX}/puzzles/{{puzzle_id}}/attempts"): _attempt,
    ("GET", f"{GAME}/puzzles"): _puzzles_of_game,
    ("GET", f"{PREFIX}/site"): _site,
    ("GET", "/healthz"): _health,
}
SOCKET = re.compile(f"{PREFIX}/games/([^/]+)/socket")
_PATTERNS = [(method, re.compile(re.sub(r"\\{\w+\\}", "([^/]+)", re.escape(path))), route)
             for (method, path), route in ROUTES.items()]  # fmt: skip


def route_of(method: str, path: str) -> tuple[Route, str]:
    """Return who answers at an address, and the game or preset that it names; raises Problem."""
    for known, pattern, route in _PATTERNS:
        found = pattern.fullmatch(path)
        if found and known == method:
            return route, found[1] if pattern.groups else ""
    raise Problem("needs_server", "this needs a server, and there is none: the page plays by itself here")
