"""The wheel's actions and positions as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.wheel.actions import SEGMENTS, Crown, Plague
from carcassonne.engine.actions import Action
from notation.words import FAR, HALVES, SIDES

WRITTEN: list[tuple[str, Action]] = [
    ("crown tax", Crown("tax")),
    ("plague 0,1 farmer NL", Plague(0, 1, "field", "NL")),
    ("plague 0,1 knight N", Plague(0, 1, "city", "N")),
    ("plague 0,1 thief E", Plague(0, 1, "road", "E")),
    ("plague 0,1 thief bridge", Plague(0, 1, "bridge")),
    ("plague 0,1 monk", Plague(0, 1, "cloister")),
    ("plague 0,1 castle W", Plague(0, 1, "castle", "W")),
]
UNREADABLE = [
    ("crown luck", "'crown luck' cannot be read; it is written like crown fortune"),
    ("plague 0,1 field NL", "'plague 0,1 field NL' cannot be read"),
    ("plague 0,1", "'plague 0,1' cannot be read"),
    ("plague here monk", "'here' is no square"),
]
ACTIONS = [
    st.builds(Crown, st.sampled_from(SEGMENTS)),
    st.builds(Plague, FAR, FAR, st.sampled_from(["city", "road", "castle"]), SIDES),
    st.builds(Plague, FAR, FAR, st.just("field"), HALVES),
]
REFUSED_LINES = [
    ("modern 2 wheel=yes", "wheel must be true or false"),
    ("wheel-of-fortune 2 | | | hand=W29", "hand: there is no tile 'W29'; with its number"),
    ("modern 2 | | 0:crown/tax", "0:crown/tax: these rules have no wheel"),
    ("wheel-of-fortune 2 | | 0:crown/luck", "'luck' is none of fortune, tax"),
    ("wheel-of-fortune 2 | | 2:crown/tax", "2:crown/tax: there is no player 2 among 2"),
    ("wheel-of-fortune 2 | | 0:crown/tax 1:crown/tax 1:crown/tax", "the crown spaces of tax are taken"),
    ("modern 2 | D@0,0 V@0,1 | hand=X deck=V pig=tax", "pig: these rules have no wheel"),
    ("modern 2 | hand=V phase=plague", "these rules have no plague"),
    ("wheel-of-fortune 2 | hand=W17 phase=plague", "phase plague needs the pig there: pig=plague"),
    (
        "wheel-of-fortune 2 | 0:crown/tax | hand=W17 phase=plague pig=plague",
        "player 0 has no follower the plague could take",
    ),
]
FOREIGN_WORDS = ["phase=plague", "pig=plague", "hand=W29:3"]
