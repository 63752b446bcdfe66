"""Abbots and gardens in a position line: who may stand where."""

from __future__ import annotations

from carcassonne.core import report
from carcassonne.engine.names import FIGURES, HUBS
from carcassonne.engine.position.arrangement import about_piece, stood
from carcassonne.engine.position.setting import BoxPosition, Setting, need


class AbbotPosition(BoxPosition):
    """What a position line may say of abbots and gardens."""

    def check_pieces(self, p: Setting) -> None:
        """An abbot stands on a cloister or in a garden, and nobody else in a garden (ruling M2.1)."""
        for piece in stood(p):
            with about_piece(piece):
                abbot = FIGURES[piece.figure] == "abbot"
                need(not abbot or piece.feature in HUBS, "an abbot stands on a cloister or in a garden")
                need(abbot or piece.feature != "garden", "only an abbot stands in a garden")
                acts = piece.feature != "garden" or report.gardens_act(p.state)
                need(acts, "in these rules gardens are pictures and take nobody")


PART = AbbotPosition()
