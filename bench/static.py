"""Measures the page without a server: bytes, seconds to a first move, thinking by level, frames meanwhile, and memory.

python bench/static.py [--rounds N] [--decisions N] [--json FILE] [--write]

Needs the folder that `make static` makes, playwright and a Chromium (`CHROMIUM` names another than that on the path).
A Firefox is measured too where there is one (`FIREFOX`). A slower device is stood in for where Linux lets the browser
have less of the processor, which takes the rights of root.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from statistics import fmean, median
from typing import Any

from firefox import firefox
from page import FLAGS, PAN
from plain_host import FORMS, PlainHost, hosting
from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from report import DOCS, Section, machine, markdown
from slowed import slowed

from carcassonne.ai.player import Question
from carcassonne.ai.players.levels import LEVELS, LevelPlayer
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.notation.record import print_record, record_of
from carcassonne.server.workers.messages import rules_message
from carcassonne.server.workers.state_codec import packed
from carcassonne.server.workers.worker import Worker

PAGE = DOCS / "performance.md"
SECTION = Section("static")
FOLDER = DOCS.parent / "build" / "static"
AIM_MB, AIM_COLD, AIM_WARM = 4.5, 1.5, 0.8
GAMES = 10
SLOWER = (4, 6)
SLOW_LEVELS = (5, 6, 7)
PAUSE = 0.4
"""Seconds that a bot waits before it lays a tile, so that one sees it (`bot_pause`)."""
DRAFT = {"seats": [{"kind": "bot", "level": 5}, {"kind": "human"}]}
EMPTY = "licences.txt"
"""A file of the host that fetches nothing else."""
PREPARE = "async (draft) => localStorage.setItem('carcassonne.draft', JSON.stringify(draft))"
FIRST_MOVE = """async () => {
  const until = async (holds) => { while (!holds()) await new Promise((done) => setTimeout(done, 5)); };
  const way = () => document.querySelector("button.way");
  const table = () => document.querySelector("[data-phase]");
  await until(way);
  way().click();
  await until(() => table() && document.querySelector("[data-square]") && Number(table().dataset.ply) > 0);
  return performance.now() / 1000;
}"""
KEPT = """async () => {
  while (!(await caches.match("/engine/kept/manifest.json"))) await new Promise((done) => setTimeout(done, 50));
}"""
THINKER = """
const thinker = async ({ base, files, script }) => {
  const blobs = await Promise.all(files.map(async (name) => [name, await (await fetch(base + name)).blob()]));
  const worker = new Worker(script, { type: "module" });
  const heard = () => new Promise((done, fail) => {
    worker.onmessage = ({ data }) => ("failed" in data ? fail(data.failed) : done(data.answer));
    worker.onerror = (event) => fail(event.message);
  });
  const lives = heard();
  worker.postMessage({ begin: { base, files: new Map(blobs), life: crypto.randomUUID() } });
  await lives;
  const ask = (line) => {
    const answer = heard();
    worker.postMessage({ id: 1, line });
    return answer;
  };
  return { ask, end: () => worker.terminate() };
};
"""
DECIDE = f"""async (given) => {{{THINKER}
  const {{ ask, end }} = await thinker(given);
  const spent = [];
  for (const line of given.lines) {{
    const began = performance.now();
    const answer = await ask(line);
    if (!answer.includes("choice")) throw new Error(answer);
    spent.push(performance.now() - began);
  }}
  end();
  return spent;
}}"""
KEEP_THINKING = f"""async (given) => {{{THINKER}
  const {{ ask }} = await thinker(given);
  (async () => {{ for (;;) for (const line of given.lines) await ask(line); }})();
}}"""
PLAY = """async (number) => {
  const waiting = new Map();
  const post = self.bench ?? (self.bench = self.postMessage.bind(self));
  self.postMessage = (told) => (told?.window === "bench" ? waiting.get(told.id)?.(told.answer) : post(told));
  let last = 1000 * number;
  const ask = async (method, path, body, token) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const id = ++last;
    const answer = new Promise((done) => waiting.set(id, done));
    const target = `/api/v1${path}`;
    const asked = { ask: "request", method, target, headers, body: body ? JSON.stringify(body) : null };
    self.onmessage({ data: { window: "bench", id, ...asked } });
    const { status, body: text } = await answer;
    waiting.delete(id);
    if (status >= 400) throw new Error(text);
    return JSON.parse(text);
  };
  const seats = [{ kind: "human", name: "Anna" }, { kind: "bot", level: 5 }];
  const made = await ask("POST", "/games", { preset: "modern", seats });
  for (let move = 0; ; move++) {
    const { state } = await ask("GET", `/games/${made.id}`);
    if (state.over) return move;
    if (state.to_act !== 0) await new Promise((done) => setTimeout(done, 50));
    else {
      const { actions } = await ask("GET", `/games/${made.id}/legal`);
      const action = actions[(7 * move) % actions.length];
      const body = { ply: state.ply, move_id: `m${state.ply}`, actions: [action] };
      await ask("POST", `/games/${made.id}/moves`, body, made.tokens["0"]);
    }
  }
}"""
RULES = Rules.of("modern", 2)
Evaluate = Callable[[str, Any], Any]
Lines = dict[int, list[str]]
"""What each level is asked."""


def main() -> int:
    """Measure and tell."""
    args = _arguments()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        print("no Chromium found: install it, or name one in CHROMIUM", file=sys.stderr)
        return 2
    if not (FOLDER / EMPTY).is_file():
        print(f"there is no page in {FOLDER}: run `make static`", file=sys.stderr)
        return 2
    with hosting(FOLDER) as host, sync_playwright() as playwright:
        numbers = measured(playwright, chromium, host, args)
    SECTION.deliver(PAGE, section(numbers), numbers, args)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="rounds whose median counts; 5 by default")
    parser.add_argument("--decisions", type=int, default=12, help="decisions a level is asked for; 12 by default")
    parser.add_argument("--json", metavar="FILE", help="write the numbers there too")
    parser.add_argument("--write", action="store_true", help="update docs/performance.md")
    args = parser.parse_args()
    if args.rounds < 1 or args.decisions < 1:
        parser.error("rounds and decisions must be above 0")
    return args


# --- measuring --------------------------------------------------------------------------------------------------------
def measured(playwright: Playwright, chromium: str, host: PlainHost, args: argparse.Namespace) -> dict[str, Any]:
    """Every number of the section."""
    record, states = _played()
    lines = {level: _questions(states, level, args.decisions) for level in range(1, len(LEVELS) + 1)}
    numbers: dict[str, Any] = {"rounds": args.rounds, "decisions": args.decisions, "native": _natively(lines)}
    with _launched(playwright, chromium) as browser:
        numbers["chromium"] = browser.version
        numbers["starts"] = _starts(browser, host, args.rounds)
        numbers |= _bytes(host)
        with _window(browser, host) as page:
            numbers["levels"] = _levels(page.evaluate, host, lines)
        numbers["frames"] = _frames(browser, host, record, lines[7])
        numbers["memory"] = _memory(browser, host)
    numbers["slower"] = _slower(playwright, chromium, host, args.rounds, lines)
    numbers["firefox"] = _in_firefox(host, args.rounds, lines)
    numbers["load"] = os.getloadavg()[1]
    return numbers


@contextmanager
def _launched(playwright: Playwright, program: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=program, args=FLAGS, timeout=120_000)
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def _window(browser: Browser, host: PlainHost) -> Iterator[Page]:
    """A page of a device of its own, which has nothing of the host but that it is to play against level 5."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(host.url + EMPTY)
    page.evaluate(PREPARE, DRAFT)
    yield page
    context.close()


