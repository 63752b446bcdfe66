"""Promise 1: until a game ends no byte sent to any player, spectator, bot or log depends on undrawn tiles."""

from __future__ import annotations

import json
import os
import random
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck
from support.frames import ENTRIES, frames_of, open_socket
from support.rigged import KNOWN, stacked
from support.serving import Serving
from support.visitor import HUMANS, Seated, Visitor, visiting

Json = dict[str, Any]
DECK = len(full_deck(Rules.of("modern", 3)))
READ = (
    "", "?position=true", "/legal", "/log", "/sight", "/position", "/position?ply=0", "/position?ply=3",
    "/line", "/line?ply=3", "/record",
)  # fmt: skip


def decks(preset: str, drawn: int) -> tuple[list[str], list[str]]:
    """Two orders of one deck that agree in the tiles drawn so far and in no more; what is set aside comes last."""
    rules = Rules.of(preset, 2)
    stack = full_deck(rules)
    random.Random(1).shuffle(stack)
    aside = Game(rules).set_aside
    stack.sort(key=lambda tile: tile in aside)
    rest = stack[drawn:]
    while rest[0] == stack[drawn]:
        random.Random(rest[0]).shuffle(rest)
        rest = rest[1:] + rest[:1]
    return stack, stack[:drawn] + rest


