"""Rows: how setups, seats and log entries are stored in the tables of the database."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from carcassonne.engine.rules import Rules
from carcassonne.server.games.model import GameSetup, GameStanding, LogEntry, Seat, Snapshot


def game_row(setup: GameSetup) -> dict[str, Any]:
    """Return the columns of a game that never change."""
    return {
        "id": setup.id,
        "created": setup.created,
        "preset": setup.rules.preset,
        "options": setup.rules.options,
        "players": setup.rules.players,
        "stack": list(setup.stack),
        "seed": None if setup.seed is None else str(setup.seed),
        "shuffle": setup.shuffle,
        "commitment": setup.commitment,
        "position": setup.position,
        "tags": [list(tag) for tag in setup.tags],
        "clock": setup.clock,
        "aids": setup.aids,
        "origin": setup.origin,
        "asker": setup.asker,
        "dice": _dice_row(setup),
        "rated": setup.rated,
        "pool": setup.pool,
        "tie": setup.tie,
        "listed": setup.listed,
        "match_id": setup.match_id,
        "late": setup.late,
    }


def _dice_row(setup: GameSetup) -> dict[str, Any] | None:
    """Return the dice of a game; None where nothing was given, and the game's own seed rolls."""
    if not setup.dice and setup.dice_seed is None:
        return None
    return {"given": list(setup.dice), "seed": None if setup.dice_seed is None else str(setup.dice_seed)}


def setup_of(row: Any) -> GameSetup:
    """Return the setup of a row."""
    dice = row["dice"] or {"given": (), "seed": None}
    return GameSetup(
        id=row["id"],
        created=row["created"],
        rules=Rules.of(row["preset"], row["players"], row["options"]),
        stack=tuple(row["stack"]),
        seed=None if row["seed"] is None else int(row["seed"]),
        shuffle=row["shuffle"],
        commitment=row["commitment"],
        position=row["position"],
        tags=tuple((name, value) for name, value in row["tags"]),
        clock=row["clock"],
        aids=row["aids"],
        origin=row["origin"],
        asker=row["asker"],
        dice=tuple(dice["given"]),
        dice_seed=None if dice["seed"] is None else int(dice["seed"]),
        rated=bool(row["rated"]),
        pool=row["pool"],
        tie=row["tie"],
        listed=bool(row["listed"]),
        match_id=row["match_id"],
        late=row["late"] or 0,
    )


def standing_of(row: Any) -> GameStanding:
    """Return the standing of a row."""
    return GameStanding(**{name: row[name] for name in GameStanding.__slots__})


def seat_row(game_id: str, number: int, seat: Seat) -> dict[str, Any]:
    """Return the row of a seat. Its column is `departed`: `left` is a word of SQL."""
    row = asdict(seat)
    return row | {"game_id": game_id, "number": number, "departed": row.pop("left"), "hints": list(seat.hints)}


SEATED = ("kind", "name", "level", "player", "owner", "token_hash", "colour", "hints", "person")
"""The columns of a seat that change while it is there."""


def seated_row(seat: Seat) -> dict[str, Any]:
    """Return what changes of a seat when somebody sits down there, or does something of their own."""
    return {name: getattr(seat, name) for name in SEATED} | {"hints": list(seat.hints)}


def seat_of(row: Any) -> Seat:
    """Return the seat of a row."""
    names = ("kind", "name", "level", "player", "owner", "token_hash", "secret_hash", "colour")
    further = {"left": row["departed"], "hints": tuple(row["hints"] or ()), "person": row.get("person")}
    return Seat(**{name: row[name] for name in names}, **further)


def entry_row(game_id: str, entry: LogEntry) -> dict[str, Any]:
    """Return the row of a log entry."""
    return asdict(entry) | {"game_id": game_id, "draws": list(entry.draws)}


def entry_of(row: Any) -> LogEntry:
    """Return the log entry of a row."""
    names = ("seq", "kind", "seat", "ply", "action", "reason", "move_id", "parts", "at")
    return LogEntry(**{name: row[name] for name in names}, draws=tuple(row["draws"]))


def snapshot_of(row: Any) -> Snapshot:
    """Return the snapshot of a row."""
    return Snapshot(row["seq"], row["drawn"], row["state"])
