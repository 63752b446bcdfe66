"""Dragon, fairy, princess and portals in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.princess_dragon.actions import Dragon, Fairy, Princess
from carcassonne.boxes.princess_dragon.box import MODULES, NAME
from carcassonne.boxes.princess_dragon.events import DragonMoved, FairyMoved
from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.cli.terminal.words import standing_words
from carcassonne.engine.names import SIDE_NAMES
from carcassonne.engine.rules import Rules

EDITIONS = ("dragon_moves", "princess_action", "fairy_place")


def _fairy(action: Fairy) -> str:
    if not action.feature:
        return f"move the fairy to ({action.x}, {action.y})"
    return f"move the fairy beside your {standing_words(action.feature, action.at, action.x, action.y, action.figure)}"


def _princess(action: Princess) -> str:
    knight = standing_words(action.feature, action.at, action.x, action.y, action.figure)
    return f"send player {action.player + 1}'s {knight} away"


def _fairy_moved(event: FairyMoved, names: Names) -> str:
    if not event.feature:
        return f"{names[event.player]} moves the fairy to ({event.x}, {event.y})"
    return (
        f"{names[event.player]} moves the fairy beside the {standing_words(event.feature, event.at, event.x, event.y)}"
    )


def _options(rules: Rules) -> dict[str, OptionValue]:
    switches: dict[str, OptionValue] = {name: rules.values[name] for name in (NAME, *MODULES)}
    needed = {"dragon_moves": rules.dragon, "princess_action": rules.princess, "fairy_place": rules.fairy}
    return switches | {name: rules.values[name] for name in EDITIONS if needed[name]}


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    start, placing, figure, after = list[str](), list[str](), list[str](), list[str]()
    if rules.fairy:
        start.append("1 point if the fairy is beside a follower of yours")
        figure.append("instead of a figure the fairy may be moved beside an own follower")
        after.append("3 points if what her follower stands in is scored")
    if rules.princess:
        word = "may" if rules.princess_action == "may" else "must"
        figure.append(f"a princess {word} send a knight of her city away instead of a figure")
    if rules.portals:
        figure.append("from a portal the follower may go to anything free and unfinished on the board")
    walk = "after a tile with a dragon he goes six steps, moved by everybody in turn, and eats whom he meets"
    before = [walk] if rules.dragon and rules.dragon_moves == "before_scoring" else []
    if rules.dragon:
        placing.append("the dragon comes to a volcano; no figure is put where he stands")
        after += [walk] if rules.dragon_moves == "after_scoring" else []
    told = {
        TurnStep.BEFORE_DRAWING: start,
        TurnStep.BEFORE_SCORING: [*placing, *figure, *before],
        TurnStep.AFTER_SCORING: after,
    }
    return {step: lines for step, lines in told.items() if lines}


PART = BoxTerminal(
    actions={
        Dragon: lambda action: f"move the dragon {SIDE_NAMES[action.side]}",
        Fairy: _fairy,
        Princess: _princess,
    },
    events={
        DragonMoved: lambda event, names: f"{names[event.player]} moves the dragon to ({event.x}, {event.y})",
        FairyMoved: _fairy_moved,
    },
    scored={"fairy": "the fairy"},
    driven={
        "dragon": lambda figure: f"the dragon eats {figure}",
        "princess": lambda figure: f"the princess sends {figure} away",
    },
    questions={"dragon": "Where does the dragon go"},
    rules=RulesText(
        presets={"dragon": "the base game with The Princess & the Dragon"},
        options=_options,
        meanings={
            (NAME, True): "its thirty tiles are in the deck",
            ("dragon", True): "volcanoes bring the dragon, who eats whom he meets",
            ("fairy", True): "the fairy keeps the dragon off, and pays whoever stands beside her",
            ("princess", True): "princesses send knights away",
            ("portals", True): "magic portals lead followers to other tiles",
            ("dragon_moves", "before_scoring"): "the dragon moves before anything is scored",
            ("dragon_moves", "after_scoring"): "the dragon moves when everything is scored",
            ("princess_action", "may"): "a princess may send a knight away",
            ("princess_action", "must"): "a princess must send a knight away, if there is one",
            ("fairy_place", "follower"): "the fairy stands beside one follower",
            ("fairy_place", "tile"): "the fairy stands on a tile, beside everybody there",
        },
        turn=_turn,
        signs=lambda rules: ["^ volcano", "~ dragon", "@ portal", "& princess"] if rules.values[NAME] else [],
    ),
)
