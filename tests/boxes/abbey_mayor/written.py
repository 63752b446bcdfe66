"""Abbeys, barns and wagons as text, and what cannot be read."""

from __future__ import annotations

from hypothesis import strategies as st

from carcassonne.boxes.abbey_mayor.actions import Abbey, Wagon
from carcassonne.engine.actions import Action, Draw, Follower
from notation.words import FAR

WRITTEN: list[tuple[str, Action]] = [
    ("abbey 2,-1", Abbey(2, -1)),
    ("draw", Draw()),
    ("barn NW", Follower("field", "NW", "barn")),
    ("mayor city N", Follower("city", "N", "mayor")),
    ("wagon road E", Follower("road", "E", "wagon")),
    ("go 1,0 thief N", Wagon(1, 0, "road", "N")),
    ("go 1,-10 monk", Wagon(1, -10, "cloister")),
]
UNREADABLE = [
    ("abbey", "'abbey' cannot be read; it is written like abbey 2,1"),
    ("abbey 1", "'1' is no square; it is written like 1,0"),
    ("barn", "'barn' cannot be read; it is written like barn NW"),
    ("barn N", "'barn N' cannot be read; it is written like barn NW"),
    ("go 1,0", "'go 1,0' cannot be read; it is written like go 1,0 thief N"),
]
ACTIONS = [
    st.builds(Abbey, FAR, FAR),
    st.builds(Draw),
    st.builds(Wagon, FAR, FAR, st.just("road"), st.sampled_from("NESW")),
    st.builds(Follower, st.just("field"), st.sampled_from(["NW", "NE", "SE", "SW"]), st.just("barn")),
]
BOX = "modern 2 abbey_mayor=true"
FOUR = f"{BOX} | D@0,0 B@0,1 B@1,1 N@1,0r3"
RING = f"{BOX} | B@0,0 B@0,-1 B@1,-1 B@2,-1 B@2,0 B@0,1 B@1,1"
REFUSED_LINES = [
    ("modern 2 barns=16", "barns must be true or false"),
    ("modern 2 wagon_moves=far", "wagon_moves must be one of nearby, connected, not 'far'"),
    ("modern 2 barns=true field_scoring=per_city_4", "barns do not go with field_scoring per_city_4"),
    ("modern 2 | abbeys=1,0", "abbeys: these rules have no abbeys"),
    ("modern 2 | 0:0,0/city/N=mayor", "these rules have no mayor"),
    (f"{BOX} | D@0,0 AB@0,1", "an abbey is laid where tiles lie on all four sides"),
    (f"{BOX} | hand=AB", "the tile AB is in no deck: nobody draws it"),
    (f"{RING} AB@1,0 | | abbeys=1,1", "abbeys: there are 2, not 3"),
    (f"{BOX} | D@0,0 | 0:0,0/road/E=mayor", "a mayor stands on a city"),
    (f"{BOX} | D@0,0 | 0:0,0/field/NR=barn", "the tile at 0,0 has no field/NR"),
    (
        f"{BOX} | D@0,0 | 0:0,0/field/EL=barn",
        "a barn stands on the field NL of a tile at whose corner four fields meet",
    ),
    (f"{BOX} | last_round=1", "last_round: it begins when no tile is left"),
    (f"{BOX} | new_barn=1", "new_barn: a barn is new until the turn is scored"),
    (f"{BOX} | wagons=0:0,0/road/E", "wagons: they move on when everything is scored (phase wagon)"),
    (f"{BOX} | wagons=E", "wagons: 'E' is not a player and where his wagon was scored, like 0:1,0/road/E"),
    (f"{BOX} | phase=wagon", "phase wagon needs a tile just laid"),
    (f"{BOX} | D@0,0 | | phase=tile", "phase tile: there is no hole for an abbey"),
    (f"{RING} | | phase=tile abbeys=0,1", "phase tile: the player on turn has no abbey"),
]
FOREIGN_WORDS = [
    "abbeys=1,0",
    "last_round=1",
    "new_barn=1",
    "wagons=0:0,0/road/E",
    "phase=tile",
    "phase=wagon",
    "AM10@1,0",
]
