"""An entry of the log: one decision, undo or departure, with the draws that followed it. The log is the truth."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal

from carcassonne.notation.json import Json

Kind = Literal["move", "undo", "left"]


@dataclass(frozen=True, slots=True)
class Entry:
    """What happened as number `seq` of a game; `ply` is the number of decisions in force after it."""

    seq: int
    kind: Kind
    seat: int
    ply: int
    action: Json | None = None
    draws: tuple[str, ...] = ()
    reason: str | None = None
    """Why somebody left: `resigned` or `timeout`."""
    move_id: str | None = None
    """The client's name for the request, behind its seat; on the last entry of the request."""
    parts: int = 1
    """How many entries the request made, this one among them; on the last."""
    at: str = field(default_factory=lambda: now_text())


def now_text() -> str:
    """This moment as the API writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
