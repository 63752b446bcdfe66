"""Tournaments: who meets whom, and the cross table as text, JSON and a page."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from carcassonne.ai.arena.crosstable import as_html, as_json, as_text
from carcassonne.ai.arena.match import Match, play_match
from carcassonne.ai.arena.round import PlayedRound
from carcassonne.ai.arena.single_game import GameResult
from carcassonne.ai.arena.tournament import Tournament, cross_table, play_tournament
from carcassonne.engine.rules import Rules
from carcassonne.errors import CarcassonneError
from cli.sessions import carcassonne, carcassonne_here

MODERN = Rules.of("modern")


def test_everybody_meets_everybody_on_the_same_decks_in_every_seat() -> None:
    tasks = list(Tournament(("1", "2", "3"), MODERN, games=4, seed=5).tasks())
    assert [(task.key, task.deck_seed) for task in tasks] == [
        ("0/0,1", 5), ("0/0,2", 5), ("0/1,2", 5), ("1/0,1", 6), ("1/0,2", 6), ("1/1,2", 6),
    ]  # fmt: skip
    assert tasks[1].seatings == (("1", "3"), ("3", "1"))
    (task,) = Tournament(("1", "2", "3"), Rules.of("modern", 3), games=3).tasks()
    assert task.seatings == (("1", "2", "3"), ("3", "1", "2"), ("2", "3", "1"))


def test_the_cross_table_of_outcomes_written_by_hand() -> None:
    tournament = Tournament(("weak", "strong"), MODERN, games=4)
    played = [
        PlayedRound("0/0,1", (GameResult((10, 30)), GameResult((50, 20)))),  # strong wins both
        PlayedRound(
            "1/0,1", (GameResult((40, 20)), GameResult((30, 30), {1: "died"}))
        ),  # weak wins one, forfeits the other
    ]
    best, worst = cross_table(tournament, played)
    assert (best.text, best.wins, best.against, best.games) == ("strong", 0.75, (None, 0.75), 4)
    assert (worst.text, worst.wins, worst.against) == ("weak", 0.25, (0.25, None))
    assert (worst.score, best.score) == ((10 + 20 + 40 + 30) / 4, (30 + 50 + 20 + 30) / 4)
    assert (worst.forfeits, best.forfeits) == ({"died": 1}, {})
    assert best.elo.value - worst.elo.value == pytest.approx(147.19, abs=0.01)  # 400 log10(3.5 / 1.5)
    assert "forfeit: 1 × weak: died" in as_text(tournament, [best, worst])


def test_two_entrants_play_the_match_they_would_play_alone() -> None:
    standings = play_tournament(Tournament(("2", "1"), MODERN, games=8))
    table = play_match(Match("2", "1", MODERN, games=8))
    mine = next(standing for standing in standings if standing.text == "2")
    assert mine.wins == pytest.approx(table.win_rate.value)
    assert mine.score == pytest.approx(table.scores[0])


@pytest.mark.parametrize(
    ("preset", "players"), [("modern", 2), ("wheel-of-fortune", 5), ("bridges-castles-bazaars", 6)]
)
def test_tournaments_of_two_to_six_at_a_table(preset: str, players: int) -> None:
    entrants = ("random", "1", "2", "3", "4", "beginner", "easy")[: max(players, 3)]
    tournament = Tournament(entrants, Rules.of(preset, players), games=2)
    standings = play_tournament(tournament)
    assert len(standings) == len(entrants)
    assert sum(one.elo.value for one in standings) == pytest.approx(0, abs=1e-6)
    assert standings[-1].text in ("random", "1", "beginner")
    assert len(as_text(tournament, standings).splitlines()) == len(entrants) + 2
    assert json.dumps(as_json(tournament, standings))


def test_the_command_resumes_and_writes_a_page_that_needs_nothing_else(tmp_path: Path) -> None:
    page, journal = tmp_path / "table.html", tmp_path / "journal.jsonl"
    arguments = ["tournament", "random", "1", "2", "--games", "4", "--html", str(page), "--journal", str(journal)]
    done = carcassonne(*arguments)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[2].split()[1:4] == ["level", "2", "(easy)"]
    journal.write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:3]))
    again = carcassonne_here(*arguments, "--json")
    assert [one["player"] for one in json.loads(again.stdout)["standings"]] == ["2", "1", "random"]
    assert carcassonne_here(*arguments).stdout == done.stdout
    text = page.read_text(encoding="utf-8")
    assert "http" not in text
    assert "<svg" in text
    HTMLParser().feed(text)


def test_names_from_outside_are_safe_on_the_page() -> None:
    tournament = Tournament(("<b>", "1"), MODERN, games=2)
    played = [PlayedRound("0/0,1", (GameResult((1, 2), {0: "<script>"}), GameResult((2, 1))))]
    text = as_html(tournament, cross_table(tournament, played))
    assert "<b>" not in text
    assert "<script>" not in text
    assert "&lt;script&gt;" in text


@pytest.mark.parametrize(
    ("entrants", "players", "words"), [(("1", "1"), 2, "once"), (("1",), 2, "2 players"), (("1", "2"), 3, "3 players")]
)
def test_too_few_or_the_same_twice_are_refused(entrants: tuple[str, ...], players: int, words: str) -> None:
    with pytest.raises(CarcassonneError, match=words):
        Tournament(entrants, Rules.of("modern", players))