def _played() -> tuple[str, list[str]]:
    """The record of a game of level 5 against itself, and its states before every decision."""
    player, game, states = LevelPlayer(LEVELS[4], 5, threads=1), Game(RULES, seed=5), list[str]()
    while not game.over:
        states.append(packed(game))
        game.play(player.choose(Question.of(game)).action)
    return print_record(record_of(game, ("Anna", "Bram"))), states


def _questions(states: list[str], level: int, decisions: int) -> list[str]:
    """What a level is asked, evenly over the game, as a table asks it."""
    asked = [states[len(states) * number // decisions] for number in range(decisions)]
    rules = rules_message(RULES)
    told = {"do": "decide", "rules": rules, "player": str(level), "seed": 7, "seconds": 60.0}
    return [json.dumps({**told, "state": state}) for state in asked]


def _natively(lines: Lines) -> dict[str, float]:
    """Milliseconds a decision by level, here and on one thread."""
    worker, found = Worker(lambda told: None), dict[str, float]()
    for level, asked in lines.items():
        began = time.perf_counter()
        for line in asked:
            worker.answer(line.encode())
        found[str(level)] = 1000 * (time.perf_counter() - began) / len(asked)
    return found


def _starts(browser: Browser, host: PlainHost, rounds: int) -> list[dict[str, float]]:
    found = []
    for turn in range(rounds):
        with _window(browser, host) as page:
            found.append(_start(page.goto, page.evaluate, host))
        _say(f"round {turn + 1} of {rounds}: {found[-1]}")
    return found


def _start(goto: Callable[[str], Any], evaluate: Evaluate, host: PlainHost) -> dict[str, float]:
    """Seconds from the address to a first move of level 5: with nothing kept, and once more."""
    goto(host.url)
    cold = float(evaluate(FIRST_MOVE, None))
    evaluate(KEPT, None)
    goto(host.url + EMPTY)
    goto(host.url)
    return {"cold": cold, "warm": float(evaluate(FIRST_MOVE, None))}


def _bytes(host: PlainHost) -> dict[str, Any]:
    """What the first visits have asked for, raw and packed: what lies in the engine's folder, and the page."""
    packed_bytes = {"engine": 0, "page": 0}
    raw = dict(packed_bytes)
    for name in set(host.sent) - {EMPTY}:
        file, part = host.folder / name, "engine" if name.startswith("engine/") else "page"
        raw[part] += file.stat().st_size
        beside = [found for end in FORMS.values() if (found := file.with_name(file.name + end)).is_file()]
        packed_bytes[part] += min((each.stat().st_size for each in beside), default=file.stat().st_size)
    return {"raw": raw, "packed": packed_bytes}


def _given(host: PlainHost, lines: list[str]) -> dict[str, Any]:
    """What a worker that thinks is begun with, and what it is asked."""
    manifest = json.loads((host.folder / "engine" / "manifest.json").read_text(encoding="utf-8"))
    (script,) = (host.folder / "assets").glob("thinking.worker-*.js")
    return {
        "base": f"{host.url}engine/{manifest['version']}/",
        "files": [file["name"] for file in manifest["files"]],
        "script": f"{host.url}assets/{script.name}",
        "lines": lines,
    }


def _levels(evaluate: Evaluate, host: PlainHost, lines: Lines) -> dict[str, float]:
    """Milliseconds a decision by level, in a worker of the page; the first is not counted."""
    found = dict[str, float]()
    for level, asked in lines.items():
        found[str(level)] = fmean(evaluate(DECIDE, _given(host, [asked[0], *asked]))[1:])
        _say(f"level {level}: {found[str(level)]:.2f} ms")
    return found


def _frames(browser: Browser, host: PlainHost, record: str, lines: list[str]) -> dict[str, Any]:
    """Frames a second while a board of a whole game is dragged about: nobody thinking, and level 7."""
    with _window(browser, host) as page:
        page.goto(f"{host.url}#/import")
        page.locator("textarea").fill(record)
        page.locator("form button.pri").click()
        page.wait_for_url("**/replay")
        page.get_by_role("button", name="To the end").click()
        page.wait_for_timeout(2000)
        alone = page.evaluate(PAN)
        page.evaluate(KEEP_THINKING, _given(host, lines))
        return {"alone": alone, "thinking": page.evaluate(PAN)}


def _memory(browser: Browser, host: PlainHost) -> list[float]:
    """MB of the page's process, with its workers, before and after each of ten games against level 5."""
    with _window(browser, host) as page:
        page.goto(host.url)
        page.evaluate(FIRST_MOVE)
        tables = next(worker for worker in page.workers if "/table.worker" in worker.url)
        found = [_resident(browser)]
        for number in range(1, GAMES + 1):
            moves = tables.evaluate(PLAY, number)
            found.append(_resident(browser))
            _say(f"game {number} of {GAMES}: {moves} questions, {found[-1]:.0f} MB")
    return found


def _resident(browser: Browser) -> float:
    """The largest of the browser's processes that show pages."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    sizes = [_megabytes(each["id"]) for each in processes if each["type"] == "renderer"]
    return max(sizes)


def _megabytes(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1000


def _slower(playwright: Playwright, chromium: str, host: PlainHost, rounds: int, lines: Lines) -> dict[str, Any]:
    """The same with less of the processor: seconds to a first move, and thinking."""
    found = dict[str, Any]()
    with tempfile.TemporaryDirectory() as folder:
        for times in SLOWER:
            try:
                with slowed(chromium, times, Path(folder)) as program, _launched(playwright, program) as browser:
                    starts = _starts(browser, host, min(rounds, 3))
                    with _window(browser, host) as page:
                        levels = _levels(page.evaluate, host, {level: lines[level] for level in SLOW_LEVELS})
            except OSError as reason:
                _say(f"not measured {times} times slower: {reason}")
                return {}
            found[str(times)] = {"starts": starts, "levels": levels}
    return found


def _in_firefox(host: PlainHost, rounds: int, lines: Lines) -> dict[str, Any]:
    program = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        return {}
    starts = []
    for turn in range(rounds):
        with firefox(program) as window:
            window.goto(host.url + EMPTY)
            window.evaluate(PREPARE, DRAFT)
            starts.append(_start(window.goto, window.evaluate, host))
            _say(f"Firefox, round {turn + 1} of {rounds}: {starts[-1]}")
            if turn == rounds - 1:
                levels, version = _levels(window.evaluate, host, lines), window.version
    return {"starts": starts, "levels": levels, "version": version}


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# --- telling ----------------------------------------------------------------------------------------------------------
def section(numbers: dict[str, Any]) -> str:
    """The part of the page between the markers."""
    raw, small = numbers["raw"], numbers["packed"]
    megabytes = sum(small.values()) / 1e6
    browsers = {f"Chromium {numbers['chromium'].split('.')[0]}": numbers}
    browsers |= {f"the same, {times} times slower": found for times, found in numbers["slower"].items()}
    if numbers["firefox"]:
        browsers[f"Firefox {numbers['firefox']['version']}"] = numbers["firefox"]
    starts = [[name, *_start_cells(found["starts"])] for name, found in browsers.items()]
    measured = {"natively": numbers["native"]} | {name: found["levels"] for name, found in browsers.items()}
    levels = [
        [name, *(f"{found[str(level)]:.2f}" if str(level) in found else "–" for level in range(1, len(LEVELS) + 1))]
        for name, found in measured.items()
    ]
    alone, thinking = numbers["frames"]["alone"], numbers["frames"]["thinking"]
    memory = numbers["memory"]
    return "\n".join(
        [
            "## The page without a server",
            "",
            f"A first visit fetches {megabytes:.2f} MB (aim: under {AIM_MB} MB): {small['engine'] / 1e6:.2f} MB of the "
            f"engine in brotli, {small['page'] / 1e6:.2f} MB of the page; unpacked {sum(raw.values()) / 1e6:.1f} MB.",
            "",
            f"Seconds from the address to the first move of level 5. Of these {PAUSE} s are a pause, so that one sees "
            f"it come; without it the aim is {AIM_COLD} s with nothing kept and {AIM_WARM} s on a later visit:",
            "",
            markdown([["", "nothing kept", "later", "without the pause", "later"], *starts]),
            "",
            "Milliseconds a decision by level, evenly over a game of `modern`:",
            "",
            markdown([["", *(str(level) for level in range(1, len(LEVELS) + 1))], *levels]),
            "",
            f"Panning the board of a whole game: {alone['fps']:.0f} frames per second, {thinking['fps']:.0f} while "
            f"level 7 thinks; 95 % of the frames within {alone['worst']:.0f} and {thinking['worst']:.0f} ms. Memory of "
            f"the page with its workers: {memory[0]:.0f} MB before ten games against level 5, {memory[1]:.0f} after "
            f"the first, {memory[-1]:.0f} after the tenth.",
            "",
            f"Medians of {numbers['rounds']} rounds, {numbers['decisions']} decisions a level, on "
            f"{date.today().isoformat()}: {machine()}, load {numbers['load']:.1f}. Slower: the whole browser with that "
            "part of the processor. The host is on the same machine.",
            "",
            "To repeat: `make static bench-static`.",
        ]
    )


def _start_cells(starts: list[dict[str, float]]) -> list[str]:
    cold, warm = (median(each[name] for each in starts) for name in ("cold", "warm"))
    return [f"{each:.2f}" for each in (cold, warm, cold - PAUSE, warm - PAUSE)]


if __name__ == "__main__":
    sys.exit(main())
