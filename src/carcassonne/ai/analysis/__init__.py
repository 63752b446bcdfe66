"""Analysis: every decision of a game weighed, the better move and its reason, luck apart from skill; and hints.

`analyse` takes a record or a game and returns an `Analysis`; `hint` looks at a live position and never at the order of
its undrawn tiles. `weighing` says what moves are worth, `reasons` why, `report` shows both as text, JSON and HTML.
"""

from carcassonne.ai.analysis.analysis import Analysis, AnalysisError, analyse
from carcassonne.ai.analysis.hint import Hint, hint
from carcassonne.ai.analysis.weighing.decision import BLUNDER, INACCURACY, MISTAKE, Decision, Option, Size
from carcassonne.ai.analysis.weighing.luck import Luck
from carcassonne.ai.analysis.weighing.player_summary import Summary

__all__ = [
    "BLUNDER",
    "INACCURACY",
    "MISTAKE",
    "Analysis",
    "AnalysisError",
    "Decision",
    "Hint",
    "Luck",
    "Option",
    "Size",
    "Summary",
    "analyse",
    "hint",
]
