"""The rows of bots that are lent: with which process each has its stream, and the games in which it sits."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from carcassonne.server.games.model import StoredGame
from carcassonne.server.people.model import Person
from carcassonne.server.problems import Problem
from carcassonne.server.storage import schema
from carcassonne.server.storage.lobby_schema import lent
from carcassonne.server.storage.people_rows import person_of
from carcassonne.server.storage.people_schema import person
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store, insert_game

_GAME, _SEAT = schema.game.c, schema.seat.c


@dataclass(frozen=True, slots=True)
class LentBot:
    """A bot that is lent: what it plays, and in how many games it sits."""

    bot: Person
    presets: tuple[str, ...]
    games: int


@dataclass(frozen=True, slots=True)
class Going:
    """A game in which a bot sits, and whose turn it is there."""

    game: str
    seat: int
    to_act: int | None
    version: int


class LentRows:
    """The bots of a store that are lent."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    @shielded
    async def lend(self, bot: str, stream: str, process: str, presets: Sequence[str]) -> None:
        """Note that a bot has a stream; of several the newest counts."""
        row = {"stream": stream, "process": process, "presets": list(presets)}
        async with self._store.transaction() as connection:
            changed = await connection.execute(update(lent).where(lent.c.bot == bot).values(row))
            if changed.rowcount == 0:
                await connection.execute(insert(lent).values(row | {"bot": bot}))

    @shielded
    async def take_back(self, bot: str, stream: str) -> None:
        """Note that a stream of a bot has ended."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(lent).where(lent.c.bot == bot, lent.c.stream == stream))

    @shielded
    async def stream_of(self, bot: str) -> str | None:
        """Return the stream of a bot that counts."""
        async with self._store.reading() as connection:
            found: str | None = (await connection.execute(select(lent.c.stream).where(lent.c.bot == bot))).scalar()
            return found

    @shielded
    async def all(self, alive: Collection[str]) -> list[LentBot]:
        """Return the bots that are lent by processes that are alive, by name."""
        many = (
            select(func.count())
            .select_from(schema.seat.join(schema.game))
            .where(_SEAT.person == lent.c.bot, _GAME.status == "playing")
            .scalar_subquery()
        )
        query = select(person, lent.c.presets, many.label("many")).join(lent, lent.c.bot == person.c.id)
        query = query.where(lent.c.process.in_(alive), person.c.name.is_not(None)).order_by(person.c.folded)
        async with self._store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [LentBot(person_of(row), tuple(row["presets"]), row["many"]) for row in rows]

    @shielded
    async def going(self, bot: str) -> list[Going]:
        """Return the games in which a bot sits and that go on, the oldest first."""
        query = select(_GAME.id, _SEAT.number, _GAME.to_act, _GAME.version).join(schema.seat)
        query = query.where(_SEAT.person == bot, _GAME.status == "playing").order_by(_GAME.created, _GAME.id)
        async with self._store.reading() as connection:
            return [Going(*row) for row in (await connection.execute(query)).all()]

    @shielded
    async def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        """Return the game and the seat that a token opens."""
        query = select(_SEAT.game_id, _SEAT.number).where(_SEAT.token_hash == token_hash)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found[0], found[1])

    @shielded
    async def begin(self, bot: str, game: StoredGame, most: int) -> None:
        """Store a game with a bot; raises Problem where it sits in as many as it may, or nobody lends it any more."""
        sitting = select(func.count()).select_from(schema.seat.join(schema.game))
        async with self._store.transaction() as connection:
            held = select(lent.c.bot).where(lent.c.bot == bot).with_for_update()
            if (await connection.execute(held)).scalar() is None:
                raise Problem("bot_away", "nobody lends this bot any more")
            busy = sitting.where(_SEAT.person == bot, _GAME.status == "playing")
            if (await connection.execute(busy)).scalar_one() >= most:
                raise Problem("bot_away", f"this bot plays {most} games already: try again when one is over")
            await insert_game(connection, game)
