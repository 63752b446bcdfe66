"""The Fair in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.fair.actions import Bear, BuyTicket, Trade
from carcassonne.boxes.fair.events import BearLeft, BearMoved, TicketsTaken
from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.engine.rules import Rules


def _tickets_taken(event: TicketsTaken, names: Names) -> str:
    return f"{names[event.player]} takes {event.count} ticket{'' if event.count == 1 else 's'}"


def _options(rules: Rules) -> dict[str, OptionValue]:
    return {"fair": rules.fair, "jugglers": rules.jugglers, "ticket_price": rules.ticket_price}


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    if not rules.fair:
        return {}
    return {
        TurnStep.BEFORE_DRAWING: ["a juggler of yours on a road brings 1 point"] if rules.jugglers else [],
        TurnStep.BEFORE_SCORING: [
            "a tent calls for the die: lead the bear that far; every figure he meets brings 1 point"
        ],
        TurnStep.AFTER_SCORING: [f"three tickets may be given away for {rules.ticket_price} points"],
        TurnStep.AFTER_LAST_TILE: ["everybody who has a ticket throws the die for its points"],
    }


PART = BoxTerminal(
    actions={
        Bear: lambda action: f"lead the bear to ({action.x}, {action.y})",
        Trade: lambda action: "give three tickets away for points",
        BuyTicket: lambda action: "take a ticket instead",
    },
    events={
        TicketsTaken: _tickets_taken,
        BearMoved: lambda event, names: f"{names[event.player]} leads the bear to ({event.x}, {event.y})",
        BearLeft: lambda event, names: "the bear goes home to the wood",
    },
    scored={"tickets": "tickets", "juggler": "the juggler", "bear": "the bear"},
    figures={"juggler": lambda role: "juggler"},
    questions={"bear": "Where does the bear dance", "trade": "Are three tickets given away"},
    rules=RulesText(
        presets={"fair-day": "a fair with booths, a bear and a die"},
        options=_options,
        meanings={
            ("fair", True): "its tiles are in the deck; booths bring tickets",
            ("jugglers", True): "everybody has a juggler, who plays for pennies on a road",
        },
        pieces=lambda rules: ", a juggler" if rules.jugglers else "",
        turn=_turn,
        signs=lambda rules: ["b booth", "T tent", "G gate"] if rules.fair else [],
    ),
)
