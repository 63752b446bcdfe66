"""The analysis as JSON. Points and chances have six places, so that whoever shows them rounds them once; seats
count from 0.

{"analysis": 1, "preset", "players", "options": {}, "names": [], "result": [] | null,
 "level": 6, "seed": 0, "tiles": 71,
 "thresholds": {"inaccuracy": {"points", "win"}, "mistake": …, "blunder": …},
 "decisions": [{"ply", "seat", "phase", "tile", "left", "legal",
                "before": {"margin", "win"},        of the player who decides, with the best option
                "after": {"margin", "win", "margins": [by seat], "chances": [by seat]},
                "played": OPTION, "best": OPTION, "options": [OPTION, best first],
                "loss", "win_loss", "doubt", "size": "" | "inaccuracy" | "mistake" | "blunder", "mark",
                "reason": a sentence in English or "", "reasons": [REASON]}],
 "draws": [{"ply": of the decision that follows, "seat", "tile", "luck": [points by seat]}],
           of a roll: "tile": "" and "action": what nature did, as an action of the protocol
 "summaries": [{"seat", "name", "decisions", "accuracy", "loss", "win_loss",
                "loss_by_phase": {"opening", "middle", "end"}, "inaccuracies", "mistakes", "blunders", "luck"}]}

OPTION = {"actions": [actions of the protocol], "text": as in a record, "margin", "win", "expected": [by seat],
          "reason": a sentence in English or "", "reasons": [REASON]}
REASON = {"key": of a statement, "values": {…}}; see `carcassonne.ai.analysis.reasons.reason`
HINT = {"hint": 1, "seat", "phase", "tile", "best": OPTION, "alternatives": [OPTION]}
"""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.ai.analysis.analysis import Analysis
from carcassonne.ai.analysis.hint import Hint
from carcassonne.ai.analysis.reasons.reason import Reason
from carcassonne.ai.analysis.reasons.sentences import sentence
from carcassonne.ai.analysis.report.phrases import notation
from carcassonne.ai.analysis.weighing.decision import BLUNDER, INACCURACY, MISTAKE, Decision, Option
from carcassonne.ai.analysis.weighing.luck import Luck
from carcassonne.ai.analysis.weighing.moment import margins_after
from carcassonne.ai.analysis.weighing.player_summary import PHASES, Summary
from carcassonne.notation.json import Json, action_to_json

VERSION = 1
DIGITS = 6
THRESHOLDS = {"inaccuracy": INACCURACY, "mistake": MISTAKE, "blunder": BLUNDER}


def analysis_to_json(analysis: Analysis) -> Json:
    """Return the whole analysis as plain values."""
    rules = analysis.record.rules
    return {
        "analysis": VERSION,
        "preset": rules.preset,
        "players": rules.players,
        "options": rules.options,
        "names": list(analysis.names),
        "result": list(analysis.record.result) or None,
        "level": analysis.level.number,
        "seed": analysis.seed,
        "tiles": analysis.tiles,
        "thresholds": {name: {"points": points, "win": win} for name, (points, win) in THRESHOLDS.items()},
        "decisions": [decision_to_json(each, analysis.names) for each in analysis.decisions],
        "draws": [_draw(each) for each in analysis.draws],
        "summaries": [_summary(each, analysis.names[each.seat]) for each in analysis.players],
    }


def decision_to_json(decision: Decision, names: Sequence[str]) -> Json:
    """Return a decision as plain values."""
    played = decision.played
    return {
        "ply": decision.ply,
        "seat": decision.seat,
        "phase": decision.phase,
        "tile": decision.tile,
        "left": decision.left,
        "legal": decision.legal,
        "before": {"margin": _points(decision.best.margin), "win": _share(decision.best.win)},
        "after": {
            "margin": _points(played.margin),
            "win": _share(played.win),
            "margins": [_points(each) for each in margins_after(played)],
            "chances": [_share(each) for each in played.chances],
        },
        "played": _option(played, decision.tile, names),
        "best": _option(decision.best, decision.tile, names),
        "options": [_option(each, decision.tile, names) for each in decision.options],
        "loss": _points(decision.loss),
        "win_loss": _share(decision.win_loss),
        "doubt": _points(decision.doubt),
        "size": decision.size.word,
        "mark": decision.size.mark,
        "reason": sentence(decision.reasons, names),
        "reasons": reasons_to_json(decision.reasons),
    }


def hint_to_json(found: Hint) -> Json:
    """Return a hint as plain values."""
    return {
        "hint": VERSION,
        "seat": found.seat,
        "phase": found.phase,
        "tile": found.tile,
        "best": _option(found.best, found.tile, found.names),
        "alternatives": [_option(each, found.tile, found.names) for each in found.alternatives],
    }


def _option(option: Option, tile: str, names: Sequence[str]) -> Json:
    return {
        "actions": [action_to_json(action) for action in option.actions],
        "text": notation(option.actions, tile),
        "margin": _points(option.margin),
        "win": _share(option.win),
        "expected": _all(option.expected),
        "reason": sentence(option.reasons, names),
        "reasons": reasons_to_json(option.reasons),
    }


def reasons_to_json(reasons: Sequence[Reason]) -> list[Json]:
    """Return reasons as plain values."""
    return [{"key": reason.key, "values": reason.values} for reason in reasons]


def _draw(draw: Luck) -> Json:
    told: Json = {"ply": draw.ply, "seat": draw.seat, "tile": draw.tile, "luck": _all(draw.margins)}
    return told if draw.tile else told | {"action": action_to_json(draw.action)}


def _summary(summary: Summary, name: str) -> Json:
    return {
        "seat": summary.seat,
        "name": name,
        "decisions": summary.decisions,
        "accuracy": _points(summary.accuracy),
        "loss": _points(summary.loss),
        "win_loss": _share(summary.win_loss),
        "loss_by_phase": dict(zip(PHASES, _all(summary.loss_by_phase), strict=True)),
        "inaccuracies": summary.inaccuracies,
        "mistakes": summary.mistakes,
        "blunders": summary.blunders,
        "luck": _points(summary.luck),
    }


def _points(value: float) -> float:
    return round(value, DIGITS) + 0.0  # no -0.0


def _share(value: float) -> float:
    return round(value, DIGITS) + 0.0


def _all(values: Sequence[float]) -> list[float]:
    return [_points(value) for value in values]
