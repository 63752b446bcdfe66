"""Names: nobody takes one that looks like another's, is reserved, or is bad."""

from __future__ import annotations

from pathlib import Path

import pytest

from carcassonne.server.people.names import NameRules, folded
from carcassonne.server.problems import Problem

RULES = NameRules.read()


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "ANNA"), ("Anna", "Ａnna"), ("Ann_A", "Anna"), ("Zoë", "Zoe"), ("Søren", "Soren"), ("Bill", "BiII"),
     ("Bob", "B0b"), ("Marna", "Mama"), ("аса", "aca"), ("Vvim", "Wim"), ("Straße", "Strasse"), ("Ida", "lda")],
)  # fmt: skip
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Ann2", "Ann3"), ("Bob", "Rob"), ("Li-Na", "Lima")])
def test_names_that_can_be_told_apart_are_two(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@pytest.mark.parametrize("name", ["Anna", "Søren", "Zoë-3", "J.R.R", "Ώρες", "Наташа", "たろう太郎", "O_o"])
def test_a_name_is_taken_as_it_is_written(name: str) -> None:
    assert RULES.checked(f" {name} ") == name


@pytest.mark.parametrize(
    ("name", "why"),
    [("An", "3 to 20"), ("A" * 21, "3 to 20"), ("An na", "letters, digits"), ("Anna\n2", "letters, digits"),
     ("👑👑👑", "letters, digits"), ("An\u200bna", "letters, digits"), ("123", "has a letter"), ("-Anna", "alone"),
     ("An--na", "alone"), ("Аnna", "one alphabet"), ("Admin", "not to be had"), ("M0DERAT0R", "not to be had"),
     ("Niemand", "not to be had"), ("xxHitlerxx", "not to be had")],
)  # fmt: skip
def test_a_name_that_nobody_may_have_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(Problem, match=why) as refused:
        RULES.checked(name)
    assert refused.value.code == "name_refused"


def test_the_operator_gives_other_words(tmp_path: Path) -> None:
    file = tmp_path / "names.txt"
    file.write_text("# our own\n=Grandmaster\nbroccoli\n", encoding="utf-8")
    rules = NameRules.read(file)
    for name in ("grandmaster", "Broccoli7"):
        with pytest.raises(Problem):
            rules.checked(name)
    assert rules.checked("Admin")
