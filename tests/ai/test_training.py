"""Learning a value: what is recorded, what is learnt from it, and that a run goes on where it was stopped."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from carcassonne.ai.players.families import knowledge_for, knowledge_sources
from carcassonne.ai.thought.deep_network import deep_blueprint, parse_deep_network
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.neighbourhood import neighbourhood_of
from carcassonne.ai.thought.network import blueprint, parse_network
from carcassonne.ai.thought.sight import items_of
from carcassonne.core.state import COMPILED
from carcassonne.engine.codec import action_of
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from cli.sessions import carcassonne_here

np = pytest.importorskip("numpy")
from carcassonne.ai.training.recording import (  # noqa: E402
    AROUND_COLUMNS,
    COLUMNS,
    Pairing,
    Session,
    counts,
    play_pairing,
    record_session,
    valuer_of,
)

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
    nothing = blueprint().printed({name: [0] * size for name, size in blueprint().sizes.items()}, {})
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


def test_a_folder_goes_on_only_with_the_recipe_it_was_begun_with(tmp_path: Path) -> None:
    from carcassonne.ai.training.rounds import Recipe, Training, TrainingError

    class Refuser:
        """A learner that must not be asked: what is refused is refused before the first step."""

    def begun(folder: Path, recipe: Recipe, rules: Rules, **given: bytes) -> Training:
        training = Training(folder, [rules], recipe, Refuser(), ThreadPoolExecutor(1), **given)  # type: ignore[arg-type]
        training._go_on()
        return training

    two, recipe = Rules.of("modern", 2), Recipe(rounds=1, seed=1)
    begun(tmp_path, recipe, two)
    begun(tmp_path, Recipe(seed=3), two)  # nothing was recorded yet: the recipe may change
    begun(tmp_path, recipe, two)
    kept = (tmp_path / "recipe.json").read_bytes()
    (tmp_path / "round-01.00000.npz").write_bytes(b"games")
    begun(tmp_path, Recipe(rounds=9, seed=1), two)  # more rounds are how a run goes on
    (tmp_path / "recipe.json").write_bytes(kept)
    for changed, words in (
        ((Recipe(seed=2, games=500), two), "games is 60000 there and 500 here; seed is 1 there and 2 here"),
        ((recipe, Rules.of("modern", 3)), "rules is modern 2 players there and modern 3 players here"),
    ):
        with pytest.raises(TrainingError, match=words):
            begun(tmp_path, *changed)
    with pytest.raises(TrainingError, match="upon is nothing there and 194d83bb6695b843 here"):
        begun(tmp_path, recipe, two, foundation=shipped("base"))
    assert (tmp_path / "recipe.json").read_bytes() == kept


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["train", "x", "--steps", "-3"], "--steps: must be a whole number of at least 1, not '-3'"),
        (["train", "x", "--games", "many"], "--games: must be a whole number of at least 1, not 'many'"),
        (["train", "x", "--trust", "1.5"], "--trust: must be a number from 0 to 1, not '1.5'"),
        (["train", "x", "--seed", "-1"], "--seed: must be a whole number of at least 0, not '-1'"),
        (["train", "x", "--seed", str(1 << 64)], "--seed: must be a whole number below"),
        (["train", "x", "--minutes", "0"], "--minutes: must be a number above 0, not '0'"),
        (["train", "x", "--jobs", "0"], "--jobs: must be a whole number of at least 1, not '0'"),
        (["tune", "-o", "x", "--pairs", "0"], "--pairs: must be a whole number of at least 1, not '0'"),
        (["tune", "-o", "x", "--population", "3"], "--population: must be an even number"),
        (["tune", "-o", "x", "--jobs", "-1"], "--jobs: must be a whole number of at least 1"),
        (["calibrate", "-o", "x", "--games", "0.5"], "--games: must be a whole number of at least 1, not '0.5'"),
        (["calibrate", "-o", "x", "--players", "-2"], "--players: must be a whole number of at least 1, not '-2'"),
    ],
    ids=" ".join,
)
def test_a_number_that_cannot_be_is_told_in_a_sentence(command: list[str], words: str) -> None:
    done = carcassonne_here(*command)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_the_help_of_train_says_every_default() -> None:
    told = " ".join(carcassonne_here("train", "--help").stdout.split())
    for words in ("100000 by default", "6000 by default", "8192 by default", "500 by default", "12 by default"):
        assert words in told


def test_a_device_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    for device in ("tpu", "cuda:99", ""):
        done = carcassonne_here(
            "train", str(tmp_path / "run"), "--device", device, "--from", str(tmp_path / "no.value")
        )
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert (f"--device: there is no device {device!r} here; there is cpu" in done.stderr) == bool(device)


def shipped(name: str) -> bytes:
    return files("carcassonne.ai").joinpath(f"data/{name}.value").read_bytes()


def test_a_session_upon_a_value_writes_down_neighbourhoods_too(tmp_path: Path) -> None:
    plain = recorded(tmp_path / "a.npz", weights=shipped("base"))
    found = recorded(tmp_path / "b.npz", foundation=shipped("base"))
    positions = found["length"].sum()
    assert all(np.array_equal(plain[name], found[name]) for name in plain if name != "evaluation")
    assert not np.array_equal(plain["evaluation"], found["evaluation"])  # of the value, not of the evaluation
    assert positions == len(found["square_count"]) == len(found["link_count"]) == len(found["tie_count"])
    assert 4 * found["square_count"].sum() == len(found["square_row"])
    assert found["link_count"].sum() == len(found["link_square"]) == len(found["link_item"]) == len(found["link_row"])
    assert found["tie_count"].sum() == len(found["tied_field"]) == len(found["tied_city"])


def test_a_deep_network_is_learnt_upon_a_value(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from carcassonne.ai.training.learner import Learner
    from carcassonne.ai.training.rounds import Recipe, Training

    foundation = shipped("base")
    recipe = Recipe(rounds=2, first_games=4, games=2, steps=4, batch=64, decks=2, width=3)
    rules = [Rules.of("modern", 2)]
    with ThreadPoolExecutor(1) as executor:
        learner = Learner("cpu", 1, 64, deep=True)
        Training(tmp_path, rules, recipe, learner, executor, lambda words: None, foundation=foundation).run()
    learnt = (tmp_path / "round-02.value").read_bytes()
    assert parse_deep_network(learnt).about["upon"] == parse_network(foundation).about["fingerprint"]
    # what was written is what was learnt, and learning may go on from it
    before = learner.net.parts()
    learner.net.take_parts(deep_blueprint().parsed(learnt)[0])
    assert learner.net.parts() == before


def test_a_deep_network_learns_what_its_integers_say(tmp_path: Path) -> None:
    """The network in floating point and the one that plays agree, as far as units rounded to 64ths allow."""
    torch = pytest.importorskip("torch")
    from carcassonne.ai.training.experience import Group
    from carcassonne.ai.training.nets import DeepNet

    net = DeepNet()
    net.take_parts(deep_blueprint().parsed(shipped("base_deep"))[0])
    rules = Rules.of("modern", 2)
    plain, deep = (valuer_of(rules, weights, 4, shipped("base")) for weights in (None, shipped("base_deep")))
    game = Game(rules, seed=3)
    said, learnt = [], []
    while not game.over:
        if game.ply % 20 == 0:
            said.append(deep.of(game.state, 0) - plain.of(game.state, 0))
            np.savez(tmp_path / "one.npz", **columns_of(game))
            group = Group([tmp_path / "one.npz"], torch.device("cpu"), torch.Generator())
            with torch.no_grad():
                learnt.append(float(net(next(group.batches(1)))[0]))
        game.play(action_of(game.state, plain.choose(game.state)))
    assert max(said) - min(said) > 1
    assert learnt == pytest.approx(said, abs=0.3)


def columns_of(game: Game) -> dict[str, Any]:
    """What the first player sees of a position, as the columns of a session with this position alone."""
    eye = Evaluator(knowledge_for(knowledge_sources(game.rules), 1.0))
    eye.of(game.state)
    items, globals_ = items_of(eye, game.state, 0)
    squares, links, ties = neighbourhood_of(eye, game.state, 0)
    numbers: dict[str, Any] = {
        "row": [row for item in items for row in item],
        "item_size": [len(item) for item in items],
        "square_row": [row for square in squares for row in square],
        "item_count": [len(items)],
        "global_count": [len(globals_)],
        "square_count": [len(squares)],
        "link_count": [len(links)],
        "tie_count": [len(ties)],
        "evaluation": [0],
        "length": [1],
        "outcome": [0],
    }
    for names, pairs in (
        (("global_row", "global_value"), globals_),
        (("link_square", "link_item", "link_row"), links),
        (("tied_field", "tied_city"), ties),
    ):
        numbers |= {name: [each[at] for each in pairs] for at, name in enumerate(names)}
    return {name: np.array(numbers[name], kind) for name, kind, _ in (*COLUMNS, *AROUND_COLUMNS)}


def test_returns_mix_values_to_come_with_the_outcome() -> None:
    torch = pytest.importorskip("torch")
    from carcassonne.ai.training.experience import returns

    values = torch.tensor([1.0, 2.0, 3.0, 10.0])
    found = returns(values, torch.tensor([3, 1]), torch.tensor([8.0, 20.0]), 0.5)
    # the last position of a game expects its outcome, one before it half of that and half the next value, and so on
    assert found.tolist() == [0.5 * 2 + 0.5 * (0.5 * 3 + 0.5 * 8), 0.5 * 3 + 0.5 * 8, 8, 20]


def test_a_share_of_a_network_says_so_much_of_it() -> None:
    pytest.importorskip("torch")
    from carcassonne.ai.training.nets import ValueNet

    net = ValueNet()
    net.item_seen[:] = net.glob_seen[:] = True
    whole, half = net.parts(), net.parts(0.5)
    told = ("answer", "answer_bias", "item_skip", "global_skip")
    assert all(abs(a - 2 * b) <= 1 for name in told for a, b in zip(whole[name], half[name], strict=True))
    assert any(half["answer"])
    assert all(whole[name] == half[name] for name in blueprint().sizes if name not in told)
