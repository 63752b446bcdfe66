"""Moves: a seat's decisions are checked against the rules, committed, then broadcast."""

from __future__ import annotations

import time
from collections.abc import Sequence

from carcassonne.engine.actions import Action, Draw
from carcassonne.engine.events import Event, TurnEnded
from carcassonne.errors import IllegalAction, NotationError
from carcassonne.notation.json import Json, action_from_json, action_to_json, event_to_json
from carcassonne.server.games.model import LogEntry
from carcassonne.server.games.outcome import standing_after
from carcassonne.server.games.position_payload import position_payload
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.replay import Replay
from carcassonne.server.games.table import Table
from carcassonne.server.http.problems import Problem
from carcassonne.server.json_text import json_text
from carcassonne.server.storage.store import Conflict


async def play(registry: Registry, game_id: str, token: str, ply: int, move_id: str, wanted: Sequence[Json]) -> Json:
    """Make the decisions of a request, all or none; the same request again gets the same answer."""
    async with registry.locked(game_id) as table:
        seat = table.seat_of(token)
        name = f"{seat}:{move_id}"  # one seat's ids cannot clash with another's
        if name in table.moves:
            return answer_of(table, table.moves[name])
        check_turn(table, seat, ply)
        actions = read_actions(wanted)
        try:
            return await make(registry, table, seat, actions, name)
        except Conflict:
            if name in table.moves:
                return answer_of(table, table.moves[name])
            raise stale(table) from None


def check_turn(table: Table, seat: int, ply: int) -> None:
    """Raise Problem unless this seat is to act at this ply."""
    if table.standing.status != "waiting" and ply != table.ply:
        raise stale(table)
    table.check_playing()
    if table.replay.game.to_act != seat:
        raise table.problem("not_your_turn", f"player {table.replay.game.to_act} is to act, not player {seat}")
    if table.seats[seat].left is not None:
        raise table.problem("not_your_turn", "you have left the game: a bot plays on in your seat")


def stale(table: Table) -> Problem:
    return table.problem("stale_ply", f"the game is at ply {table.ply}")


def read_actions(wanted: Sequence[Json]) -> list[Action]:
    """Return the actions of a request; raises Problem."""
    try:
        actions = [action_from_json(action) for action in wanted]
    except NotationError as reason:
        raise Problem("bad_request", str(reason)) from reason
    if any(isinstance(action, Draw) for action in actions):
        raise Problem("illegal_action", "nobody draws but nature")
    return actions


def rehearse(replay: Replay, seat: int, action: Action) -> tuple[tuple[Event, ...], tuple[str, ...]]:
    """Make a decision for a seat on a copy; raises Problem if the rules do not allow it."""
    game = replay.game
    if game.to_act != seat:
        whose = "the game is over" if game.over else f"after that player {game.to_act} is to act"
        raise Problem("illegal_action", f"{action_to_json(action)['type']}: {whose}", ply=game.ply)
    try:
        return replay.decide(action)
    except IllegalAction as reason:
        raise Problem("illegal_action", reason.reason, ply=game.ply) from reason


async def make(registry: Registry, table: Table, seat: int, actions: Sequence[Action], name: str | None) -> Json:
    """Make decisions of a seat that is to act; return the answer. The caller holds the table's lock."""
    trial = table.replay.copy()
    entries: list[LogEntry] = []
    frames: list[Json] = []
    turn_is_over = False
    for number, action in enumerate(actions, start=1):
        events, draws = rehearse(trial, seat, action)
        last = number == len(actions)
        entry = LogEntry(
            seq=table.seq + number,
            kind="move",
            seat=seat,
            ply=trial.game.ply,
            action=action_to_json(action),
            draws=draws,
            move_id=name if last else None,
            parts=number if last else 1,
        )
        entries.append(entry)
        frames.append(trial.frame(entry, events))
        turn_is_over |= any(isinstance(event, TurnEnded) for event in events)
    turn_is_over |= trial.game.to_act != seat
    standing = standing_after(table.setup, table.seats, trial.game, table.standing, turn_is_over, time.time())
    await registry.commit(table, trial, entries, [json_text(frame) for frame in frames], standing)
    events_told = [event for frame in frames for event in frame["events"]]
    return {"seq": entries[-1].seq, "ply": entries[-1].ply, "events": events_told, "state": frames[-1]["state"]}


def answer_of(table: Table, last: LogEntry) -> Json:
    """Return the answer that an earlier request got, replayed from the log."""
    replay = Replay(table.setup, table.entries[: last.seq - last.parts])
    told: list[Json] = []
    for entry in table.entries[last.seq - last.parts : last.seq]:
        told += [event_to_json(event) for event in replay.follow(entry)]
    return {"seq": last.seq, "ply": last.ply, "events": told, "state": replay.state}


async def preview(registry: Registry, game_id: str, token: str, ply: int, wanted: Sequence[Json]) -> Json:
    """Return what decisions would bring; nothing is stored and no tile is drawn."""
    async with registry.pinned(game_id) as table:
        seat = table.seat_of(token)
        check_turn(table, seat, ply)
        game = table.replay.game.rehearsal()
        told: list[Json] = []
        for action in read_actions(wanted):
            if game.to_act != seat:
                raise Problem("illegal_action", "after that nothing is left to decide in this turn", ply=game.ply)
            try:
                told += [event_to_json(event) for event in game.play(action)]
            except IllegalAction as reason:
                raise Problem("illegal_action", reason.reason, ply=game.ply) from reason
        return {"events": told, "sight": position_payload(game, table.seq, table.setup.aids)}
