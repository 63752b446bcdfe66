"""The rooms of the page: each imports only what stands left of it, and none but the list names a box."""

from __future__ import annotations

import re
from pathlib import Path

from modules import PAGE, PAGE_MODULES, imported_by_page

ROOT = Path(__file__).parents[1]
ROOMS = [
    "boxes.ts",  # the list
    "api",
    "words",
    "router.svelte.ts",
    "look",
    "notices",
    "local",
    "board",
    "game",
    "replay",
    "pages",
    "table",
    "learn",
    "puzzle",
    "boxes",  # found by the files that gather them (boxes.ts), imported by nobody
    "routes.ts",
    "App.svelte",
    "main.ts",
]
"""From left to right: the folders of web/src and the files beside them."""
FILES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in (ROOT / PAGE).rglob("*")
    if path.name.endswith(PAGE_MODULES) and not path.name.endswith(".d.ts")
}


def room_of(path: str) -> str:
    return path.removeprefix(PAGE).split("/")[0]


def to_the_right(files: dict[str, str]) -> list[tuple[str, str]]:
    """Who imports what of a room that stands right of its own."""
    return [
        (path, other)
        for path, text in sorted(files.items())
        for other in sorted(imported_by_page(path, text, files))
        if ROOMS.index(room_of(other)) > ROOMS.index(room_of(path))
    ]


def test_a_room_of_the_page_imports_only_what_stands_left_of_it() -> None:
    assert to_the_right(FILES) == []


def test_every_room_of_the_page_has_its_place() -> None:
    assert sorted({room_of(path) for path in FILES}) == sorted(ROOMS)


def test_imports_are_seen_late_and_in_markup() -> None:
    table = {f"{PAGE}table/Table.svelte": '{#await import("../learn/Learn.svelte") then one}{one}{/await}'}
    learn = {f"{PAGE}learn/Learn.svelte": 'import type { Game } from "../table/Table.svelte";'}
    assert to_the_right(table | learn) == [(f"{PAGE}table/Table.svelte", f"{PAGE}learn/Learn.svelte")]


PAST_THE_TRANSPORT = re.compile(r"""\bfetch\(|\bWebSocket\(|\bEventSource\(|["'`]/(?:api|art|healthz)\b""")
MAY_ASK = {
    f"{PAGE}api/transport.ts",
    f"{PAGE}notices/worker.js",  # a program of its own, between the page and the network
    f"{PAGE}local/answering.ts",  # what stands in the server's place,
    f"{PAGE}local/engine.ts",  # and what its workers are made of
    f"{PAGE}local/either.ts",  # a transport that asks the server or this browser,
    f"{PAGE}local/along.svelte.ts",  # and what sends the server the games that this browser has
}


def past_the_transport(files: dict[str, str]) -> set[str]:
    """Who reaches for the network, or names an address of the server, without asking the one who knows the way."""
    named = r"""(?:ask|answer|url)\(["'`]/\w+|= "/api/v1"|// .*"""
    return {path for path, text in files.items() if PAST_THE_TRANSPORT.search(re.sub(named, "", text))}


def test_whatever_the_page_asks_goes_through_its_transport() -> None:
    assert past_the_transport(FILES) == MAY_ASK
    links = {"a": "href={`/api/v1/games/${id}/record`}", "b": 'fetch("x")', "c": 'ask("/healthz")', "d": "fetched(x)"}
    assert past_the_transport(links) == {"a", "b"}


def test_a_box_imports_no_other_box() -> None:
    inside = {path: text for path, text in FILES.items() if path.startswith(f"{PAGE}boxes/") and path.count("/") > 3}
    others = {
        (path, other)
        for path, text in inside.items()
        for other in imported_by_page(path, text, FILES)
        if other in inside and other.split("/")[3] != path.split("/")[3]
    }
    assert (len(inside) > 50, others) == (True, set())
