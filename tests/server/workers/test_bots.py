"""Bots think in worker processes; one that crashes, hangs or lies is stood in for, and its table goes on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Awaitable, Callable, Sequence
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from carcassonne.ai.player import Question
from carcassonne.ai.players.between import BetweenPlayer
from carcassonne.ai.players.levels import LEVELS, LevelPlayer
from carcassonne.core.state import COMPILED
from carcassonne.engine import codec
from carcassonne.engine.actions import Action
from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck
from carcassonne.server.commands.scheduler import Scheduler
from carcassonne.server.commands.seating import bot_wanted
from carcassonne.server.games.model import GameSetup, now_text
from carcassonne.server.games.replay import Replay
from carcassonne.server.problems import Problem
from carcassonne.server.settings import Settings, SettingsError
from carcassonne.server.workers.bots import (
    BETWEEN,
    MOST_FAILURES,
    POOL_OF_LEVEL,
    Bots,
    _dice,
    _made,
    _question,
    check_bots,
)
from carcassonne.server.workers.messages import HintQuestion
from carcassonne.server.workers.pool import WorkerPool
from carcassonne.server.workers.worker import Worker
from support.tables import FirstLegal, a_house, run

Talk = Callable[[Bots], Awaitable[None]]
SECONDS = 20.0


def during(bots: Bots, talk: Talk) -> None:
    """Run a talk with bots in an event loop of its own, and see every worker gone after it."""

    async def run() -> None:
        await bots.start()
        pids: set[int] = set()
        try:
            await talk(bots)
        finally:
            pids |= set(bots.pids)
            await bots.close()
        assert not [pid for pid in pids if running(pid)]

    asyncio.run(run())


def running(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2][:4]
    except (FileNotFoundError, ProcessLookupError):
        return False


def position(preset: str = "modern", plies: int = 12) -> Game:
    game, dice = Game(Rules.of(preset), seed=4), random.Random(1)
    while game.ply < plies or len(game.legal_actions()) < 3:
        game.play(dice.choice(game.legal_actions()))
    return game


async def asked(bots: Bots, game: Game, level: int | None = 3, player: str | None = None, **more: float) -> Action:
    seed, seconds = int(more.get("seed", 1)), more.get("seconds", SECONDS)
    decision = await bots.play(replay_of(game), level=level, player=player, seed=seed, seconds=seconds)
    return decision.action


def replay_of(game: Game) -> Replay:
    """A copy of a game, as bots get one to play in."""
    replay = Replay(GameSetup("A" * 16, now_text(), game.rules, tuple(full_deck(game.rules))))
    replay.game = game.copy()
    return replay


def faking(script: str) -> Callable[[int, int], Sequence[str]]:
    """Workers that all run a script."""
    text = "import sys, time, json\n" + textwrap.dedent(script)
    return lambda nice, threads: [sys.executable, "-c", text]


READY = "print('{\"ready\":true}', flush=True)\n"


@pytest.mark.parametrize("level", [4, 5])  # habits look at what an action is
def test_a_choice_stays_a_number_from_the_search_to_the_log(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = position()
    setup = GameSetup("", now_text(), game.rules, tuple(full_deck(game.rules)))
    replay = Replay(setup)
    replay.game = game
    translated: list[str] = []
    actions = [[_counted(read, translated, "action") for read in readers] for readers in codec._READERS]
    monkeypatch.setattr(codec, "_READERS", actions)
    monkeypatch.setattr(codec, "choice_of", _counted(codec.choice_of, translated, "choice"))
    question = _question(replay, str(level), 1, SECONDS)
    decision = _made(replay, Worker(lambda answer: None).answer(json.dumps(question).encode()))
    assert translated == ["action", *["action"] * len(decision.draws)]  # of the bot, and of nature after it


def _counted(translate: Callable[..., Any], counted: list[str], name: str) -> Callable[..., Any]:
    def counting(*given: Any) -> Any:
        found = translate(*given)
        if found is not None:
            counted.append(name)
        return found

    return counting


# --- playing ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_level_plays_what_it_would_play_in_this_process(preset: str) -> None:
    games = [position(preset, plies) for plies in (3, 20, 40)]

    async def talk(bots: Bots) -> None:
        for game in games:
            for level in (1, 2, 3, 4):
                alone = LevelPlayer(level, _dice(1)).choose(Question.of(game)).action
                assert await asked(bots, game, level) == alone
        assert bots.statistics.by_bot["level 4"].asked == 3
        assert bots.statistics.stood_in == 0

    during(Bots(workers=1), talk)


def test_a_player_between_two_levels_thinks_where_the_upper_one_does() -> None:
    game = position()

    async def talk(bots: Bots) -> None:
        alone = BetweenPlayer(4.5, _dice(1)).choose(Question.of(game)).action
        assert await asked(bots, game, None, "4.5") == alone
        assert bots.statistics.by_bot[BETWEEN].asked == 1
        assert bots.statistics.stood_in == 0
        assert len(bots.pids) == 2, "one of the quick ones, which is always there, and one of the deep ones"

    during(Bots(workers=1), talk)


def test_the_same_seed_gives_the_same_game_and_workers_serve_many_at_once() -> None:
    async def play(bots: Bots, seed: int) -> tuple[int, ...]:
        game = Game(Rules.of("modern"), draw=["V", "U", "E", "D", "X", "B", "K", "V", "U", "L"])
        while game.to_act is not None:
            game.play(await asked(bots, game, 1 + game.to_act * 2, seed=seed))
        return (*game.scores, game.ply)

    async def talk(bots: Bots) -> None:
        ends = await asyncio.gather(*(play(bots, seed) for seed in (1, 2, 3, 4, 1, 2, 3, 4)))
        assert ends[:4] == ends[4:]
        assert len(bots.pids) == 2

    during(Bots(workers=2), talk)


def test_the_dice_of_a_bot_cannot_be_told_from_the_public_id_of_its_game(tmp_path: Path) -> None:
    async def seed(folder: Path) -> int:
        async with a_house(folder, FirstLegal()) as house:
            scheduler = house.registry.duties
            assert isinstance(scheduler, Scheduler)
            return scheduler._seed("A" * 16, 0)

    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    first = run(seed(here))
    assert run(seed(here)) == first, "the same after a restart"
    assert run(seed(elsewhere)) != first, "another server's are others"


def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    game = Game("modern", draw=["C"])  # fits in one way

    async def talk(bots: Bots) -> None:
        assert await asked(bots, game) == game.legal_actions()[0]
        assert bots.statistics.by_bot == {}

    during(Bots(workers=1), talk)


@pytest.mark.skipif(not COMPILED, reason="plain Python is too slow for level 7")
def test_a_slow_level_does_not_keep_quick_ones_waiting() -> None:
    game = position("bridges-castles-bazaars", 40)

    async def talk(bots: Bots) -> None:
        await asked(bots, game, 3)
        slow = [asyncio.create_task(asked(bots, game, 7, seconds=60)) for _ in range(3)]
        await asyncio.sleep(0.1)
        for _ in range(10):
            await asked(bots, game, 3)
        assert not all(task.done() for task in slow)  # they think one after another, in a pool of their own
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)

    during(Bots(workers=1), talk)


# --- workers that fail ------------------------------------------------------------------------------------------------
CRASHES = READY + "sys.stdin.readline(); sys.exit(3)"
HANGS = READY + "time.sleep(1000)"
NEVER_READY = "sys.exit('no core')"
NOT_JSON = READY + "sys.stdin.readline(); print('I resign!', flush=True); time.sleep(1000)"
NO_OBJECT = READY + "sys.stdin.readline(); print('[]', flush=True); time.sleep(1000)"
NO_CHOICE = READY + 'sys.stdin.readline(); print(\'{"choice":"place"}\', flush=True); time.sleep(1000)'
CHEATS = READY + ("sys.stdin.readline(); print('{\"choice\":123456789123456789}', flush=True)\ntime.sleep(1000)")
FLOODS = READY + "sys.stdin.readline()\nwhile True: print('x' * (1 << 20), end='')"


@pytest.mark.parametrize(
    "script", [CRASHES, HANGS, NEVER_READY, NOT_JSON, NO_OBJECT, NO_CHOICE, CHEATS, FLOODS],
    ids=["crashes", "hangs", "never ready", "not JSON", "no object", "no choice", "cheats", "floods"],
)  # fmt: skip
def test_when_every_worker_fails_the_first_legal_action_is_played(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carcassonne.server.workers.bots.STAND_IN_TIMEOUT", 0.5)
    monkeypatch.setattr("carcassonne.server.workers.process.STOP_TIMEOUT", 0.2)
    game = position()

    async def talk(bots: Bots) -> None:
        began = time.monotonic()
        assert await asked(bots, game, 4, seconds=3.0 if script == FLOODS else 0.5) == game.legal_actions()[0]
        assert time.monotonic() - began < 15
        statistics = bots.statistics
        assert (statistics.by_bot["level 4"].failed, statistics.stood_in, statistics.last_resort) == (1, 1, 1)

    during(Bots(workers=1, command=faking(script)), talk)


def test_a_worker_killed_in_the_middle_of_a_thought_is_replaced_and_stood_in_for() -> None:
    game = position()

    async def talk(bots: Bots) -> None:
        await asked(bots, game, 3)
        (before,) = bots.pids
        os.kill(before, signal.SIGSTOP)  # so that the kill comes while it has a question
        waiting = asyncio.create_task(asked(bots, game, 3))
        await asyncio.sleep(0.1)
        os.kill(before, signal.SIGKILL)
        assert game.explain(await waiting) is None
        assert bots.statistics.stood_in == 1
        assert before not in bots.pids
        expected = LevelPlayer(3, _dice(1)).choose(Question.of(game)).action
        assert await asked(bots, game, 3) == expected

    during(Bots(workers=1), talk)


def test_a_worker_that_died_while_idle_is_replaced_without_a_word() -> None:
    game = position()

    async def talk(bots: Bots) -> None:
        await asked(bots, game, 3)
        (before,) = bots.pids
        os.kill(before, signal.SIGKILL)
        await asyncio.sleep(0.3)
        await asked(bots, game, 3)
        assert bots.statistics.stood_in == 0

    during(Bots(workers=1), talk)


def test_who_no_longer_wants_an_answer_does_not_get_somebody_elses() -> None:
    game, other = position(plies=12), position(plies=30)

    async def talk(bots: Bots) -> None:
        waiting = asyncio.create_task(asked(bots, game, 5))
        await asyncio.sleep(0.02)
        waiting.cancel()
        assert await asked(bots, other, 4) == LevelPlayer(4, _dice(1)).choose(Question.of(other)).action
        with pytest.raises(asyncio.CancelledError):
            await waiting

    during(Bots(workers=1), talk)


SERVER = """
import asyncio, sys
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, shuffled
from carcassonne.server.games.model import GameSetup, now_text
from carcassonne.server.games.replay import Replay
from carcassonne.server.workers.bots import Bots

