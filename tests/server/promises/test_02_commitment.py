"""Promise 2: the shuffle is committed to before the first draw, revealed at the end, and anybody can check it."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.serving import Serving
from support.visitor import HUMANS, Visitor, visiting


def verify(record: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What `carcassonne verify` says of a record."""
    path = folder / "record.txt"
    path.write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "carcassonne", "verify", str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def record_of(visitor: Visitor, game: str) -> str:
    answer = visitor.http.get(f"/api/v1/games/{game}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


def commitment_to(seed: str) -> str:
    return hashlib.sha256(f"carcassonne shuffle {seed}".encode()).hexdigest()


@pytest.fixture(scope="module")
def finished(plain: Serving) -> tuple[str, str, dict[str, object]]:
    """A whole game: its commitment before the first draw, its record, its table at the end."""
    with visiting(plain.url) as visitor:
        seated = visitor.new_game([{"kind": "human", "name": "Anna"}, {"kind": "open"}])
        before = seated.table
        assert before["status"] == "waiting"
        secret = seated.links[1].partition("#")[2]
        seated.tokens[1] = visitor.post(seated.id, "join", {"name": "Bram"}, secret).json()["token"]
        visitor.play_out(seated)
        return before["commitment"], record_of(visitor, seated.id), visitor.table(seated.id)


def test_the_commitment_stands_before_the_first_draw_and_the_end_reveals_what_it_was_to(
    finished: tuple[str, str, dict[str, object]],
) -> None:
    commitment, _, table = finished
    assert re.fullmatch("[0-9a-f]{64}", commitment)
    assert table["commitment"] == commitment
    assert commitment_to(str(table["seed"])) == commitment


def test_the_seed_has_256_bits_and_no_two_games_share_one(guest: Visitor) -> None:
    commitments, seeds = set(), set()
    for _ in range(4):
        seated = guest.new_game()
        assert guest.post(seated.id, "resign", {}, seated.tokens[0]).status_code == 200
        table = guest.table(seated.id)
        commitments.add(table["commitment"])
        seeds.add(int(table["seed"]))
    assert len(commitments) == len(seeds) == 4
    assert max(seed.bit_length() for seed in seeds) > 200
    assert all(0 <= seed < 2**256 for seed in seeds)


def test_the_seed_is_told_to_nobody_while_the_game_goes_on(guest: Visitor) -> None:
    seated = guest.new_game()
    guest.play_to(seated, 6)
    told = [guest.http.get(f"/api/v1/games/{seated.id}{what}").text for what in ("", "/log", "/sight", "/record")]
    guest.post(seated.id, "resign", {}, seated.tokens[0])
    seed = guest.table(seated.id)["seed"]
    assert not [text for text in told if str(seed) in text or '"seed":"' in text]


def test_verify_rederives_every_draw_of_an_exported_record(
    finished: tuple[str, str, dict[str, object]], tmp_path: Path
) -> None:
    told = verify(finished[1], tmp_path)
    assert told.returncode == 0, told.stderr
    assert told.stdout.strip()


def test_verify_tells_of_a_seed_that_is_not_the_one_committed_to(
    finished: tuple[str, str, dict[str, object]], tmp_path: Path
) -> None:
    seed = str(finished[2]["seed"])
    other = str(int(seed) + 1)
    told = verify(finished[1].replace(seed, other), tmp_path)
    assert told.returncode != 0
    assert told.stderr.strip() or told.stdout.strip()
    assert "Traceback" not in told.stderr


def test_verify_tells_of_a_commitment_that_was_changed(
    finished: tuple[str, str, dict[str, object]], tmp_path: Path
) -> None:
    commitment = finished[0]
    assert commitment in finished[1]
    changed = finished[1].replace(commitment, commitment_to("another"))
    assert verify(changed, tmp_path).returncode != 0


def test_verify_tells_of_two_draws_that_were_swapped(
    finished: tuple[str, str, dict[str, object]], tmp_path: Path
) -> None:
    lines = finished[1].splitlines()
    draws = [number for number, line in enumerate(lines) if line.startswith("draw ")]
    first, second = next(
        (a, b) for a in draws for b in draws if a < b and lines[a].split(":")[0] != lines[b].split(":")[0]
    )
    lines[first], lines[second] = lines[second], lines[first]
    assert verify("\n".join([*lines, ""]), tmp_path).returncode != 0


def test_verify_also_holds_for_a_game_that_was_given_up(guest: Visitor, tmp_path: Path) -> None:
    seated = guest.new_game()
    guest.play_to(seated, 9)
    assert guest.post(seated.id, "resign", {}, seated.tokens[1]).status_code == 200
    told = verify(record_of(guest, seated.id), tmp_path)
    assert told.returncode == 0, told.stderr


def test_a_shuffle_that_somebody_chose_is_called_known_and_nothing_is_promised_of_it(guest: Visitor) -> None:
    table = guest.new_game(HUMANS, seed=7).table
    assert (table["shuffle"], table["commitment"]) == ("known", None)


def test_verify_refuses_a_record_of_a_known_shuffle_that_does_not_come_from_its_seed(
    guest: Visitor, tmp_path: Path
) -> None:
    seated = guest.new_game(HUMANS, seed=7)
    guest.play_to(seated, 4)
    guest.post(seated.id, "resign", {}, seated.tokens[0])
    record = record_of(guest, seated.id)
    assert verify(record, tmp_path).returncode == 0
    assert '[Seed "7"]' in record
    assert verify(record.replace('[Seed "7"]', '[Seed "8"]'), tmp_path).returncode != 0
