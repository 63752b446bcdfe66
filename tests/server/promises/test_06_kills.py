"""Promise 6: an acknowledged move survives `kill -9` at any point; nothing is told before it is committed."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import httpx

from carcassonne.engine.rules import Rules
from carcassonne.notation.json import action_from_json, view_to_json
from support.frames import is_entry, open_stream
from support.serving import Serving
from support.tally import TALLY
from support.visitor import AGAINST_A_BOT, HUMANS, Seated, Visitor, a_move_id, chosen, visiting

Json = dict[str, Any]
KILLS = 4
"""For each kind of database."""
FURTHER = 24
"""Decisions that each game goes on for in the end: several turns of everybody."""
BETWEEN = 0.1
"""Seconds between two tries to reach a server that is away: it needs the processor to come back."""
GONE = (httpx.TransportError, httpx.StreamError)


@dataclass(eq=False)
class Player(threading.Thread):
    """Plays the human seats of one game after another through whatever happens, and keeps what was acknowledged."""

    url: str
    seats: list[Json]
    preset: str
    seed: int
    stop: threading.Event
    acknowledged: dict[str, list[Json]] = field(default_factory=dict)
    games: list[Seated] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        threading.Thread.__init__(self, daemon=True)

    def run(self) -> None:
        with visiting(self.url) as visitor:
            visitor.dice = random.Random(self.seed)
            while not self.stop.is_set():
                try:
                    self.play(visitor)
                except GONE:
                    time.sleep(BETWEEN)
                except AssertionError as reason:
                    self.wrong.append(str(reason))
                    return

    def play(self, visitor: Visitor) -> None:
        state = self.state(visitor) if self.games else None
        if state is None or state["over"]:
            self.games.append(visitor.new_game(self.seats, preset=self.preset, seed=self.seed + len(self.games)))
            state = self.state(visitor)
        seated = self.games[-1]
        if state["to_act"] not in seated.tokens:
            time.sleep(0.02)  # a bot thinks
            return
        _, actions = visitor.legal(seated.id)
        if not actions:
            return
        self.send(visitor, seated, state, chosen(actions, visitor.dice))

    def state(self, visitor: Visitor) -> Json:
        return visitor.state(self.games[-1].id)

    def send(self, visitor: Visitor, seated: Seated, state: Json, action: Json) -> None:
        """Send a move until it is answered, always under the same name."""
        move_id = a_move_id()
        while True:
            try:
                answer = visitor.move(seated.id, seated.tokens[state["to_act"]], state["ply"], action, move_id=move_id)
            except GONE:
                time.sleep(BETWEEN)
                continue
            if answer.status_code == 503:
                time.sleep(BETWEEN)
                continue
            break
        if answer.status_code == 200:
            self.acknowledged.setdefault(seated.id, []).append({"action": action, **answer.json()})
        elif answer.status_code != 409:
            self.wrong.append(f"{answer.status_code}: {answer.text}")


@dataclass(eq=False)
class Watcher(threading.Thread):
    """Follows the first game of a player and keeps every entry it was told."""

    url: str
    player: Player
    stop: threading.Event
    told: dict[str, list[Json]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        threading.Thread.__init__(self, daemon=True)

    def run(self) -> None:
        while not self.stop.is_set():
            if not self.player.games:
                time.sleep(0.02)
                continue
            game = self.player.games[-1].id
            heard = self.told.setdefault(game, [])
            try:
                with open_stream(self.url, game, heard[-1]["seq"] if heard else 0) as frames:
                    for frame in frames:
                        if is_entry(frame):
                            heard.append(frame)
                        if self.stop.is_set() or self.player.games[-1].id != game:
                            break
            except (*GONE, AssertionError, ValueError):  # gone, not yet back, or cut off in the middle of a line
                time.sleep(BETWEEN)


def replayed(preset: str, seed: int, entries: list[Json]) -> Json:
    """The state the rules come to by the actions of a log."""
    from carcassonne.engine.game import Game

    game = Game(Rules.of(preset, 2), seed=seed)
    for entry in entries:
        game.play(action_from_json(entry["action"]))
    return view_to_json(game.view())


def without_seed(state: Json) -> Json:
    return {name: value for name, value in state.items() if name != "seed"}


def test_whatever_was_acknowledged_is_there_after_kills_at_random_points_and_the_games_go_on(fresh: Serving) -> None:
    dice, stop = random.Random(fresh.port), threading.Event()
    fresh.start()
    tables = [(HUMANS, "modern"), (AGAINST_A_BOT, "modern"), (HUMANS, "bridges-castles-bazaars"),
              (AGAINST_A_BOT, "wheel-of-fortune")]  # fmt: skip
    players = [Player(fresh.url, seats, preset, 100 * number, stop) for number, (seats, preset) in enumerate(tables)]
    watchers = [Watcher(fresh.url, player, stop) for player in players]
    for thread in (*players, *watchers):
        thread.start()
    for _ in range(KILLS):
        wait_for_moves(players, dice.randint(4, 24))
        time.sleep(dice.uniform(0, 0.05))
        fresh.kill()
        fresh.start()
    wait_for_moves(players, 8)
    stop.set()
    for thread in (*players, *watchers):
        thread.join(timeout=20)
    assert [reason for player in players for reason in player.wrong] == []
    with visiting(fresh.url) as visitor:
        for player, watcher in zip(players, watchers, strict=True):
            for number, seated in enumerate(player.games):
                check(visitor, player, watcher, seated, player.seed + number)
            go_on(visitor, player.games[-1])
    TALLY.kills += KILLS


def wait_for_moves(players: list[Player], more: int) -> None:
    """Wait until so many more moves were acknowledged; a killed server must get to work again by itself."""
    wanted, deadline = acknowledged(players) + more, time.monotonic() + 300
    while acknowledged(players) < wanted:
        assert time.monotonic() < deadline, f"{acknowledged(players)} moves, then nothing: {players[0].wrong}"
        time.sleep(0.005)


def acknowledged(players: list[Player]) -> int:
    return sum(len(moves) for player in players for moves in list(player.acknowledged.values()))


def check(visitor: Visitor, player: Player, watcher: Watcher, seated: Seated, seed: int) -> None:
    """Everything acknowledged or told is in the log, once, and the state is what the log comes to."""
    entries = [entry for entry in visitor.get(seated.id, "log")["entries"] if entry["seq"] > 0]
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    by_seq = {entry["seq"]: entry for entry in entries}
    for made in player.acknowledged.get(seated.id, []):
        kept = by_seq[made["seq"]]
        assert (kept["action"], kept["events"]) == (made["action"], made["events"])
    heard = watcher.told.get(seated.id, [])
    assert [entry["seq"] for entry in heard] == list(range(1, len(heard) + 1))
    for entry in heard:
        assert {**by_seq[entry["seq"]], "state": entry["state"]} == entry, "something was told that is not in the log"
    assert without_seed(visitor.state(seated.id)) == replayed(player.preset, seed, entries)


def go_on(visitor: Visitor, seated: Seated) -> None:
    """Play a game on, or to its end; bots must wake up by themselves."""
    deadline, wanted = time.monotonic() + 300, visitor.state(seated.id)["ply"] + FURTHER
    while (state := visitor.state(seated.id))["ply"] < wanted and not state["over"]:
        assert time.monotonic() < deadline, f"stuck at ply {state['ply']} with seat {state['to_act']} to act"
        if visitor.play_one(seated, state) is None:
            time.sleep(0.02)
    assert visitor.table(seated.id)["status"] == ("over" if state["over"] else "playing")
