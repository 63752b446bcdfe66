"""A flight in a position line: `phase=landing flying=large rolled=2`, who flies and what the die shows."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.flying_machines import rules as flights
from carcassonne.core import report
from carcassonne.core.state import State
from carcassonne.engine.names import FIGURES
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.particulars import number
from carcassonne.engine.position.setting import BoxPosition, Particular, Setting, need
from carcassonne.engine.rules import Rules

FLIERS = ("follower", *FIGURES[1:])
"""The figures as a position line names them: an ordinary one has a name, too."""
NOBODY = -1


class FlightPosition(BoxPosition):
    """What a position line says of a flight."""

    particulars = (
        Particular(
            "flying", lambda p: NOBODY, lambda p, text: w.one_of(text, FLIERS), lambda p, figure: FLIERS[figure]
        ),
        number("rolled", flights.HIGHEST),
    )

    def several_stand(self, rules: Rules) -> bool:
        """Fliers land where others stand."""
        return bool(rules.flying_machines)

    def values(self, s: State) -> dict[str, Any]:
        """Who flies, and how far."""
        figure, rolled = flights.flight_at_hand(s)
        return {"flying": figure, "rolled": rolled}

    def take(self, p: Setting) -> None:
        """Let him fly."""
        flights.let_fly(p.state, p.said["flying"], p.said["rolled"])

    def check_phase(self, p: Setting) -> None:
        """Somebody flies while the die is thrown and while he lands, only then, and he could take off."""
        phase, figure, rolled = p.said["phase"], p.said["flying"], p.said["rolled"]
        need(
            p.rules.flying_machines or phase not in ("flight", "landing"), f"phase {phase}: nobody flies in these rules"
        )
        need((figure != NOBODY) == (phase in ("flight", "landing")), "flying: said in the phases flight and landing")
        need((rolled > 0) == (phase == "landing"), "rolled: said in the phase landing")
        if figure == NOBODY:
            return
        need(flights.shows_arrow(p.state), f"phase {phase}: the tile laid last has no arrow")
        seat = p.said["turn"]
        left = report.at_home(p.state, seat, figure) if figure else p.said["supply"][seat]
        need(flights.flies(p.state, figure) and left > 0, f"flying: player {seat} has no {FLIERS[figure]} that flies")


PART = FlightPosition()
