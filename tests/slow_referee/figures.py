"""The figures: what each counts, and on what it may ever stand (B4, I4, M2, T3, T4)."""

ORDINARY = "follower"
FIGURES = (ORDINARY, "large", "abbot", "builder", "pig")

WEIGHT = {ORDINARY: 1, "large": 2, "abbot": 1, "builder": 0, "pig": 0}
"""What a figure counts in a majority: builder and pig claim nothing (T1.1)."""

FOLLOWERS = (ORDINARY, "large", "abbot")
"""The figures that are followers; builder and pig are not (T1.1)."""

GROUND = {
    ORDINARY: ("city", "road", "field", "cloister", "shrine"),
    "large": ("city", "road", "field", "cloister", "shrine"),
    "abbot": ("cloister", "garden"),
    "builder": ("city", "road"),
    "pig": ("field",),
}
"""A garden takes only an abbot, an abbot only a cloister or garden (M2.1)."""
