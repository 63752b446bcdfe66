"""Every reason the analysis can give has words, in English and in the languages of the page."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from string import Formatter

import pytest

from carcassonne.ai.analysis.reasons import choosing, claims, points
from carcassonne.ai.analysis.reasons.choosing import all_statements
from carcassonne.ai.analysis.reasons.reason import Reason, Statement
from carcassonne.ai.analysis.reasons.sentences import all_words, reason_words, sentence
from carcassonne.art.board.figures import ROLES
from carcassonne.boxes import BOXES

PAGE = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("en", "nl", "da", "de", "fr")
NAMES = ("Anna", "Bram", "Chloé")
TEXT = re.compile(r'^  "replay\.why\.(\w+)":\s+"(.*)",$', re.MULTILINE)
PLACEHOLDER = re.compile(r"\{(\w+)")
FORMS = {"the": "feature", "own": "feature", "other_the": "other_feature", "held": "whose"}
"""What the page makes of a value: a feature with its article, as the player's own, or as whose it is."""
WITH_REASONS = [box for box in BOXES if find_spec(f"carcassonne.boxes.{box}.reasons")]
FEATURES = {"city", "road", "cloister", "field", "castle", "wheel", "crown", "bridge"}
STATEMENTS = {statement.key: statement for statement in all_statements()}


def catalogues(language: str) -> str:
    """Everything the page can say in a language, boxes included."""
    found = [path for path in PAGE.rglob("*.ts") if language in (path.stem, path.parent.name)]
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def texts(language: str) -> dict[str, str]:
    """What the page says for each key."""
    return dict(TEXT.findall(catalogues(language)))


def test_no_two_statements_share_a_key() -> None:
    assert len(STATEMENTS) == len(all_statements())


def test_every_statement_that_a_module_makes_is_listed() -> None:
    modules = [claims, points, choosing, *(import_module(f"carcassonne.boxes.{box}.reasons") for box in WITH_REASONS)]
    made = {each for module in modules for each in vars(module).values() if isinstance(each, Statement)}
    assert made == set(all_statements())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_words_on_the_page(language: str) -> None:
    assert set(texts(language)) == {*STATEMENTS, "none"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_nothing_that_a_reason_does_not_hold(language: str) -> None:
    for key, text in texts(language).items():
        english = STATEMENTS[key].english if key in STATEMENTS else ""
        held = {name for _, name, _, _ in Formatter().parse(english) if name}
        told = {FORMS.get(name, name) for name in PLACEHOLDER.findall(text)}
        assert told <= held - {"spent"}, key


def test_every_kind_of_feature_has_a_word_on_the_page() -> None:
    terms = catalogues("en")
    assert set(ROLES) <= FEATURES
    assert [kind for kind in FEATURES if f'"term.{kind}"' not in terms] == []


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (
            Reason("points", 6, STATEMENTS["closes"], {"feature": "city", "points": 4, "back": 1}),
            "closes the own city for 4 points, and gets the knight back",
        ),
        (
            Reason(
                "points", 3, STATEMENTS["closes_shared"], {"feature": "road", "points": 1, "back": 2, "players": [1, 2]}
            ),
            "closes Bram and Chloé's road, shared for 1 point, and gets 2 followers back",
        ),
        (Reason("points", 3, STATEMENTS["scores"], {"feature": "wheel", "points": 3}), "scores 3 points for the wheel"),
        (
            Reason("follower", 8, STATEMENTS["keep_last"], {"feature": "crown"}),
            "keeps the last follower rather than spend it on a crown space",
        ),
        (
            Reason("follower", 3, STATEMENTS["keep"], {"feature": "field", "worth": 0}),
            "keeps a follower rather than spend it on a field worth 0",
        ),
        (
            Reason(
                "growth",
                3,
                STATEMENTS["raises"],
                {"feature": "city", "whose": "shared", "owners": [0, 1], "from": 1, "points": 5},
            ),
            "raises the shared city from 1 to 5 points",
        ),
        (
            Reason(
                "majority", 3, STATEMENTS["majority"], {"feature": "city", "worth": 8, "whose": "nobody", "owners": []}
            ),
            "takes the majority in the city worth 8",
        ),
        (
            Reason(
                "majority",
                3,
                STATEMENTS["lets"],
                {"players": [2], "feature": "city", "worth": 8, "whose": "rivals", "owners": [1]},
            ),
            "lets Chloé into Bram's city worth 8",
        ),
        (
            Reason("outlook", 1, STATEMENTS["expect_less"], {"players": [1]}),
            "leaves Bram less to expect over the next turns",
        ),
    ],
    ids=lambda value: value.key if isinstance(value, Reason) else "",
)
def test_a_reason_in_words(reason: Reason, words: str) -> None:
    assert reason_words(reason, NAMES) == words


def test_reasons_in_a_sentence_and_in_a_cell() -> None:
    both = (Reason("bridge", 2, STATEMENTS["bridge"]), Reason("claim", 4, STATEMENTS["monk"]))
    assert sentence(both, NAMES) == "It keeps the bridge, and puts a monk in the cloister."
    assert all_words(both, NAMES) == "keeps the bridge and puts a monk in the cloister"
    assert (sentence((), NAMES), all_words((), NAMES)) == ("", "")
