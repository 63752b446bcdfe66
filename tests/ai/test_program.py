"""Programs as players: what a bot is told, what it may do wrong, and that none of it hurts the match."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ai.conftest import Bot
from carcassonne.ai.arena.match import Match, play_match
from carcassonne.ai.arena.single_game import play_game
from carcassonne.ai.player import Forfeit, Question
from carcassonne.ai.players.levels import LevelPlayer, RandomPlayer
from carcassonne.ai.players.program import ProgramPlayer, command_of, go_message
from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.notation.json import action_from_json
from cli.sessions import ENVIRONMENT, carcassonne, carcassonne_here

MODERN = Rules.of("modern")
OWN = [sys.executable, "-m", "carcassonne", "bot"]


def program(text: str, grace: float = 10) -> ProgramPlayer:
    return ProgramPlayer(command_of(text.removeprefix("cmd:")), grace=grace)


# --- what it is told --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("preset", PRESETS)
def test_a_bot_never_learns_the_order_of_the_deck(preset: str) -> None:
    """Two games alike but for the order of what is still to come ask the same."""
    whole = Game(Rules.of(preset, 3), seed=5)
    dice = RandomPlayer(1)
    for _ in range(40):
        whole.play(dice.choose(Question.of(whole)).action)
    for seed in (1, 2):
        other = Game.from_position(whole.position, seed=seed)
        message = go_message(Question.of(other, 1.0))
        assert message == go_message(Question.of(whole, 1.0))
    assert set(message) == {"cmd", "view", "legal", "seconds"}
    assert "seed" not in json.dumps(message)
    assert message["view"]["position"] == whole.position


def test_a_bot_plays_a_whole_game_and_is_asked_to_go(bot: Bot) -> None:
    player = program(bot())
    outcome = play_game(MODERN, 3, [player, RandomPlayer(1)])
    assert outcome.forfeits == {}
    process: Any = player._process
    player.close()
    assert process._popen.returncode == 0
    with pytest.raises(Forfeit, match="has left"):
        player.choose(Question.of(Game(MODERN, seed=1)))


def test_a_bot_sees_ranges_of_bids_and_bids(bot: Bot) -> None:
    rules = Rules.of("bridges-castles-bazaars", 3)
    player = program(bot())
    outcome = play_game(rules, 2, [player, RandomPlayer(1), RandomPlayer(2)])
    player.close()
    assert outcome.forfeits == {}


# --- what it may do wrong ---------------------------------------------------------------------------------------------
FAULTS = {
    "nonsense": ("if number == 5: print('hello', flush=True); continue", "answered what is not JSON: 'hello"),
    "no action": ("if number == 5: print('{}', flush=True); continue", "answered without an action: '{}"),
    "no object": ("if number == 5: print('[1]', flush=True); continue", "answered without an action"),
    "deep": ("if number == 5: print('[' * 50000, flush=True); continue", "answered what is not JSON"),
    "unknown action": ("if number == 5: action = {'type': 'jump'}", "answered what is no action: an action's type"),
    "odd action": ("if number == 5: action = {'type': 'follower', 'feature': []}", "answered what is no action"),
    "illegal": ("if number == 5: action = {'type': 'place', 'x': 9, 'y': 9, 'rotation': 0}", "chose an action that is"),
    "sleeps": ("if number == 5: time.sleep(600)", "did not answer within 0.2 s"),
    "dies in move 30": ("if number == 30: sys.exit(3)", "died with exit status 3"),
    "crashes in move 30": (
        "if number == 30: raise RuntimeError('ouch')",
        "died with exit status 1: RuntimeError: ouch",
    ),
    "closes its output": ("if number == 5: import os; os.close(1); time.sleep(600)", "closed its output"),
    "floods a line": ("if number == 5: print('x' * (1 << 20), flush=True)", "flooded: more than 262144 bytes"),
    "floods for ever": ("while number == 5: sys.stdout.write('x' * 4096)", "flooded: more than 262144 bytes"),
    "two lines": ("if number == 5: print('{}\\n{}', flush=True)", "flooded: more than one line"),
    "many lines": ("while number == 5: print('{}', flush=True)", ""),
    "talks first": ("if number == 5: print(json.dumps({'action': action}), flush=True); print(7, flush=True)", ""),
    "stubborn": ("if number == 5: import signal; signal.signal(15, signal.SIG_IGN); time.sleep(600)", "did not answer"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_that_misbehaves_forfeits_with_its_reason(bot: Bot, fault: str) -> None:
    line, reason = FAULTS[fault]
    player = program(bot(line), grace=1 if "sleep" in line else 10)
    outcome = play_game(MODERN, 3, [RandomPlayer(1), player], seconds=0.2)
    process: Any = player._process
    assert set(outcome.forfeits) == {1}
    assert outcome.forfeits[1].startswith(reason)
    assert len(outcome.forfeits[1]) <= 200
    assert (outcome.win(0), outcome.win(1)) == (1, 0)
    if process is not None:  # an illegal action: the program itself goes on running
        player.close()


def test_a_program_that_never_reads_or_cannot_be_started_forfeits(tmp_path: Path) -> None:
    deaf = ProgramPlayer([sys.executable, "-S", "-c", "import time; time.sleep(600)"], grace=0.1, starting=0.3)
    odd = tmp_path / "odd"
    odd.write_text("no program", encoding="utf-8")
    odd.chmod(0o755)
    for player, reason in ((deaf, "did not answer within 0.1 s"), (ProgramPlayer([str(odd)]), "cannot be started")):
        outcome = play_game(MODERN, 1, [player, RandomPlayer(1)], seconds=0.1)
        assert outcome.forfeits[0].startswith(reason)


@pytest.mark.skipif(sys.platform == "win32", reason="process groups are of POSIX")
def test_what_a_bot_has_started_goes_with_it(bot: Bot, tmp_path: Path) -> None:
    noted = tmp_path / "child"
    start = "import subprocess; child = subprocess.Popen(['sleep', '600'])"
    note = f"open({str(noted)!r}, 'w').write(str(child.pid))"
    player = program(bot(f"if number == 2: {start}; {note}; time.sleep(600)"), grace=1.0)
    assert play_game(MODERN, 3, [RandomPlayer(1), player], seconds=0.2).forfeits
    child = int(noted.read_text())
    deadline = time.monotonic() + 10
    while _runs(child) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _runs(child)


def _runs(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        return status != "Z"
    except FileNotFoundError:
        return False
    except OSError:  # no /proc here
        os.kill(pid, 0)
        return True


def test_noise_on_standard_error_hurts_nobody(bot: Bot) -> None:
    player = program(bot("print('x' * 100000, file=sys.stderr)"))
    assert play_game(MODERN, 3, [RandomPlayer(1), player]).forfeits == {}
    player.close()


def test_at_a_larger_table_the_game_goes_on_without_who_forfeits(bot: Bot) -> None:
    player = program(bot("if number == 10: sys.exit(3)"))
    outcome = play_game(Rules.of("modern", 3), 3, [RandomPlayer(1), player, RandomPlayer(2)])
    assert set(outcome.forfeits) == {1}
    assert outcome.win(1) == 0
    assert sum(outcome.scores) > 40  # to the end


def test_the_match_counts_forfeits_as_losses_and_the_table_says_so(bot: Bot) -> None:
    text = bot("if number == 30: sys.exit(3)")
    done = carcassonne("match", text, "random", "--games", "4", "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "win rate    0.0 %" in done.stdout
    assert "0 won, 0 shared, 4 lost" in done.stdout
    assert f"forfeit     4 × {text}: died with exit status 3" in done.stdout


# --- our own ----------------------------------------------------------------------------------------------------------
def test_our_levels_play_by_the_protocol_as_they_do_without_it() -> None:
    own = ProgramPlayer([*OWN, "--level", "4"], "club by protocol")
    rules = Rules.of("bridges-castles-bazaars", 2, {"wheel": True})
    there = play_game(rules, 4, [own, LevelPlayer(2)])
    own.close()
    assert there.forfeits == {}
    assert there == play_game(rules, 4, [LevelPlayer(4), LevelPlayer(2)])


def asked(*lines: str | dict[str, Any], level: str = "4") -> list[dict[str, Any]]:
    text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    done = subprocess.run(
        [*OWN, "--level", level], input=text, env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_bot_answers_what_is_wrong_and_goes_on() -> None:
    question = Question.of(Game(MODERN, seed=1), 1.0)
    plain, over = go_message(question), go_message(question)
    del plain["view"]["position"]
    over["view"]["position"] = "modern 2 | D@0,0 | phase=over"
    broken = {"cmd": "go", "view": {"position": "modern 9"}}
    good = go_message(question) | {"novelty": [1, 2]}
    answers = asked("{", "[]", {"cmd": "stop"}, plain, broken, over, good, {"cmd": "quit"}, good)
    codes = [answer.get("error", {}).get("code") for answer in answers]
    assert codes == ["bad_json", "bad_request", "unknown_command", *["bad_request"] * 3, None]
    assert "position" in answers[3]["error"]["message"]
    assert action_from_json(answers[6]["action"]) in question.legal
    assert "margin" in answers[6]["info"]


def test_an_unknown_level_is_told() -> None:
    done = carcassonne_here("bot", "--level", "9")
    assert done.returncode == 2
    assert "there is no level '9'; there are 1 beginner" in done.stderr


def test_whatever_a_bot_says_the_match_ends(bot: Bot) -> None:
    """Random bytes, as many as they like."""
    dice = random.Random(1)
    for _ in range(3):
        raw = bytes(dice.choices(b'\x00\n\xff{}[]":,action19', k=dice.randrange(1, 40)))
        player = program(
            bot(f"if number == 3: sys.stdout.buffer.write({raw!r} + b'\\n'); sys.stdout.flush(); continue")
        )
        assert set(play_game(MODERN, 1, [player, RandomPlayer(1)], seconds=0.2).forfeits) == {0}


def test_a_bot_may_be_an_opponent_at_the_table(bot: Bot) -> None:
    done = carcassonne_here(
        "play", "--demo", "--seed", "3", "--bots", bot("if number == 3: sys.exit(1)"), "--bots", "club"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "is level 4 (club)" in done.stdout
    assert "forfeits (died with exit status 1); somebody else plays on." in done.stdout
    assert "the game is over: " in done.stdout


def test_matches_of_programs_resume_too(bot: Bot, tmp_path: Path) -> None:
    match = Match(bot(), "1", MODERN, games=2)
    table = play_match(match, journal=tmp_path / "match.jsonl")
    assert str(play_match(match, journal=tmp_path / "match.jsonl")) == str(table)
