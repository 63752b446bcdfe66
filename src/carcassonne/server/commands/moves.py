"""Moves: a seat's decisions are checked against the rules, committed, then broadcast."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from carcassonne.engine.actions import Action
from carcassonne.engine.codec import is_natures
from carcassonne.engine.events import Event, FollowerPlaced, FollowerReturned, TurnEnded
from carcassonne.engine.game import Game
from carcassonne.errors import IllegalAction, NotationError
from carcassonne.notation.json import action_from_json, action_to_json, event_to_json
from carcassonne.server.commands.answers import Moved
from carcassonne.server.commands.changing import changed
from carcassonne.server.commands.requests import Decisions
from carcassonne.server.games.frames import Frame, move_payload
from carcassonne.server.games.model import LogEntry
from carcassonne.server.games.position_payload import RenderedPosition
from carcassonne.server.games.protocol_payloads import ActionPayload, EventPayload, LegalActionPayload
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.replay import PlayedDecision, Walk
from carcassonne.server.games.standings import standing_after
from carcassonne.server.games.table import Change, Table
from carcassonne.server.json_text import Rendered, json_object
from carcassonne.server.problems import Problem

MOST_FOLLOWING = 16
"""The most answers of which a preview tells what each would bring."""
EVIDENT = (FollowerPlaced, FollowerReturned, TurnEnded)
"""Events that say nothing new of an answer that ends a turn."""


async def play(registry: Registry, game_id: str, token: str, wanted: Decisions) -> Moved:
    """Make the decisions of a request, all or none; the same request again gets the same answer."""

    async def command(table: Table) -> Moved:
        seat = table.seat_of(token)
        move_id = f"{seat}:{wanted.move_id}"  # one seat's ids cannot clash with another's
        if move_id in table.moves:
            return await asyncio.to_thread(_earlier_answer, table, table.moves[move_id])
        check_turn(table, seat, wanted.ply)
        decisions = _decided(table, seat, actions_wanted(wanted.actions))
        return await commit(registry, table, seat, decisions, move_id)

    return await changed(registry, game_id, command)


def check_turn(table: Table, seat: int, ply: int) -> None:
    """Raise Problem unless this seat is to act at this ply."""
    if table.standing.status != "waiting" and ply != table.ply:
        raise table.problem("stale_ply", f"the game is at ply {table.ply}")
    table.check_playing()
    if table.replay.game.to_act != seat:
        raise table.problem("not_your_turn", f"player {table.replay.game.to_act} is to act, not player {seat}")
    if table.seats[seat].left is not None:
        raise table.problem("not_your_turn", "you have left the game: a bot plays on in your seat")


def actions_wanted(wanted: Sequence[ActionPayload]) -> list[Action]:
    """Return the actions of a request; raises Problem."""
    try:
        actions = [action_from_json(action) for action in wanted]
    except NotationError as reason:
        raise Problem("bad_request", str(reason)) from reason
    for action in actions:
        if is_natures(action):
            raise Problem("illegal_action", f"nobody {action_to_json(action)['type']}s but nature")
    return actions


def _decided(table: Table, seat: int, actions: Sequence[Action]) -> list[PlayedDecision]:
    """Make decisions of a seat on copies of the game; raises Problem if the rules do not allow one."""
    replay = table.replay
    decisions: list[PlayedDecision] = []
    for action in actions:
        game = replay.game
        if game.to_act != seat:
            whose = "the game is over" if game.over else f"after that player {game.to_act} is to act"
            raise Problem("illegal_action", f"{action_to_json(action)['type']}: {whose}", ply=game.ply)
        replay = replay.copy()
        try:
            decisions.append(replay.decide(action))
        except IllegalAction as reason:
            raise Problem("illegal_action", reason.reason, ply=game.ply) from reason
    return decisions


async def commit(
    registry: Registry, table: Table, seat: int, decisions: Sequence[PlayedDecision], move_id: str | None = None
) -> Moved:
    """Commit decisions of a seat that is to act; return the answer. The caller holds the table's lock."""
    after = decisions[-1].replay.game
    turn_is_over = after.to_act != seat or any(
        isinstance(event, TurnEnded) for decision in decisions for event in decision.events
    )
    standing = standing_after(table.setup, table.seats, after, table.standing, turn_is_over, registry.timekeeper.now())
    entries: list[LogEntry] = []
    frames: list[Frame] = []
    events: list[EventPayload] = []
    for number, decision in enumerate(decisions, start=1):
        last = decision is decisions[-1]
        entry = LogEntry(
            seq=table.seq + number,
            kind="move",
            seat=seat,
            ply=decision.replay.game.ply,
            action=action_to_json(decision.action),
            draws=decision.draws,
            move_id=move_id if last else None,
            parts=number if last else 1,
        )
        over = last and standing.status == "over"
        position = RenderedPosition(decision.replay.game, entry.seq, table.setup.aids, over, table.position)
        payload = move_payload(entry, decision.events)
        entries.append(entry)
        frames.append(Frame(payload, position, newest=last))
        events += payload["events"]
    change = Change(decisions[-1].replay, standing, entries, frames, same_turn=not turn_is_over)
    await registry.commit(table, change)
    return Moved(entries[-1].seq, entries[-1].ply, events, frames[-1].position)


