"""Shrines in a position line: who may stand there, and which cloisters may lie beside them."""

from __future__ import annotations

from carcassonne.boxes.shrines.rules import rivals_of
from carcassonne.core import report
from carcassonne.engine.names import FIGURES
from carcassonne.engine.position.arrangement import about_piece, stood
from carcassonne.engine.position.setting import BoxPosition, Setting, need


class ShrinesPosition(BoxPosition):
    """What a position line may say of shrines."""

    def check_pieces(self, p: Setting) -> None:
        """No abbot stands on a shrine (ruling S1.1), and shrines and cloisters keep apart (S1.2)."""
        for piece in stood(p):
            with about_piece(piece):
                abbot = FIGURES[piece.figure] == "abbot"
                need(not abbot or piece.feature != "shrine", "an abbot does not stand on a shrine")
        if not p.rules.shrines:
            return
        for tile, (_, x, y, *_) in enumerate(report.tiles_lying(p.state)):
            need(rivals_of(p.state, tile) <= 1, f"{x},{y}: a cloister or shrine has more than one rival around it")


PART = ShrinesPosition()
