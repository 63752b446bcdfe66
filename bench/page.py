"""Measures the page in Chromium: bytes to a playable board, seconds to it, its nodes, and frames per second in panning.

python bench/page.py [--tiles N] [--rounds N] [--json FILE] [--write]

Needs playwright and a Chromium (`CHROMIUM` names another than the one on the path). How long the server takes to read a
stored game from its log is measured by bench/server.py.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import re
import shutil
import sys
import tempfile
import urllib.request
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from report import DOCS, Section, machine, markdown
from served import Served

PAGE = DOCS / "performance.md"
SECTION = Section("page")
AIM_KB = 120.0
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
KINDS = {
    "script": "scripts",
    "stylesheet": "styles",
    "font": "fonts",
    "fetch": "the game and the artwork",
    "document": "the page itself",
}
ASSET = re.compile(r"(?:assets|\.)/([\w-]+\.(?:js|css))")
"""The page names its files from the root, the files each other from where they lie."""
DRAWN = """() => [...document.querySelectorAll(".tiles > g > g")].every((tile) => tile.querySelector("image, use"))"""
PAN = """async () => {
  const board = document.querySelector(".board[role=group]") ?? document.querySelector(".board");
  const box = board.getBoundingClientRect();
  const at = (type, x, y) => board.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, pointerType: "mouse", isPrimary: true, button: 0,
    buttons: type === "pointerup" ? 0 : 1, clientX: x, clientY: y }));
  const middle = [box.left + box.width / 2, box.top + box.height / 2];
  const frames = [];
  at("pointerdown", ...middle);
  for (let step = 0; step < 180; step++) {
    const angle = step / 14;
    at("pointermove", middle[0] + 180 * Math.sin(angle), middle[1] + 120 * Math.cos(angle));
    frames.push(await new Promise((done) => requestAnimationFrame(done)));
  }
  at("pointerup", ...middle);
  const gaps = frames.slice(1).map((time, index) => time - frames[index]).sort((a, b) => a - b);
  const fps = 1000 * gaps.length / (frames[frames.length - 1] - frames[0]);
  return { fps, worst: gaps[Math.floor(0.95 * gaps.length)] };
}"""


def main() -> int:
    """Measure and tell."""
    args = _arguments()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        print("no Chromium found: install it, or name one in CHROMIUM", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            numbers = measured(browser, served, args)
        finally:
            browser.close()
            served.end()
    SECTION.deliver(PAGE, section(numbers, args), numbers, args)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tiles", type=int, default=100, help="tiles on the board that is panned; 100 by default")
    parser.add_argument("--rounds", type=int, default=5, help="rounds whose median counts; 5 by default")
    parser.add_argument("--json", metavar="FILE", help="write the numbers there too")
    parser.add_argument("--write", action="store_true", help="update docs/performance.md")
    args = parser.parse_args()
    if args.tiles < 2 or args.rounds < 1:
        parser.error("tiles must be above 1 and rounds above 0")
    return args


# --- measuring --------------------------------------------------------------------------------------------------------
def measured(browser: Browser, served: Served, args: argparse.Namespace) -> dict[str, Any]:
    """Every number of the page."""
    _say(f"playing a game to {args.tiles} tiles")
    fresh, large = _game(served, 1), _game(served, args.tiles)
    for drawing in ("sprite.svg", "art.json"):  # drawn when they are first asked for
        _fetched(served, f"art/{drawing}")
    loads, pans = [], []
    for turn in range(args.rounds):
        loads.append(_load(browser, served, fresh))
        _say(f"round {turn + 1} of {args.rounds}: playable after {loads[-1]['seconds']:.2f} s")
        pans.append(_pan(browser, served, large))
        _say(f"round {turn + 1} of {args.rounds}: {pans[-1]['fps']:.0f} frames per second")
    return {
        "bytes": loads[0]["bytes"],
        "everything": _everything(served),
        "elements": pans[0]["elements"],
        "nodes": pans[0]["nodes"],
        "seconds": median(load["seconds"] for load in loads),
        "again": median(load["again"] for load in loads),
        "fps": median(pan["fps"] for pan in pans),
        "frame_p95_ms": median(pan["worst"] for pan in pans),
        "rounds": args.rounds,
    }


def _game(served: Served, tiles: int) -> dict[str, Any]:
    """A game with so many tiles on its board, and a few more in its deck."""
    dice, deck = random.Random(3), list("DUVEKWABCFGHIJLMNOPQRST")
    draw = [dice.choice(deck) for _ in range(tiles + 5)]
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Bram"}]
    made = _ask(served, "/games", {"preset": "modern", "seats": seats, "draw": draw})
    state: dict[str, Any] = _ask(served, f"/games/{made['id']}")["state"]
    while len(state["board"]) < tiles and not state["over"]:
        action = dice.choice(_ask(served, f"/games/{made['id']}/legal")["actions"])
        body = {"ply": state["ply"], "move_id": f"m{state['ply']}", "actions": [action]}
        state = _ask(served, f"/games/{made['id']}/moves", body, made["tokens"][str(state["to_act"])])["state"]
    found: dict[str, Any] = made
    return found


def _ask(served: Served, path: str, body: Any = None, token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    sent = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{served.url}/api/v1{path}", sent, headers)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(request, timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def _fetched(served: Served, path: str) -> bytes:
    """What the server sends, compressed as it sends it."""
    request = urllib.request.Request(f"{served.url}/{path}", headers={"Accept-Encoding": "gzip"})
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(request, timeout=120) as answer:
        body: bytes = answer.read()
    return body


def _everything(served: Served) -> int:
    """Bytes of the scripts and styles of all pages in all languages, found from the first page on."""
    sizes, waiting = dict[str, int](), [""]
    while waiting:
        path = waiting.pop()
        body = _fetched(served, path)
        sizes[path] = len(body)
        text = (gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body).decode()
        named = {f"assets/{name}" for name in ASSET.findall(text)}
        waiting += [name for name in named if name not in sizes and name not in waiting]
    return sum(sizes.values())


def _sit(browser: Browser, served: Served, game: dict[str, Any]) -> Page:
    """A device that holds the game's seats, on an empty page of the server."""
    context = browser.new_context(base_url=served.url, viewport={"width": 1440, "height": 900})
    kept = json.dumps(json.dumps({game["id"]: game["tokens"]}))
    context.add_init_script(f"localStorage.setItem('carcassonne.seats', {kept})")
    return context.new_page()


