"""Building the page into the package: when it is due, what it needs, and what is said when it cannot be done."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))  # `web` is no part of the package

from web import node, page

UNREACHABLE = """\
npm warn Unknown user config
npm error code ECONNREFUSED
npm error network request to https://registry.example/svelte failed, reason: connect ECONNREFUSED 127.0.0.1:9
npm error A complete log of this run can be found in: x.log
"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built from the sources as they are."""
    for name in ("CARCASSONNE_WITHOUT_PAGE", "CARCASSONNE_SANITIZE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(page, "BUILT", tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / page.SIGNED).write_text(page.signature())
    return tmp_path


@pytest.mark.parametrize(
    ("version", "good"),
    [("v20.18.0", False), ("v20.19.0", True), ("v21.7.0", False), ("v22.11.0", False), ("v22.12.0", True),
     ("v24.1.0", True), ("v18.20.0", False), ("", False)],
)  # fmt: skip
def test_a_node_suits_if_vite_runs_on_it(version: str, good: bool) -> None:
    assert node.suits(version) is good


def test_a_page_of_the_same_sources_is_not_built_again(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "missing", lambda: True)
    assert not page.due()
    assert page.requirements() == []


@pytest.mark.parametrize("lacking", ["index.html", page.SIGNED])
def test_a_page_that_is_not_all_there_is_built_and_node_is_asked_for(
    built: Path, lacking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (built / lacking).unlink()
    monkeypatch.setattr(node, "missing", lambda: True)
    assert page.due()
    assert page.requirements() == [node.WHEEL]
    monkeypatch.setattr(node, "missing", lambda: False)
    assert page.requirements() == []


def test_a_page_of_other_sources_is_built_again(built: Path) -> None:
    (built / page.SIGNED).write_text("0" * 64)
    assert page.due()


@pytest.mark.parametrize("variable", ["CARCASSONNE_WITHOUT_PAGE", "CARCASSONNE_SANITIZE"])
def test_no_page_is_built_where_none_is_wanted(built: Path, variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (built / "index.html").unlink()
    monkeypatch.setenv(variable, "1")
    assert not page.due()


def test_what_npm_installed_is_no_source() -> None:
    assert all("node_modules" not in path.parts for path in page.sources())
    assert {"index.html", "package-lock.json"} <= {path.name for path in page.sources()}


def test_a_registry_out_of_reach_is_said_in_a_sentence_with_the_way_out(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise node.NpmError(node._sentence(("ci", "--no-audit"), UNREACHABLE))

    (built / "index.html").unlink()
    monkeypatch.setattr(node, "install", fails)
    with pytest.raises(page.PageError) as refused:
        page.build()
    said = str(refused.value)
    assert said.startswith(
        "the page could not be built: `npm ci` could not reach the npm registry:\n  code ECONNREFUSED"
    )
    assert "CARCASSONNE_WITHOUT_PAGE=1 installs without the page" in said


def test_the_licences_of_what_the_page_holds_are_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "WEB", tmp_path)
    (tmp_path / "package.json").write_text(
        '{"dependencies": {"@a/font": "1", "b": "2"}, "devDependencies": {"c": "3"}}'
    )
    for name, file in (("@a/font", "LICENSE"), ("b", "LICENCE.md"), ("c", "LICENSE")):
        (tmp_path / "node_modules" / name).mkdir(parents=True)
        (tmp_path / "node_modules" / name / file).write_text(f"the terms of {name}\n")
    assert page.licences() == "@a/font\n\nthe terms of @a/font\n\nb\n\nthe terms of b\n"


def test_the_lock_names_no_registry() -> None:
    text = (page.WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What npm is asked for, where nothing is installed yet."""
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(node, "_INSTALLED", tmp_path / ".package-lock.json")
    monkeypatch.setattr(node, "_TOOL", tmp_path / "eslint")
    monkeypatch.setattr(node, "npm", lambda *arguments: calls.append(arguments))
    return calls


def test_a_build_installs_no_linters(asked: list[tuple[str, ...]]) -> None:
    node.install()
    assert [call[0] for call in asked] == ["ci"]
    assert "--omit=dev" in asked[0]


def test_checks_install_the_linters_even_after_a_build(asked: list[tuple[str, ...]]) -> None:
    node._INSTALLED.touch()
    node.install()
    assert asked == []
    node.install(tools=True)
    assert [call[0] for call in asked] == ["ci"]
    assert "--omit=dev" not in asked[0]
    node._TOOL.touch()
    node.install(tools=True)
    assert len(asked) == 1


def test_a_build_keeps_the_linters_that_are_there(asked: list[tuple[str, ...]]) -> None:
    node._TOOL.touch()
    node.install()
    assert "--omit=dev" not in asked[0]


def test_a_page_without_its_artwork_is_built_all_the_same(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    page.build()
    assert "left for the server to draw" in capsys.readouterr().out
    monkeypatch.setenv("CARCASSONNE_WITHOUT_PAGE", "1")
    page.build()
    assert capsys.readouterr().out == ""
