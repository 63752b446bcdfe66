"""Promise 10: bots run outside the event loop; one that crashes, hangs or lies loses its own time, nothing else."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

from support.serving import Serving
from support.visitor import AGAINST_A_BOT, HUMANS, Seated, Visitor, visiting

Json = dict[str, Any]
SECONDS = 1.0
"""What a bot may think in these tests."""
FAULTS = {
    "crashes": "raise SystemExit(3)",
    "dies": "os.kill(os.getpid(), 9)",
    "hangs": "time.sleep(1000)",
    "babbles": "print('I would rather not', flush=True)",
    "lies": "print(json.dumps({'action': {'type': 'place', 'x': 77, 'y': 77, 'rotation': 0}}), flush=True)",
    "answers-null": "print('null', flush=True)",
    "floods": "[print('x' * 100000, flush=True) for _ in range(1000)]",
    "closes": "os.close(1); time.sleep(1000)",
    "eats": "held = [bytearray(1 << 20) for _ in range(64)]; time.sleep(1000)",
    "ignores-its-end": "signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)",
}
GOOD = "print(json.dumps({'action': first(question['legal'])}), flush=True)"
PROGRAM = """
import json, os, signal, sys, time

def first(legal):
    return {key: value["min"] if key in ("bid", "points") else value for key, value in legal[0].items()}

for line in sys.stdin:
    question = json.loads(line)
    if question.get("cmd") == "quit":
        break
    NOTE
    ANSWER
"""


def program(folder: Path, name: str, answer: str, note: str = "pass") -> str:
    """A bot as a program, as an operator would offer it."""
    path = folder / f"{name}.py"
    path.write_text(textwrap.dedent(PROGRAM).replace("ANSWER", answer).replace("NOTE", note), encoding="utf-8")
    return f"{name}=cmd:{sys.executable} {path}"


def offering(own: Serving, bots: list[str]) -> Serving:
    own.environment |= {"CARCASSONNE_BOTS": ";".join(bots), "CARCASSONNE_BOT_SECONDS": str(SECONDS)}
    return own.start()


def sit_with(visitor: Visitor, name: str, **wanted: Any) -> Seated:
    return visitor.new_game([{"kind": "human", "name": "Anna"}, {"kind": "bot", "player": name}], **wanted)


def finish(visitor: Visitor, seated: Seated, seconds: float) -> Json:
    deadline = time.monotonic() + seconds
    while not (state := visitor.state(seated.id))["over"]:
        assert time.monotonic() < deadline, f"stuck at ply {state['ply']}"
        if visitor.play_one(seated) is None:
            time.sleep(0.02)
    return state


def test_a_bot_of_the_operators_is_offered_and_plays_and_is_told_no_order_of_tiles(
    own: Serving, tmp_path: Path
) -> None:
    """It is asked in the protocol for bots."""
    notes = tmp_path / "questions.jsonl"
    offering(own, [program(tmp_path, "good", GOOD, note=f"open({str(notes)!r}, 'a').write(line)")])
    with visiting(own.url) as visitor:
        assert "good" in visitor.http.get("/api/v1/players").text
        seated = sit_with(visitor, "good", draw=["U", "V", "W", "E"])
        assert finish(visitor, seated, 20)["over"]
        made = [entry for entry in visitor.get(seated.id, "log")["entries"] if entry.get("seat") == 1]
    questions = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]
    questions = [question for question in questions if question["cmd"] == "go"]
    assert 0 < len(questions) <= len(made)
    for question in questions:
        assert {"cmd", "view", "legal", "seconds"} <= set(question)
        assert "position" in question["view"]
        assert not {"seed", "stack", "draw", "commitment"} & (set(question) | set(question["view"]))


def test_games_go_on_to_their_end_with_bots_that_fail_in_every_way(own: Serving, tmp_path: Path) -> None:
    """A game with each of them at once, and nothing of theirs outlives the server."""
    offering(own, [program(tmp_path, fault, answer) for fault, answer in FAULTS.items()])
    with visiting(own.url) as visitor:
        seated = {fault: sit_with(visitor, fault, draw=["U", "V", "W"]) for fault in FAULTS}
        deadline = time.monotonic() + 90
        while going := [fault for fault, game in seated.items() if visitor.table(game.id)["status"] != "over"]:
            assert time.monotonic() < deadline, f"stuck with bots that: {going}"
            moved = [visitor.play_one(seated[fault]) for fault in going]
            if not any(moved):
                time.sleep(0.1)
        assert visitor.http.get("/readyz").status_code == 200
    assert own.end() == 0
    assert "Traceback" not in own.log
    deadline = time.monotonic() + 8
    while left := running_from(tmp_path):
        assert time.monotonic() < deadline, f"these outlive the server: {left}"
        time.sleep(0.1)


def running_from(folder: Path) -> list[str]:
    """The processes whose program lies in a folder."""
    told = subprocess.run(["ps", "-ww", "-eo", "pid=,args="], capture_output=True, text=True, check=True).stdout
    return [line for line in told.splitlines() if f"{folder}/" in line]


def test_other_games_do_not_notice_bots_that_misbehave(own: Serving, tmp_path: Path) -> None:
    """Five games with bad bots, more than there are workers; a game of people and one with a level beside them."""
    bad = ["hangs", "floods", "eats", "crashes", "babbles"]
    offering(own, [program(tmp_path, name, FAULTS[name]) for name in bad])
    with visiting(own.url) as visitor:
        calm = timed(visitor, visitor.new_game(HUMANS, seed=1), 20)
        for name in bad:
            visitor.play_one(sit_with(visitor, name, seed=2))
        pairs = [visitor.new_game(HUMANS, seed=1), visitor.new_game(AGAINST_A_BOT, seed=3)]
        beside = timed(visitor, pairs[0], 20)
        began = time.monotonic()
        while visitor.state(pairs[1].id)["ply"] < 8:
            assert time.monotonic() - began < 30, "a bot of ours does not get its turn"
            if visitor.play_one(pairs[1]) is None:
                time.sleep(0.01)
    assert statistics.median(beside) < max(10 * statistics.median(calm), 0.25)


def timed(visitor: Visitor, seated: Seated, moves: int) -> list[float]:
    """Seconds for each of some moves."""
    times = []
    for _ in range(moves):
        began = time.monotonic()
        assert visitor.play_one(seated) is not None
        times.append(time.monotonic() - began)
    return times


def test_while_the_strongest_level_thinks_the_server_answers_everybody(own: Serving) -> None:
    own.start()
    with visiting(own.url) as visitor:
        seats: list[Json] = [
            {"kind": "bot", "level": 7},
            {"kind": "bot", "level": 7},
            {"kind": "human", "name": "Anna"},
        ]
        calm = knocking(visitor)
        for seed in range(3):
            visitor.new_game(seats, seed=seed)
        assert knocking(visitor) < max(0.1, 10 * calm)


def knocking(visitor: Visitor) -> float:
    """Seconds until the server answers, in the middle of thirty times."""
    times = []
    for _ in range(30):
        began = time.monotonic()
        assert visitor.http.get("/healthz").status_code == 200
        times.append(time.monotonic() - began)
        time.sleep(0.03)
    return statistics.median(times)
