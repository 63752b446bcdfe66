"""Promise 15: what an operator saves can be restored, into either kind of database, and every game goes on there."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from carcassonne.cli.main import main
from support.serving import Serving, sqlite_in
from support.tables import a_house, run
from support.visitor import HUMANS, SHORT, visiting

OLD = Path(__file__).parents[2] / "data" / "database-0001.sql"


@pytest.mark.parametrize(("kind", "other"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_a_backup_made_while_games_go_on_is_restored_elsewhere(
    kind: str, other: str, addresses: Callable[[str], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.backup"
    here, there = addresses(kind), addresses(other)
    serving = Serving(tmp_path / "serving", here)
    try:
        serving.start()
        with visiting(serving.url) as visitor:
            over, going = visitor.new_game(HUMANS, draw=SHORT), visitor.new_game(HUMANS, seed=3)
            visitor.play_out(over)
            visitor.play_to(going, 9)
            before = [visitor.get(game.id, "log") for game in (over, going)]
            assert main(["admin", "backup", str(file), "--database", here]) == 0
            visitor.play_to(going, 12)
        assert main(["admin", "backup", str(file), "--database", here]) == 2, "it is not replaced unasked"
        assert main(["admin", "restore", str(file), "--database", here]) == 2, "nor is a database"
        assert main(["admin", "restore", str(file), "--database", there]) == 0
    finally:
        serving.close()
    assert "is not empty" in capsys.readouterr().err or kind == "sqlite"
    serving = Serving(tmp_path / "elsewhere", there)
    try:
        serving.start()
        with visiting(serving.url) as visitor:
            assert [visitor.get(game.id, "log") for game in (over, going)] == before
            visitor.play_to(going, 12)
    finally:
        serving.close()


def test_a_backup_of_the_first_release_is_restored_and_brought_up_to_date(tmp_path: Path) -> None:
    file, new = tmp_path / "old.backup", tmp_path / "new"
    connection = sqlite3.connect(tmp_path / "games.sqlite3")
    connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    assert main(["admin", "backup", str(file), "--data", str(tmp_path)]) == 0
    assert main(["admin", "restore", str(file), "--data", str(new)]) == 0

    async def work() -> None:
        async with a_house(new) as house:
            assert len((await house.get("A" * 16, "log"))["entries"]) == 11
            moved = await house.post("B" * 16, "undo/answer", {"accept": True}, "Bram, 0001")
            assert moved.json()["table"]["ply"] == 1

    run(work())


def test_what_is_no_backup_is_refused_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = tmp_path / "whole"
    connection = sqlite3.connect(tmp_path / "games.sqlite3")
    connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    assert main(["admin", "backup", str(whole), "--data", str(tmp_path)]) == 0
    spoilt = {"cut": whole.read_bytes()[:-40], "empty": b"", "text": b"my holiday notes", "none": None}
    for name, content in spoilt.items():
        if content is not None:
            (tmp_path / name).write_bytes(content)
        assert main(["admin", "restore", str(tmp_path / name), "--database", sqlite_in(tmp_path / f"to-{name}")]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1, said
        assert "Traceback" not in said
    assert main(["admin", "restore", str(whole), "--database", sqlite_in(tmp_path / "to-cut")]) == 0, "left empty"


# --- a folder of backups ----------------------------------------------------------------------------------------------
def test_a_folder_keeps_the_newest_backups_and_nobody_elses_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    run(_make_a_database(tmp_path))
    for _ in range(4):
        assert main(["admin", "backup", str(folder), "--keep", "2", "--data", str(tmp_path)]) == 0
        (folder / "games-mine.backup").write_text("mine", encoding="utf-8")
        (folder / "games-20200101T000000000Z.backup.part").write_text("killed", encoding="utf-8")
    written = [line.split()[4].rstrip(",") for line in capsys.readouterr().out.splitlines()]
    left = sorted(path for path in folder.iterdir() if path.suffix == ".backup" and "mine" not in path.name)
    assert list(map(str, left)) == written[-2:]
    assert (folder / "games-mine.backup").exists()
    assert {stat.S_IMODE(path.stat().st_mode) for path in left} == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert main(["admin", "restore", str(left[-1]), "--data", str(tmp_path / "new")]) == 0
    assert main(["admin", "backup", str(left[-1]), "--keep", "2", "--data", str(tmp_path)]) == 2
    assert "is no folder" in capsys.readouterr().err


def test_backups_go_on_whatever_fails_and_are_not_repeated_by_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, waits = tmp_path / "backups", []

    def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 2:  # the first try found no database
            run(_make_a_database(tmp_path))
        if len(waits) == 4:
            raise KeyboardInterrupt

    monkeypatch.setattr("time.sleep", sleep)
    command = ["admin", "backup", str(folder), "--keep", "3", "--data", str(tmp_path)]
    assert main([*command, "--every", "24"]) == 130
    assert "there is no database" in capsys.readouterr().err
    assert (waits[0], waits[1], waits[2]) == (0, 600, 0)
    assert 86_000 < waits[3] <= 86_400
    assert len(list(folder.iterdir())) == 1
    assert main(["admin", "backup", str(folder), "--every", "24", "--data", str(tmp_path)]) == 2


async def _make_a_database(folder: Path) -> None:
    async with a_house(folder):
        pass
