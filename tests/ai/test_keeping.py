"""What a match keeps: a journal that knows the programs, a record of every game, the log of what programs say."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

import carcassonne as carcassonne_package
from ai.conftest import Bot
from carcassonne.ai.arena.journal import Going, Journal, OtherPrograms
from carcassonne.ai.arena.keeping import Keeping
from carcassonne.ai.arena.match import Match, play_match
from carcassonne.ai.arena.round import PlayedRound
from carcassonne.ai.arena.single_game import GameResult
from carcassonne.ai.arena.tournament import Tournament, play_tournament
from carcassonne.ai.players.provenance import files_behind, programs_of
from carcassonne.engine.rules import Rules
from carcassonne.notation.record import parse_record, replay
from cli.sessions import ENVIRONMENT, carcassonne, carcassonne_here

MODERN = Rules.of("modern")


# --- the program behind a player --------------------------------------------------------------------------------------
def test_our_own_players_depend_on_no_files_of_others() -> None:
    assert programs_of(["4", "club", "random"]) == {}


def test_a_command_depends_on_its_program_and_on_every_argument_that_is_a_file(tmp_path: Path) -> None:
    bot, weights, helper = (tmp_path / name for name in ("bot.py", "weights.bin", "helper.py"))
    bot.write_text("import json, helper\n", encoding="utf-8")
    weights.write_bytes(b"1")
    helper.write_text("from . import bot\n", encoding="utf-8")
    text = "cmd:" + shlex.join([sys.executable, str(bot), f"--weights={weights}", "--fast"])
    assert files_behind(text) == [Path(sys.executable), bot, weights, helper]
    hashes = {programs_of([text])[text]}
    for changed in (bot, weights, helper):
        changed.write_bytes(changed.read_bytes() + b"#")
        hashes.add(programs_of([text])[text])
    assert len(hashes) == 4


def test_a_class_depends_on_its_module_or_on_its_whole_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    single, beside = tmp_path / "keen_single.py", tmp_path / "keen_beside.py"
    single.write_text("import keen_beside\n", encoding="utf-8")
    beside.write_text("", encoding="utf-8")
    package = tmp_path / "keen_package"
    package.mkdir()
    for name in ("__init__.py", "bots.py", "search.py"):
        (package / name).write_text("", encoding="utf-8")
    assert files_behind("keen_single:Bot") == [single, beside]
    assert files_behind("keen_package.bots:Bot") == sorted(package.glob("*.py"))


def test_a_learnt_value_depends_on_its_file(tmp_path: Path) -> None:
    shipped = Path(carcassonne_package.__file__).parent / "ai" / "data" / "base.value"
    mine = tmp_path / "mine.value"
    mine.write_bytes(shipped.read_bytes())
    assert files_behind(f"value:{mine}") == [mine]
    assert files_behind(f"value:{mine}@6") == [mine]


# --- going on ---------------------------------------------------------------------------------------------------------
def test_a_match_goes_on_with_another_program_only_if_that_is_asked_for(bot: Bot, tmp_path: Path) -> None:
    journal, text = tmp_path / "match.jsonl", bot()
    match = Match(text, "1", MODERN, games=2)
    play_match(match, journal=journal)
    before = journal.read_bytes()
    assert json.loads(before.splitlines()[0])["programs"] == programs_of([text])
    bot("action = dict(message['legal'][-1]) if 'points' not in str(message['legal'][-1]) else action")
    with pytest.raises(OtherPrograms, match=r"another program played behind .* --anew plays .* --resume goes on"):
        play_match(Match(text, "1", MODERN, games=4), journal=journal)
    assert journal.read_bytes() == before
    play_match(Match(text, "1", MODERN, games=4), keeping=Keeping(journal, Going.ON_WITH_OTHERS))
    first, _, other, _ = map(json.loads, journal.read_bytes().splitlines())
    assert journal.read_bytes().startswith(before)
    assert other == {"programs": programs_of([text])} != {"programs": first["programs"]}
    play_match(Match(text, "1", MODERN, games=4), journal=journal)  # the programs that played last: nothing to ask
    play_match(match, keeping=Keeping(journal, Going.ANEW))
    assert [json.loads(line).get("programs") for line in journal.read_bytes().splitlines()] == [
        programs_of([text]),
        None,
    ]


def test_the_command_refuses_with_a_sentence_and_begins_anew_when_asked(bot: Bot, tmp_path: Path) -> None:
    journal, text = tmp_path / "match.jsonl", bot()
    arguments = ["match", text, "1", "--games", "2", "--jobs", "1", "--journal", str(journal)]
    kept = Journal(journal, Match(text, "1", MODERN).about(), {text: "0123456789abcdef"})
    kept.add(PlayedRound("0", (GameResult((1, 2)), GameResult((2, 1)))))
    kept.close()
    refused = carcassonne_here(*arguments)
    assert refused.returncode == 2
    assert re.fullmatch(r"carcassonne: in .* another program played behind cmd:.*\n", refused.stderr)
    done = carcassonne_here(*arguments, "--anew")
    assert (done.returncode, done.stderr) == (0, "")
    assert "0123456789abcdef" not in journal.read_text(encoding="ascii")


def test_anew_empties_no_file_that_is_no_journal(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("my notes\n", encoding="utf-8")
    done = carcassonne_here("match", "2", "1", "--games", "2", "--journal", str(notes), "--anew")
    assert done.returncode == 2
    assert "is no journal of a match" in done.stderr
    assert notes.read_text(encoding="utf-8") == "my notes\n"


def test_without_a_home_to_write_to_a_match_is_played_and_says_that_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setitem(ENVIRONMENT, "XDG_CACHE_HOME", str(tmp_path / "file"))
    done = carcassonne_here("match", "2", "1", "--games", "2", "--jobs", "1")
    assert done.returncode == 0
    assert "no journal is kept" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "win rate" in done.stdout


# --- records ----------------------------------------------------------------------------------------------------------
def test_every_game_of_a_match_is_a_record_that_holds(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "games"
    result = play_match(Match("2", "1", MODERN, games=4, seed=9), keeping=Keeping(records=folder))
    assert sorted(path.name for path in folder.iterdir()) == ["0001-1.txt", "0001-2.txt", "0002-1.txt", "0002-2.txt"]
    own = []
    for path in sorted(folder.iterdir()):
        record = parse_record(path.read_text(encoding="utf-8"))
        seat = int(path.stem[-1]) - 1
        assert record.names[seat] == "level 2 (easy)"
        assert record.seed == 9 + int(path.stem[:4]) - 1
        own.append(replay(record).scores[seat])
        assert carcassonne_here("verify", str(path)).returncode == 0
    assert sum(own) / 4 == result.scores[0]


def test_a_forfeited_game_is_recorded_as_far_as_it_went_with_the_reason(bot: Bot, tmp_path: Path) -> None:
    text = bot("sys.exit(3) if number == 4 else None")
    play_match(Match(text, "1", MODERN, games=2), keeping=Keeping(records=tmp_path / "games"))
    record = parse_record((tmp_path / "games" / "0001-1.txt").read_text(encoding="utf-8"))
    assert record.result == ()
    assert dict(record.tags) == {"Forfeit0": "died with exit status 3"}
    assert replay(record).ply > 3


def test_rounds_of_the_journal_without_a_record_are_played_again(tmp_path: Path) -> None:
    journal, folder = tmp_path / "match.jsonl", tmp_path / "games"
    plain = play_match(Match("2", "1", MODERN, games=2), journal=journal)
    keeping = Keeping(journal, records=folder)
    assert str(play_match(Match("2", "1", MODERN, games=2), keeping=keeping)) == str(plain)
    assert len(list(folder.iterdir())) == 2


def test_the_records_of_a_tournament_say_who_met_whom(tmp_path: Path) -> None:
    play_tournament(Tournament(("random", "1", "2"), MODERN, games=2), keeping=Keeping(records=tmp_path))
    assert sorted(path.stem for path in tmp_path.iterdir()) == [
        "0001-1v2-1", "0001-1v2-2", "0001-1v3-1", "0001-1v3-2", "0001-2v3-1", "0001-2v3-2",
    ]  # fmt: skip
    assert parse_record((tmp_path / "0001-2v3-2.txt").read_text()).names == ("level 2 (easy)", "level 1 (beginner)")


# --- the log ----------------------------------------------------------------------------------------------------------
def test_the_log_has_what_programs_say_and_the_protocol_if_asked_for(bot: Bot, tmp_path: Path) -> None:
    text, log = bot("print('thinking', number, file=sys.stderr)"), tmp_path / "logs" / "bots.log"
    arguments = ["match", text, "1", "--games", "2", "--jobs", "2", "--log", str(log)]
    assert carcassonne(*arguments).returncode == 0
    lines = log.read_text(encoding="utf-8").splitlines()
    assert f"0001-1 seat 1 {text}: thinking 1" in lines
    assert f"0001-2 seat 2 {text}: thinking 1" in lines
    assert all(re.match(r"0001-[12] seat [12] cmd:.*: thinking \d+$", line) for line in lines)
    play_match(Match(text, "1", MODERN, games=2), keeping=Keeping(log=log, protocol=True))
    more = log.read_text(encoding="utf-8").splitlines()[len(lines) :]
    questions = [line.partition(f"{text} > ")[2] for line in more if f"{text} > " in line]
    answers = [line.partition(f"{text} < ")[2] for line in more if f"{text} < " in line]
    assert len(questions) == len(answers) > 20
    assert json.loads(questions[0])["cmd"] == "go"
    assert set(json.loads(answers[0])) == {"action"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--log-protocol"], "it needs --log FILE"),
        (["--log", "bots.log", "--ray", "auto"], "does not go with --ray"),
    ],
)
def test_a_log_that_cannot_be_is_refused(arguments: list[str], words: str) -> None:
    done = carcassonne_here("match", "2", "1", "--games", "2", *arguments)
    assert done.returncode == 2
    assert words in done.stderr