async def serve():
    bots = Bots(workers=1, players={"house": sys.argv[1]})
    rules = Rules.of("modern")
    replay = Replay(GameSetup("A" * 16, now_text(), rules, tuple(shuffled(full_deck(rules), 4))))
    ask = lambda level, player: bots.play(replay.copy(), level=level, player=player, seed=1, seconds=60)
    await ask(3, None)
    await ask(6, None)
    waiting = [asyncio.create_task(ask(7, None)), asyncio.create_task(ask(None, "house"))]
    while len(bots.pids) < 4:
        await asyncio.sleep(0.05)
    print(*bots.pids, flush=True)
    await asyncio.sleep(1000)

asyncio.run(serve())
"""


def test_workers_and_their_programs_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    told = f"with open({str(tmp_path / 'pid')!r}, 'w') as file: file.write(str(__import__('os').getpid()))"
    stubborn = f"{told}\n    time.sleep(1000)"
    house = bot_file(tmp_path, stubborn)
    server = subprocess.Popen([sys.executable, "-c", SERVER, house], stdout=subprocess.PIPE, start_new_session=True)
    assert server.stdout is not None
    with server.stdout:
        try:
            pids = [int(word) for word in server.stdout.readline().split()]
            wait_until((tmp_path / "pid").exists)
            wait_until(lambda: (tmp_path / "pid").read_text(encoding="ascii") != "")
        finally:
            server.kill()
            server.wait()
    assert len(pids) == 4
    pids.append(int((tmp_path / "pid").read_text(encoding="ascii")))
    wait_until(lambda: not any(running(pid) for pid in pids))


def wait_until(holds: Callable[[], bool], seconds: float = 20.0) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_closing_does_not_wait_for_thoughts() -> None:
    game = position("bridges-castles-bazaars", 40)

    async def talk(bots: Bots) -> None:
        thoughts = [asyncio.create_task(asked(bots, game, level, seconds=100)) for level in (7, 6, 5)]
        await asyncio.sleep(1.5)
        for thought in thoughts:
            thought.cancel()
        began = time.monotonic()
        await bots.close()
        assert time.monotonic() - began < 8

    during(Bots(workers=1), talk)


# --- bots of the operator's -------------------------------------------------------------------------------------------
def bot_file(folder: Path, body: str) -> str:
    """A program that answers the bot protocol by a body that may use `message`."""
    path = folder / "bot.py"
    script = f"import json, sys, time\nfor line in sys.stdin:\n    message = json.loads(line)\n    {body}\n"
    path.write_text(script, encoding="utf-8")
    return f"cmd:{sys.executable} {path}"


ANSWERS = 'print(json.dumps({"action": message["legal"][-1]}), flush=True)'


def test_a_program_of_the_operators_plays(tmp_path: Path) -> None:
    game = position()

    async def talk(bots: Bots) -> None:
        assert await asked(bots, game, None, "house") == game.legal_actions()[-1]
        assert (bots.statistics.by_bot["house"].asked, bots.statistics.stood_in) == (1, 0)

    during(Bots(workers=1, players={"house": bot_file(tmp_path, ANSWERS)}), talk)


def test_a_learnt_value_of_the_operators_plays_and_nobody_else_can_name_a_file() -> None:
    value = f"value:{files('carcassonne.ai').joinpath('data/base.value')}@5"
    check_bots(Settings(bots={"learnt": value}))
    with pytest.raises(SettingsError, match=r"learnt: there is no file 'nowhere\.value' of a learnt value"):
        check_bots(Settings(bots={"learnt": "value:nowhere.value"}))
    game = position()

    async def talk(bots: Bots) -> None:
        assert await asked(bots, game, None, "learnt") == LevelPlayer(5, _dice(1)).choose(Question.of(game)).action
        assert bots.statistics.stood_in == 0

    during(Bots(workers=1, players={"learnt": value}), talk)
    house = SimpleNamespace(settings=Settings(bots={"learnt": value}))
    assert bot_wanted(house, None, "learnt").player == "learnt"  # type: ignore[arg-type]
    with pytest.raises(Problem, match="there is no bot"):
        bot_wanted(house, None, value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("body", "reason"),
    [("sys.exit(1)", "died"), ("time.sleep(1000)", "did not answer"), ("print('hm', flush=True)", "not JSON"),
     ('print(json.dumps({"action":{"type":"pass"}}), flush=True)', "not allowed")],
    ids=["crashes", "hangs", "nonsense", "cheats"],
)  # fmt: skip
def test_a_program_that_fails_is_stood_in_for_and_after_a_while_asked_no_more(
    body: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("carcassonne.server.workers.bots.PROGRAM_STARTING", 5.0)
    game = position()
    stand_in = LevelPlayer(2, _dice(1)).choose(Question.of(game)).action
    once = "sleep" in body  # a hang takes its time

    async def talk(bots: Bots) -> None:
        for _ in range(1 if once else MOST_FAILURES + 1):
            assert await asked(bots, game, None, "house", seconds=0.2) == stand_in
        asked_of_it = bots.statistics.by_bot["house"].asked
        assert asked_of_it == (1 if once else MOST_FAILURES)
        assert bots.statistics.last_resort == 0

    during(Bots(workers=1, players={"house": bot_file(tmp_path, body)}), talk)
    assert reason in "".join(capfd.readouterr())


def test_a_class_of_the_operators_that_fails_in_any_way_is_stood_in_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "odd.py").write_text(
        "import sys, time\n"
        "class Raises:\n    def choose(self, question): raise RuntimeError('oh')\n"
        "class Exits:\n    def choose(self, question): sys.exit(1)\n"
        "class Lies:\n    def choose(self, question): return 'first'\n"
        "class Talks:\n"
        "    def choose(self, question):\n"
        '        print(\'{"action":{"type":"skip"}}\', flush=True)\n'
        "        from carcassonne.ai.player import Answer\n"
        "        return Answer(question.legal[-1])\n"
        "class Hangs:\n"
        "    def choose(self, question):\n"
        "        while True: pass\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("carcassonne.server.workers.bots.PROGRAM_STARTING", 0.0)
    monkeypatch.setattr("carcassonne.server.workers.bots.PROGRAM_GRACE", 0.0)
    game = position()
    players = {name: f"odd:{name}" for name in ("Raises", "Exits", "Lies", "Talks", "Hangs", "Nobody")}

    async def talk(bots: Bots) -> None:
        for name in players:
            chosen = await asked(bots, game, None, name, seconds=3.0)
            assert game.explain(chosen) is None
            assert (chosen == game.legal_actions()[-1]) == (name == "Talks")
        assert bots.statistics.stood_in == len(players) - 1
        assert await asked(bots, game, None, "gone") is not None

    during(Bots(workers=1, players=players), talk)


def test_every_level_has_workers_that_think_for_it() -> None:
    assert set(POOL_OF_LEVEL) == {level.number for level in LEVELS}


def test_questions_of_many_askers_are_answered_in_turn() -> None:
    question: HintQuestion = {"do": "hint", "position": "", "level": 1, "names": []}

    async def work() -> None:
        pool = WorkerPool(1, faking(READY + "[print('{\"choice\": 1}', flush=True) for _ in sys.stdin]")(0, 1))
        answered: list[str] = []

        async def ask(asker: str) -> None:
            await pool.ask(question, 60.0, 60.0, asker=asker)
            answered.append(asker)

        many = [asyncio.create_task(ask("many")) for _ in range(6)]
        await asyncio.sleep(0)
        await asyncio.gather(*many, ask("one"))
        await pool.close()
        assert answered.index("one") <= 2

    asyncio.run(work())