def _load(browser: Browser, served: Served, game: dict[str, Any]) -> dict[str, Any]:
    """From the address to a board on which a square can be chosen: with nothing in the cache, and again."""
    page, sizes = _sit(browser, served, game), dict[str, int]()
    session, kinds = page.context.new_cdp_session(page), dict[str, str]()
    session.send("Network.enable")
    session.on("Network.responseReceived", lambda seen: kinds.update({seen["requestId"]: seen["type"].lower()}))

    def loaded(seen: dict[str, Any]) -> None:
        kind = kinds.get(seen["requestId"], "other")
        sizes[kind] = sizes.get(kind, 0) + int(seen["encodedDataLength"])

    session.on("Network.loadingFinished", loaded)
    seconds = _until_playable(page, game)
    counted = dict(sizes)
    again = _until_playable(page, game)
    page.context.close()
    return {"bytes": counted, "seconds": seconds, "again": again}


def _until_playable(page: Page, game: dict[str, Any]) -> float:
    page.goto(f"/g/{game['id']}", wait_until="commit")
    page.locator("[data-square]").first.wait_for(state="visible", timeout=60_000)
    return float(page.evaluate("performance.now() / 1000"))


def _pan(browser: Browser, served: Served, game: dict[str, Any]) -> dict[str, float]:
    """Frames per second while the board is dragged about."""
    page = _sit(browser, served, game)
    _until_playable(page, game)
    page.wait_for_function(DRAWN, timeout=60_000)
    page.wait_for_timeout(500)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    elements = page.evaluate("document.querySelectorAll('*').length")
    found: dict[str, float] = page.evaluate(PAN) | {"elements": elements, "nodes": metrics["Nodes"]}
    page.context.close()
    return found


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# --- telling ----------------------------------------------------------------------------------------------------------
def section(numbers: dict[str, Any], args: argparse.Namespace) -> str:
    """The part of the page between the markers."""
    sizes = numbers["bytes"]
    code = (sizes.get("script", 0) + sizes.get("stylesheet", 0) + sizes.get("document", 0)) / 1000
    rows = [[name, f"{sizes[kind] / 1000:,.0f} KB"] for kind, name in KINDS.items() if kind in sizes]
    return "\n".join(
        [
            "## The page",
            "",
            "What a browser with an empty cache fetches for a table, compressed, in English:",
            "",
            markdown(
                [
                    ["part", "bytes"],
                    *rows,
                    ["page, scripts and styles", f"{code:,.0f} KB (aim: under {AIM_KB:.0f} KB)"],
                    ["scripts and styles of all pages and languages", f"{numbers['everything'] / 1000:,.0f} KB"],
                ]
            ),
            "",
            f"From the address to a playable board: {numbers['seconds']:.2f} s, with a warm cache "
            f"{numbers['again']:.2f} s.",
            f"Panning a board of {args.tiles} tiles: {numbers['fps']:.0f} frames per second, 95 % of the frames within "
            f"{numbers['frame_p95_ms']:.0f} ms (Chromium without a graphics card, 1440×900). It has "
            f"{numbers['elements']:,.0f} elements, and {numbers['nodes']:,.0f} nodes with those in pictures.",
            "",
            f"Medians of {args.rounds} rounds on {date.today().isoformat()}: {machine()}.",
            "",
            "To repeat: `make bench-page`.",
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
