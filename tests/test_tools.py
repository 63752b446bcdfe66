"""The scripts of the repository: mutants of the core, messages of commits (not the house)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from commit_message import complaints
from mutants import SOURCE, drawn, targets
from mutations import Mutation, mutations_of

MODULE = '''"""What a module is."""

if not cython.compiled:
    from carcassonne.core.state import *


def earn(s, player, points):
    """Ü: a sign of two bytes before what is changed."""
    count: cython.int = 0
    for p in range(s.players):
        if p == player and not s.done:
            s.score[p] += points; count += claim(s, p, count)
    note(s, LOG_SCORED, player, count, 0, 0, 0, 0)
'''


def mutants(tmp_path: Path, text: str, name: str = "module.py") -> list[str]:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return [mutation.diff(text) for mutation in mutations_of(path)]


def test_operators_constants_ranges_arguments_conditions_and_statements_are_changed(tmp_path: Path) -> None:
    found = "\n".join(mutants(tmp_path, MODULE))
    for changed in (
        "+ count: cython.int = 1",
        "+ for p in range(s.players - 1):",
        "+ for p in range(s.players + 1):",
        "+ if p != player and not s.done:",
        "+ if p == player or not s.done:",
        "+ if p == player and s.done:",
        "+ if (not (p == player and not s.done)):",
        "+ s.score[p] -= points; count += claim(s, p, count)",
        "+ pass; count += claim(s, p, count)",
        "+ s.score[p] += points; count += claim(s, count, p)",
        "+ note(s, LOG_SCORED, count, player, 0, 0, 0, 0)",
    ):
        assert changed in found


def test_docstrings_modes_states_and_the_filling_of_events_are_left_alone(tmp_path: Path) -> None:
    found = mutants(tmp_path, MODULE)
    assert not [diff for diff in found if "cython.compiled" in diff or "Ü" in diff or "claim(p, s" in diff]
    assert not [diff for diff in found if "0, 1, 0" in diff]


def test_constants_of_a_declaration_are_changed(tmp_path: Path) -> None:
    declared = "cpdef enum:\n    # --- sizes\n    MAX_PLAYERS = 6\n\ncdef class State:\n    cdef short score[6]\n"
    assert mutants(tmp_path, declared, "state.pxd") == [
        "- MAX_PLAYERS = 6\n+ MAX_PLAYERS = 7",
        "- MAX_PLAYERS = 6\n+ MAX_PLAYERS = 5",
    ]


def test_every_mutant_of_the_core_is_python_and_differs() -> None:
    """Each of a few hundred; one that does not parse would count as caught and prove nothing."""
    texts: dict[Path, str] = {}
    for mutation in drawn(300, 0, "*.py"):
        text = texts.setdefault(mutation.path, (SOURCE / mutation.path).read_text(encoding="utf-8"))
        ast.parse(mutation.applied(text))
        assert mutation.applied(text) != text


def test_a_seed_draws_the_same_mutants_again_and_no_place_twice() -> None:
    once = drawn(50, 3, "*")
    assert once == drawn(50, 3, "*")
    assert once != drawn(50, 4, "*")
    assert len({(mutation.path, mutation.start) for mutation in once}) == 50


def test_the_rules_of_core_and_boxes_are_mutated_and_their_thought_is_not() -> None:
    names = {path.relative_to(SOURCE).as_posix() for path in targets(SOURCE, "*")}
    assert {"carcassonne/core/turn.py", "carcassonne/core/state.pxd", "carcassonne/boxes/wheel/rules.py"} <= names
    assert not [name for name in names if name.endswith(("thought.py", "declarations.py"))]


def test_a_mutation_tells_its_line() -> None:
    assert Mutation(Path("a.py"), "constant", 6, 7, "2").line("a = 0\nb = 1\n") == 2


@pytest.mark.parametrize(
    ("message", "touched", "wrong"),
    [
        ("Move the wheel\n\nWhy.\n", [], []),
        ("Move the wheel\n# a comment of git's\n", [], []),
        ("Move the wheel.\nWhy.", [], ["full stop", "blank line"]),
        ("M" * 61, [], ["61 characters"]),
        ("", [], ["empty"]),
        ("Move the wheel\n", ["src/carcassonne/core/turn.py"], ["touches the core"]),
        ("Move the wheel\n\nNo rule change.\n", ["src/carcassonne/boxes/wheel/rules.pxd"], []),
        ("Score the wheel\n\nSignature bc6b2186663b over 5,750 games.\n", ["src/carcassonne/core/turn.py"], []),
    ],
)
def test_a_commit_message_is_short_and_says_whether_rules_change(
    message: str, touched: list[str], wrong: list[str]
) -> None:
    found = complaints(message, touched)
    assert len(found) == len(wrong)
    assert all(part in complaint for part, complaint in zip(wrong, found, strict=True))