def blanked(text: str, seated: Seated) -> str:
    """A text without what is different in any two games: ids, tokens, the time of day, the promised hash."""
    for secret in (*seated.tokens.values(), *(link.partition("#")[2] for link in seated.links.values())):
        text = text.replace(secret, "TOKEN")
    text = text.replace(seated.id, "ID")
    text = re.sub(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z?", "TIME", text)
    text = re.sub(r'\[Date "[^"]*"\]', "DATE", text)
    text = re.sub(r'"request": ?"[^"]*"', '"request": "REQUEST"', text)
    return re.sub(r"\b[0-9a-f]{64}\b", "COMMITMENT", text)


class Heard:
    """Everything somebody can read or hear of a game."""

    def __init__(self, visitor: Visitor, url: str, seated: Seated) -> None:
        self.visitor, self.url, self.seated = visitor, url, seated
        self.told: list[str] = []

    def keep(self, name: str, text: str) -> None:
        self.told.append(f"{name}: {blanked(text, self.seated)}")

    def look(self) -> None:
        """Read every document and preview every decision there is."""
        for path in READ:
            self.keep(path, self.visitor.http.get(f"/api/v1/games/{self.seated.id}{path}").text)
        state, (ply, actions) = self.visitor.state(self.seated.id), self.visitor.legal(self.seated.id)
        for action in actions:
            body = {"ply": ply, "actions": [action]}
            answer = self.visitor.post(self.seated.id, "preview", body, self.seated.tokens[state["to_act"]])
            self.keep("preview", answer.text)
            have = f"preview?have={ply}"  # nothing is taken back here: the last entry has the number of the ply
            token = self.seated.tokens[state["to_act"]]
            self.keep("changes of a preview", self.visitor.post(self.seated.id, have, body, token).text)
            turn = self.visitor.post(
                self.seated.id, "preview", {"ply": ply, "actions": [action, {"type": "skip"}]},
                self.seated.tokens[state["to_act"]],
            )  # fmt: skip
            self.keep("preview of a turn", turn.text)
        self.keep("hint", self.visitor.post(self.seated.id, "hint", {}, self.seated.tokens[state["to_act"]]).text)
        self.keep(
            "refusal",
            self.visitor.move(self.seated.id, self.seated.tokens[state["to_act"]], ply, {"type": "pass"}).text,
        )


def play_and_listen(serving: Serving, preset: str, deck: list[str], tiles: int) -> tuple[list[str], Json]:
    """Play the first tiles of a deck by dice that fall the same in every run; give all that was told, and the state."""
    with visiting(serving.url) as visitor:
        visitor.dice = random.Random(9)
        seated = visitor.new_game(HUMANS, preset=preset, draw=deck)
        heard = Heard(visitor, serving.url, seated)
        heard.keep("new", json.dumps(seated.table))
        with (
            open_socket(serving.url, seated.id) as socket,
            open_socket(serving.url, seated.id, positions=True) as drawn,
            open_socket(serving.url, seated.id, have=-1) as told,
        ):
            state = visitor.state(seated.id)
            while len(deck) - state["deck"] < tiles:
                heard.keep("legal", json.dumps(visitor.legal(seated.id)))
                made = visitor.play_one(seated)
                assert made is not None
                heard.keep("answer", json.dumps(made))
                state = made["state"]
            heard.look()
            for name, listening in (("frame", socket), ("position", drawn), ("changes", told)):
                for frame in frames_of(listening):
                    heard.keep(name, json.dumps(frame))
                    if state["ply"] in (frame.get("seq"), frame.get("changes", {}).get("seq")):
                        break
        return heard.told, state


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_two_games_that_differ_only_in_what_is_still_to_be_drawn_tell_the_same(plain: Serving, preset: str) -> None:
    """The games are played with known decks: what the server does not know to be secret it must still not tell."""
    first, second = decks(preset, 9)
    assert first != second
    one, state = play_and_listen(plain, preset, first, 9)
    two, same = play_and_listen(plain, preset, second, 9)
    assert state == same
    assert len(one) == len(two) > 40
    for mine, yours in zip(one, two, strict=True):
        assert mine == yours


def test_the_order_of_the_deck_shows_once_it_is_drawn(plain: Serving) -> None:
    """The same two games, one tile further, differ: the comparison above would have seen it."""
    first, second = decks("modern", 9)
    one, _ = play_and_listen(plain, "modern", first, 10)
    two, _ = play_and_listen(plain, "modern", second, 10)
    assert one != two


def secretly(folder: Path, address: str, order: int) -> list[str]:
    """All that a game with a secret shuffle tells while ten tiles are drawn, byte by byte but for the time of day."""
    tests = str(Path(__file__).parents[2])
    paths = os.pathsep.join([tests, *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {"CARCASSONNE_TEST_ORDER": str(order), "PYTHONPATH": paths, "CARCASSONNE_LOG_LEVEL": "debug"}
    serving = Serving(folder, address, environment, program=("-m", "support.rigged"))
    serving.start()
    try:
        with visiting(serving.url) as visitor:
            return heard_secretly(visitor, serving)
    finally:
        serving.close()


def heard_secretly(visitor: Visitor, serving: Serving) -> list[str]:
    seated = visitor.new_game([*HUMANS, {"kind": "bot", "level": 2}])
    assert seated.table["shuffle"] == "secret"
    heard, frames, last = Heard(visitor, serving.url, seated), list[str](), 0
    heard.keep("new", json.dumps(seated.table))
    with (
        open_socket(serving.url, seated.id) as socket,
        open_socket(serving.url, seated.id, positions=True) as drawn,
    ):
        while (state := visitor.state(seated.id))["deck"] > DECK - KNOWN:
            if state["to_act"] in seated.tokens:
                heard.keep("answer", json.dumps(visitor.play_one(seated)))
        while visitor.state(seated.id)["to_act"] not in seated.tokens:
            time.sleep(0.02)
        heard.look()
        last = visitor.state(seated.id)["ply"]
        for listening in (socket, drawn):
            for frame in frames_of(listening):
                if frame["type"] in ENTRIES:  # tables come with the entries, two at once or one by one, as time has it
                    frames.append(f"frame: {blanked(json.dumps(frame), seated)}")
                if frame.get("seq") == last:
                    break
    said = [re.sub(r'"(timestamp|ms|seconds|port|client)": ?"?[^,}]*', "", line) for line in serving.log.splitlines()]
    return (
        heard.told
        + frames
        + sorted({blanked(line, seated) for line in said if '"GET ' not in line and seated.id in line})
    )


def test_a_secret_shuffle_shows_in_no_frame_no_answer_and_no_line_of_the_log(
    tmp_path: Path, addresses: Callable[[str], str]
) -> None:
    """Ids, tokens, seed and dice are the same in two runs of a server; only the rest of the deck lies otherwise."""
    told = [secretly(tmp_path / str(order), addresses("sqlite"), order) for order in (1, 2)]
    stacks = [stacked(full_deck(Rules.of("modern", 3)), order) for order in (1, 2)]
    assert stacks[0][:KNOWN] == stacks[1][:KNOWN]
    assert stacks[0][KNOWN] != stacks[1][KNOWN]
    assert len(told[0]) > 60
    assert told[0] == told[1]


def test_bots_and_logs_are_told_the_same_too(own: Serving, tmp_path: Path) -> None:
    """An operator's bot writes down what it is asked; the server's log is read, at its most talkative."""
    notes = tmp_path / "questions"
    bot = tmp_path / "bot.py"
    bot.write_text(BOT.replace("NOTES", repr(str(notes))), encoding="utf-8")
    own.environment |= {"CARCASSONNE_BOTS": f"noting=cmd:{sys.executable} {bot}", "CARCASSONNE_LOG_LEVEL": "debug"}
    own.start()
    told = []
    for deck in decks("modern", 7):  # the seventh is the first player's again: the bot has nothing to do
        questions_before, log_before = notes.read_text() if notes.exists() else "", own.log
        with visiting(own.url) as visitor:
            visitor.dice = random.Random(4)
            seated = visitor.new_game([HUMANS[0], {"kind": "bot", "player": "noting"}], draw=deck)
            while len(deck) - visitor.state(seated.id)["deck"] < 7:
                if visitor.play_one(seated) is None:
                    time.sleep(0.01)
        questions = notes.read_text()[len(questions_before) :]
        lines = [line for line in own.log[len(log_before) :].splitlines() if seated.id in line or "bot" in line.lower()]
        told.append((questions, [re.sub(r"[\d.]+", "N", blanked(line, seated)) for line in lines if "GET" not in line]))
    assert told[0][0] == told[1][0]
    assert told[0][0].count("\n") >= 3
    assert sorted(set(told[0][1])) == sorted(set(told[1][1]))


BOT = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if question.get("cmd") == "quit":
        break
    open(NOTES, "a").write(line)
    print(json.dumps({"action": question["legal"][0]}), flush=True)
"""
