"""A crop circle in a position line: `phase=circle`, or `phase=circle_move circle=add` while it is answered."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.crop_circles import rules as circles
from carcassonne.core.state import State
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.setting import BoxPosition, Particular, Setting, need
from carcassonne.engine.rules import Rules

WORDS = ("", "add", "remove")
PHASES = ("circle", "circle_move")


class CropCirclesPosition(BoxPosition):
    """What a position line says of a crop circle."""

    particulars = (
        Particular(
            "circle",
            lambda p: 0,
            lambda p, text: 1 + w.one_of(text, WORDS[1:]),
            lambda p, chosen: WORDS[chosen],
        ),
    )

    def several_stand(self, rules: Rules) -> bool:
        """Followers are added where others stand."""
        return bool(rules.crop_circles or rules.crop_circles_1)

    def values(self, s: State) -> dict[str, Any]:
        """What everybody is asked for."""
        return {"circle": circles.asked_for(s)}

    def take(self, p: Setting) -> None:
        """Let everybody be asked, as far as the player to act."""
        if p.said["circle"]:
            circles.ask(p.state, p.said["to_act"], p.said["circle"])

    def check_phase(self, p: Setting) -> None:
        """A circle concerns somebody, and who answers can do so."""
        phase, chosen = p.said["phase"], p.said["circle"]
        need((chosen > 0) == (phase == "circle_move"), "circle: said in the phase circle_move")
        if phase not in PHASES:
            return
        need(p.rules.crop_circles or p.rules.crop_circles_1, f"phase {phase}: these rules have no crop circles")
        need(circles.circle_laid(p.state) != 0, f"phase {phase}: the tile laid last has no crop circle")
        if phase == "circle":
            need(circles.anybody_concerned(p.state), "phase circle: it concerns nobody")
            need(p.said["to_act"] == p.said["turn"], "to_act: the player on turn chooses what a crop circle brings")
        else:
            seat = p.said["to_act"]
            need(circles.may_answer(p.state, seat), f"phase circle_move: player {seat} can do nothing")


PART = CropCirclesPosition()
