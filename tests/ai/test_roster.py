"""Players by name, and third-party players."""

from __future__ import annotations

from pathlib import Path

import pytest

from carcassonne.ai.arena.match import Match, play_match
from carcassonne.ai.arena.single_game import play_game
from carcassonne.ai.players.levels import LEVELS, LevelPlayer, RandomPlayer
from carcassonne.ai.players.provenance import files_behind
from carcassonne.ai.players.roster import UnknownPlayer, label_of, player_named
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.errors import CarcassonneError
from cli.sessions import carcassonne, carcassonne_here

HASTY = """\
from carcassonne.ai.player import Answer
class Hasty:
    name = "hasty"
    def choose(self, question):
        return Answer(question.legal[0])
class Seeded(Hasty):
    def __init__(self, seed):
        self.seed = seed
class Clumsy(Hasty):
    def choose(self, question):
        return 1 / (question.ply < 4) and super().choose(question)
class Mute(Hasty):
    def choose(self, question):
        return None
NOTHING = 3
"""


@pytest.fixture
def third_party(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A third-party module in the current folder."""
    (tmp_path / "third_party.py").write_text(HASTY, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


def test_levels_go_by_number_and_name() -> None:
    for level in LEVELS:
        for text in (str(level.number), level.name):
            player = player_named(text, seed=5)
            assert isinstance(player, LevelPlayer)
            assert (player.level, player.seed) == (level, 5)
            assert label_of(text) == player.name
    assert isinstance(player_named("random"), RandomPlayer)


@pytest.mark.usefixtures("third_party")
def test_a_class_of_ten_lines_plays_a_match() -> None:
    table = play_match(Match("third_party:Hasty", "1", Rules.of("modern"), games=4))
    assert sum(table.results) == 4
    assert table.forfeits == ({}, {})
    assert player_named("third_party:Hasty").name == "hasty"
    assert vars(player_named("third_party:Seeded", seed=7)) == {"seed": 7}


@pytest.mark.usefixtures("third_party")
@pytest.mark.parametrize(
    ("text", "reason"),
    [("third_party:Clumsy", "failed: ZeroDivisionError"), ("third_party:Mute", "gave NoneType where an Answer is due")],
)
def test_a_class_that_fails_forfeits_and_the_match_goes_on(text: str, reason: str) -> None:
    table = play_match(Match(text, "random", Rules.of("modern"), games=4))
    assert table.win_rate.value == 0
    assert table.margin.value <= 0
    assert [(why.startswith(reason), count) for why, count in table.forfeits[0].items()] == [(True, 4)]
    assert reason in str(table)


def test_a_class_in_a_file_plays_by_the_path_of_the_file(tmp_path: Path) -> None:
    for folder in ("one", "two"):  # the same name twice, each with a module beside it
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mybot.py").write_text(f"import beside_{folder}\n{HASTY}", encoding="utf-8")
        (tmp_path / folder / f"beside_{folder}.py").write_text("", encoding="utf-8")
    one, two = (f"{tmp_path}/{folder}/mybot.py:Hasty" for folder in ("one", "two"))
    assert player_named(one).name == "hasty"
    assert type(player_named(one)) is type(player_named(one)) is not type(player_named(two))
    assert files_behind(one) == [tmp_path / "one" / "mybot.py", tmp_path / "one" / "beside_one.py"]
    (tmp_path / "broken.py").write_text("1 / 0\n", encoding="utf-8")
    with pytest.raises(UnknownPlayer, match="cannot be loaded: ZeroDivisionError"):
        player_named(f"{tmp_path}/broken.py:Hasty")


def test_a_package_offers_players_by_entry_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "hasty-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: hasty\nVersion: 1\n", encoding="utf-8")
    (package / "entry_points.txt").write_text("[carcassonne.players]\nhasty = offering:Hasty\n", encoding="utf-8")
    (tmp_path / "offering.py").write_text(HASTY, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert player_named("hasty").name == "hasty"
    with pytest.raises(UnknownPlayer, match=r"8 or champion, hasty, module:Class, FILE\.py:Class"):
        player_named("nasty")


@pytest.mark.usefixtures("third_party")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("0", "there is no player '0'; there are random, 1 or beginner"),
        ("9", "there is no player '9'"),
        ("", "there is no player ''"),
        ("grandmaster", "or cmd:PROGRAM"),
        ("nowhere:Class", "cannot be loaded: ModuleNotFoundError"),
        ("bots/nowhere.py:Class", "cannot be loaded: there is no file 'bots/nowhere.py'"),
        ("third_party:Nobody", "cannot be loaded: AttributeError"),
        ("third_party:NOTHING", "no class or function"),
        ("os:getcwd", "no method `choose`"),
        ("os:kill", "cannot be made: TypeError"),
        ("cmd:", "needs a program"),
        ("cmd:'", "cannot be read"),
        ("cmd:./no-such-bot --fast", "there is no program './no-such-bot'"),
    ],
)
def test_who_is_not_there_is_told(text: str, words: str) -> None:
    with pytest.raises(CarcassonneError) as caught:
        player_named(text)
    assert words in str(caught.value)


def test_the_command_line_tells_it_too_in_a_line() -> None:
    done = carcassonne_here("match", "2", "grandmaster")
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no player 'grandmaster'" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_players_are_listed_with_character_and_recipe() -> None:
    listed = carcassonne("players").stdout
    for level in LEVELS:
        assert f"{level.number}  {level.name}" in listed
        assert level.character in listed
        assert level.budget is None or f"{level.budget.simulations} simulations" in listed
    assert '"recipe"' in carcassonne_here("players", "--json").stdout


@pytest.mark.parametrize("preset", PRESETS)
def test_levels_finish_games_of_every_preset_and_number_of_players(preset: str) -> None:
    most = 6 if Rules.of(preset).expansion_8_tiles else 5
    for players in range(2, most + 1):
        seats = [LevelPlayer(1 + (seat + players) % 4, seed=seat) for seat in range(players)]
        outcome = play_game(Rules.of(preset, players), players, seats)
        assert len(outcome.scores) == players
        assert outcome.forfeits == {}
        assert sum(outcome.win(seat) for seat in range(players)) == pytest.approx(1)
