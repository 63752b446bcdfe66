"""The action space: one number for every action of every phase, the same for all rules and 2 to 6 players.

    code          size  action                what the number says
    0              736  lay without bridge    frontier square * 4 + rotation
    736             16  follower              0 skip, 1-8 place on the new tile, 9 bridge, 10-15 wheel segment
    752             32  plague                0-19 own follower in order of laying, 20-31 castle in order of building
    784              1  decline the tile
    785              2  castle                0 take the points, 1 build
    787             28  project of a castle   0-7 place on the new tile, 8-15 cloister around it, 16-27 castle
    815            100  bid                   0 pass, otherwise the points
    915              2  deal                  0 buy, 1 sell
    917            600  auction               market tile * 100 + opening bid
    1517          4416  lay with a bridge     (bridge - 1) * 736 + frontier square * 4 + rotation

A frontier square is an empty square beside the landscape, by its position in the core's list; observations list them in
that order with their column and row. The start piece has 4 of them around it (the wheel board 16); laying a tile takes
one away and adds at most three, so that the full deck of 84 tiles never makes more than 16 + 2 * 84 = 184.
A bridge is 1 north-south or 2 west-east on the new tile, 3-6 on its neighbour to the N E S W.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from carcassonne.boxes.bridges_castles_bazaars import env as expansion_8
from carcassonne.boxes.wheel import env as wheel
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import action_of, choice_of
from carcassonne.engine.positions import State, is_legal_choice, legal_choices
from carcassonne.engine.rules import Rules
from carcassonne.env import codes

Mask = npt.NDArray[np.int8]
CODES: int = codes.CODES


class Section(NamedTuple):
    """A run of codes with one meaning."""

    name: str
    first: int
    size: int


SECTIONS = (
    Section("place", codes.AT_PLACE, codes.PLACEMENTS),
    Section("follower", codes.AT_FOLLOWER, 16),
    Section("plague", wheel.AT_PLAGUE, 32),
    Section("decline", codes.AT_DECLINE, 1),
    Section("castle", expansion_8.AT_CASTLE, 2),
    Section("project", expansion_8.AT_PROJECT, 28),
    Section("bid", expansion_8.AT_BID, expansion_8.BIDS),
    Section("deal", expansion_8.AT_DEAL, 2),
    Section("auction", expansion_8.AT_AUCTION, 6 * expansion_8.BIDS),
    Section("bridged", codes.AT_OPTION, 6 * codes.PLACEMENTS),
)
"""The layout from the first code to the last, without gaps."""


def section_of(code: int) -> Section:
    """The section a code lies in."""
    for section in SECTIONS:
        if section.first <= code < section.first + section.size:
            return section
    raise ValueError(f"there is no code {code}: they go from 0 to {CODES - 1}")


def codes_used(rules: Rules) -> int:
    """How many codes, from the first on, can ever be legal under these rules: a mask may end there."""
    if rules.bridges:
        return CODES
    if rules.bazaars:
        return int(codes.AT_OPTION)
    if rules.castles:
        return int(expansion_8.AT_BID)
    return int(codes.AT_DECLINE if rules.wheel else wheel.AT_PLAGUE)


def legal_mask(state: State, out: Mask | None = None) -> Mask:
    """1 at every legal code, shape (CODES,); all 0 where nature draws or the game is over."""
    mask = np.empty(CODES, np.int8) if out is None else out
    codes.mask_into(state, mask)
    return mask


def legal_codes(state: State) -> list[int]:
    """Every legal code, ascending."""
    return sorted(codes.code_for(state, choice) for choice in legal_choices(state)) if deciding(state) else []


def deciding(state: State) -> bool:
    """Whether a player decides now, not nature, and the game is not over."""
    return codes.is_asked(state)


def code_of(state: State, action: Action) -> int:
    """The code of an action; raises ValueError if the action is not legal now."""
    choice = choice_of(state, action)
    if not deciding(state) or choice is None or not is_legal_choice(state, choice):
        raise ValueError(f"{action} is not legal now")
    return int(codes.code_for(state, choice))


def action_for(state: State, code: int) -> Action:
    """The action a code stands for; raises ValueError if it is not legal now."""
    choice = codes.choice_for(state, code)
    if choice < 0:
        raise ValueError(f"code {code} ({section_of(code).name}) is not legal now")
    return action_of(state, choice)
