"""The figures: what each counts, and on what it may ever stand (B4, I4, M2, T3, T4)."""

ORDINARY = "follower"
FIGURES = (ORDINARY, "large", "abbot", "builder", "pig", "mayor", "wagon", "barn")

WEIGHT = {ORDINARY: 1, "large": 2, "abbot": 1, "builder": 0, "pig": 0, "wagon": 1, "barn": 0}
"""What a figure counts in a majority: builder and pig claim nothing (T1.1); a mayor counts pennants (J3.2)."""

FOLLOWERS = (ORDINARY, "large", "abbot", "mayor", "wagon")
"""The figures that are followers; builder, pig and barn are not (T1.1, J1.1)."""

HOLD_CASTLES = (ORDINARY, "large", "wagon")
"""Those who may stay on a castle: no mayor (J6.4)."""

GROUND = {
    ORDINARY: ("city", "road", "field", "cloister", "shrine"),
    "large": ("city", "road", "field", "cloister", "shrine"),
    "abbot": ("cloister", "garden"),
    "builder": ("city", "road"),
    "pig": ("field",),
    "mayor": ("city",),
    "wagon": ("city", "road", "cloister", "shrine"),
    "barn": (),
}
"""A garden takes only an abbot, an abbot only a cloister or garden (M2.1); a barn goes to a corner (J5.1)."""
