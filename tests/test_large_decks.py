"""Boxes that together have more tiles than the table holds: refused with one sentence, wherever a deck is made."""

from __future__ import annotations

from pathlib import Path

import pytest

from carcassonne.cli.main import main
from carcassonne.core import tables
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.env.vector import VectorEnv
from carcassonne.errors import RulesError
from carcassonne.referee import Referee
from support.tables import a_house, run

SENTENCE = "a deck of 251 tiles is too large: the table holds 250; choose fewer boxes"


@pytest.fixture(autouse=True)
def many_curves(monkeypatch: pytest.MonkeyPatch) -> None:
    """The base game has as many curves as make its deck one tile too large."""
    more = 251 - len(full_deck(Rules.of("modern")))
    copies = list(tables.COPIES)
    copies[tables.KIND_OF["V"]] += more
    monkeypatch.setattr(tables, "COPIES", copies)


def test_by_the_rules_a_game_and_an_environment() -> None:
    rules = Rules.of("modern", 4, {"followers": 5})  # which nobody has asked an environment for before
    for attempt in (lambda: full_deck(rules), lambda: Game(rules, seed=1), lambda: VectorEnv(1, rules)):
        with pytest.raises(RulesError) as refused:
            attempt()
        assert str(refused.value) == SENTENCE


def test_on_the_command_line_and_by_the_referee(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.1"]) == 2
    assert SENTENCE in capsys.readouterr().err
    assert SENTENCE in str(Referee().answer('{"cmd":"new","preset":"modern","players":2,"seed":1}'))


def test_by_the_server_which_names_the_options(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            seats = [{"kind": "human", "name": name} for name in ("Anna", "Ben")]
            answer = await house.http.post("/api/v1/games", json={"preset": "modern", "seats": seats})
            assert (answer.status_code, answer.json()["detail"]) == (400, SENTENCE)

    run(work())
