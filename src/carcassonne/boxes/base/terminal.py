"""The base game in the terminal: drawing, placing, followers, scores, and the options of its rules."""

from __future__ import annotations

from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, terminals
from carcassonne.cli.terminal.words import follower_words, standing_words, tile_words
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev
from carcassonne.engine.rolls import Roll
from carcassonne.engine.rules import Rules

OPTIONS = ("tiny_city", "field_scoring", "first_player", "followers")


# --- actions ----------------------------------------------------------------------------------------------------------
def _place(action: act.Place) -> str:
    additions = [box.addition for box in terminals() if box.addition and box.addition.comes_with(action)]
    more = "".join(f", with {addition.words(action)}" for addition in additions)
    return f"lay the tile at ({action.x}, {action.y}){_turned(action.rotation)}{more}"


def _turned(rotation: int) -> str:
    return ("", ", turned once", ", turned twice", ", turned three times")[rotation]


def _follower(action: act.Follower) -> str:
    """A follower and its place: the square is said where it is not that of the tile just laid."""
    if action.x is None:
        return follower_words(action.feature, action.at, action.figure)
    return standing_words(action.feature, action.at, action.x, action.y, action.figure)


# --- events -----------------------------------------------------------------------------------------------------------
def _drawn(event: ev.Drawn, names: Names) -> str:
    tile = tile_words(event.tile)
    return f"{tile} is laid open" if event.laid_open else f"{names[event.player]} draws {tile}"


def _placed(event: ev.Placed, names: Names) -> str:
    return f"{names[event.player]} lays {event.tile} at ({event.x}, {event.y}){_turned(event.rotation)}"


def _follower_placed(event: ev.FollowerPlaced, names: Names) -> str:
    standing = standing_words(event.feature, event.at, event.x, event.y, event.figure)
    return f"{names[event.player]} puts {'an' if standing[0] in 'aeiou' else 'a'} {standing}"


def _follower_returned(event: ev.FollowerReturned, names: Names) -> str:
    standing = standing_words(event.feature, event.at, event.x, event.y, event.figure)
    told = next((words for box in terminals() for cause, words in box.driven.items() if cause == event.by), None)
    return told(f"{names[event.player]}'s {standing}") if told else f"{names[event.player]}'s {standing} comes home"


def _scored(event: ev.Scored, names: Names) -> str:
    """Points with their terms: "Red scores 8 for a city: tiles 6, pennants 2"."""
    terms = ", ".join(f"{name} {points}" for name, points in event.terms)
    known = {feature: words for box in terminals() for feature, words in box.scored.items()}
    feature = known.get(event.feature, f"a {event.feature}")
    return f"{names[event.player]} scores {event.points} for {feature}: {terms}"


def _game_ended(event: ev.GameEnded, names: Names) -> str:
    """The end of a game: who won, and the scores."""
    who = " and ".join(names[seat] for seat in event.winners)
    verdict = f"{who} {'wins' if len(event.winners) == 1 else 'share the victory'}"
    totals = ", ".join(f"{name} {score}" for name, score in zip(names, event.scores, strict=True))
    return f"the game is over: {verdict} ({totals})"


# --- rules ------------------------------------------------------------------------------------------------------------
def _options(rules: Rules) -> dict[str, OptionValue]:
    return {name: getattr(rules, name) for name in OPTIONS}


RULES = RulesText(
    presets={
        "modern": "the base game with the scoring of later editions",
        "first-edition-nl": "the base game as in the Dutch first edition",
        "first-edition-da": "the base game as in the Danish first edition",
    },
    options=_options,
    meanings={
        ("tiny_city", "2"): "a completed city of two tiles is worth 2",
        ("tiny_city", "2+pennants"): "a completed city of two tiles is worth 2, and 2 for each pennant",
        ("tiny_city", "4"): "a completed city of two tiles is worth 4, like any other",
        ("field_scoring", "per_city_4"): "each completed city pays 4 to whoever has most farmers around it",
        ("field_scoring", "per_field_3"): "each field pays its owner 3 for every completed city at its border",
        ("field_scoring", "per_field_3_once"): "as per_field_3, but nobody is paid twice for the same city",
        ("first_player", "youngest"): "the youngest player begins",
        ("first_player", "youngest_names"): "the youngest player says who begins",
        ("first_player", "given"): "the first seat begins",
        ("first_player", "random"): "who sits in the first seat is drawn by lot",
    },
)
PART = BoxTerminal(
    inside=("city",),
    actions={
        act.Draw: lambda action: f"draw {tile_words(action.tile) if action.tile else 'a tile'}",
        Roll: lambda action: f"the die shows {action.points}",
        act.Place: _place,
        act.Follower: _follower,
        act.Skip: lambda action: "no follower",
    },
    events={
        ev.Drawn: _drawn,
        ev.Rolled: lambda event, names: f"the die shows {event.points} for {names[event.player]}",
        ev.Discarded: lambda event, names: f"{event.tile} is not placed and leaves the game",
        ev.Placed: _placed,
        ev.FollowerPlaced: _follower_placed,
        ev.FollowerReturned: _follower_returned,
        ev.Scored: _scored,
        ev.SecondPart: lambda event, names: f"{names[event.player]} goes on with a second tile",
        ev.TurnEnded: lambda event, names: "",
        ev.GameEnded: _game_ended,
    },
    questions={"place": "Where does the tile go", "follower": "Who goes on the tile"},
    rules=RULES,
)
