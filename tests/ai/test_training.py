"""Learning a value: what is recorded, what is learnt from it, and that a run goes on where it was stopped."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from carcassonne.ai.thought.network import parse_network, print_network, shape
from carcassonne.core.state import COMPILED
from carcassonne.engine.rules import Rules

np = pytest.importorskip("numpy")
from carcassonne.ai.training.recording import Pairing, Session, counts, play_pairing, record_session  # noqa: E402

pytestmark = pytest.mark.skipif(not COMPILED, reason="whole games take minutes uncompiled")


def recorded(file: Path, **changed: Any) -> dict[str, Any]:
    """What a session writes down, kept in a file."""
    task = Session(Rules.of("modern", 2), None, 12, 0.12, 5, 3)
    file.write_bytes(record_session(task._replace(**changed)))
    with np.load(file) as found:
        return dict(found)


@pytest.mark.parametrize("preset", ["modern", "big-box"])
def test_a_session_writes_down_every_position_before_a_draw(tmp_path: Path, preset: str) -> None:
    file = tmp_path / "a.npz"
    found = recorded(file, rules=Rules.of(preset, 2))
    games, positions = counts(file)
    assert (games, len(found["length"])) == (3, 3)
    assert positions == found["length"].sum() == len(found["item_count"]) == len(found["evaluation"])
    assert found["item_count"].sum() == len(found["item_size"])
    assert found["item_size"].sum() == len(found["row"])
    assert found["global_count"].sum() == len(found["global_row"]) == len(found["global_value"])
    assert positions >= 3 * 71
    assert abs(found["outcome"]).max() > 0


def test_a_session_is_repeated_by_its_seed(tmp_path: Path) -> None:
    a, b, c = (recorded(tmp_path / "a.npz", seed=seed) for seed in (5, 5, 6))
    assert all(np.array_equal(a[name], b[name]) for name in a)
    assert not np.array_equal(a["evaluation"], c["evaluation"])


def test_a_value_against_itself_shares_the_victories() -> None:
    nothing = print_network({name: [0] * size for name, size in shape().items()}, {})
    results = play_pairing(Pairing(Rules.of("modern", 2), nothing, nothing, 0, 1, 4))
    assert [share for share, _ in results] == [0.5] * 4
    assert [margin for _, margin in results] == [0] * 4


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from carcassonne.ai.training.learner import Learner
    from carcassonne.ai.training.rounds import Recipe, Training

    def trained(rounds: int) -> Training:
        recipe = Recipe(rounds=rounds, first_games=4, games=2, steps=4, batch=64, decks=2)
        with ThreadPoolExecutor(1) as executor:
            training = Training(
                tmp_path, [Rules.of("modern", 2)], recipe, Learner("cpu", 1, 64), executor, lambda words: None
            )
            training.run()
        return training

    trained(1)
    games = (tmp_path / "round-01.00000.npz").stat().st_mtime_ns
    first = (tmp_path / "round-01.value").read_bytes()
    assert parse_network(first).about["round"] == 1
    assert [entry["round"] for entry in trained(2).log] == [1, 2]
    assert (tmp_path / "round-01.value").read_bytes() == first
    assert (tmp_path / "round-01.00000.npz").stat().st_mtime_ns == games
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 2
    assert json.loads((tmp_path / "recipe.json").read_text())["rounds"] == 2


def test_returns_mix_values_to_come_with_the_outcome() -> None:
    torch = pytest.importorskip("torch")
    from carcassonne.ai.training.learner import returns

    values = torch.tensor([1.0, 2.0, 3.0, 10.0])
    found = returns(values, torch.tensor([3, 1]), torch.tensor([8.0, 20.0]), 0.5)
    # the last position of a game expects its outcome, one before it half of that and half the next value, and so on
    assert found.tolist() == [0.5 * 2 + 0.5 * (0.5 * 3 + 0.5 * 8), 0.5 * 3 + 0.5 * 8, 8, 20]


def test_a_share_of_a_network_says_so_much_of_it() -> None:
    pytest.importorskip("torch")
    from carcassonne.ai.training.learner import Learner

    net = Learner("cpu", 1, 64).net
    net.item_seen[:] = net.glob_seen[:] = True
    whole, half = net.parts(), net.parts(0.5)
    told = ("answer", "answer_bias", "item_skip", "global_skip")
    assert all(abs(a - 2 * b) <= 1 for name in told for a, b in zip(whole[name], half[name], strict=True))
    assert any(half["answer"])
    assert all(whole[name] == half[name] for name in shape() if name not in told)