def _earlier_answer(table: Table, last: LogEntry) -> Moved:
    """Return the answer that an earlier request got, replayed from the log."""
    walk = Walk(table.setup, table.entries, last.seq - last.parts)
    events: list[EventPayload] = []
    for entry in table.entries[last.seq - last.parts : last.seq]:
        events += [event_to_json(event) for event in walk.follow(entry)]
    return Moved(last.seq, last.ply, events, RenderedPosition(walk.game, last.seq, table.setup.aids))


def following(game: Game, seat: int, legal: Sequence[LegalActionPayload]) -> list[list[EventPayload] | None]:
    """Return what each answer would bring that a seat may give next, so that nobody need ask for each of them.

    None for an answer after which the seat is asked more. Nothing where there are many answers, as for a tile.
    """
    choices = game.legal_actions() if game.to_act == seat and len(legal) <= MOST_FOLLOWING else ()
    if len(choices) != len(legal) or game.phase == "place":
        return []
    brought: list[list[EventPayload] | None] = []
    for action in choices:
        events = game.play(action)
        told = [event_to_json(event) for event in events if type(event) not in EVIDENT]
        brought.append(None if game.to_act == seat else told)
        game.undo()
    return brought


def rehearsed(game: Game, actions: Sequence[Action]) -> tuple[Game, list[Event]]:
    """Return a copy of a game after actions of the seat that is to act, and what they brought; no tile is drawn.

    Raises Problem where the rules do not allow one.
    """
    seat, trial = game.to_act, game.rehearsal()
    events: list[Event] = []
    for action in actions:
        if trial.to_act != seat:
            raise Problem("illegal_action", "after that nothing is left to decide in this turn", ply=trial.ply)
        try:
            events += trial.play(action)
        except IllegalAction as reason:
            raise Problem("illegal_action", reason.reason, ply=trial.ply) from reason
    return trial, events


async def preview(
    registry: Registry,
    game_id: str,
    token: str,
    wanted: Decisions,
    positions: bool = False,
    have: int | None = None,
) -> Rendered:
    """Return what decisions would bring; nothing is stored and no tile is drawn.

    A client that has the position (`have`) is told what would change in it.
    """
    actions = actions_wanted(wanted.actions)
    registry.check_reachable()

    def previewed(table: Table) -> Rendered:
        seat = table.seat_of(token)
        check_turn(table, seat, wanted.ply)
        game, happened = rehearsed(table.replay.game, actions)
        events = [event_to_json(event) for event in happened]
        ahead = RenderedPosition(game, table.seq, table.setup.aids, before=table.position)
        if have == table.seq:
            brought = following(game, seat, ahead.parts["legal"])
            return json_object({"events": events, "changes": ahead.changes, "next": brought})
        name = "position" if positions or have is not None else "sight"
        return json_object({"events": events, name: ahead.payload})

    async with registry.pinned(game_id) as table:
        try:
            return previewed(table)
        except Problem:
            if not await registry.is_behind(table):
                raise
    async with registry.current(game_id) as table:
        return previewed(table)
