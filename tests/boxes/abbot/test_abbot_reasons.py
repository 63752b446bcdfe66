"""The abbot in the analysis: put, kept, taken back."""

from __future__ import annotations

from analysis.contrasts import outcome, reasons
from carcassonne.ai.analysis.report.phrases import in_words

CLOISTER = "modern 2 abbots=true | D@0,0 | | hand=B"
STANDING = "modern 2 abbots=true | D@0,0 B@0,1 | 0:0,1/cloister=abbot | hand=E"


def test_an_abbot_put_on_a_cloister_is_a_reason() -> None:
    assert reasons(CLOISTER, ("B 0,1", "abbot cloister"), ("B 0,1", "-")) == [
        "puts the abbot on a cloister worth 2 now, from which he may come back"
    ]


def test_the_abbot_is_kept() -> None:
    assert "keeps the abbot" in reasons(CLOISTER, ("B 0,1", "farmer NL"), ("B 0,1", "abbot cloister"))


def test_points_for_the_abbot_taken_back_are_told_as_such() -> None:
    told = reasons(STANDING, ("E 1,1 r1", "take abbot"), ("E 1,1 r1", "-"))
    assert told == ["takes the abbot back for 3 points, free for another place"]
    assert "leaves the abbot where he may still get more than 3 points" in reasons(
        STANDING, ("E 1,1 r1", "-"), ("E 1,1 r1", "take abbot")
    )


def test_what_the_abbot_does_in_words() -> None:
    done = outcome(STANDING, "E 1,1 r1", "take abbot").actions
    assert in_words(done[1:], "E") == "take the abbot back"
    put = outcome(CLOISTER, "B 0,1", "abbot cloister").actions
    assert in_words(put[1:], "B") == "abbot on the cloister"
