"""Bots: accounts of programs. Each belongs to a person, who answers for it, and its name says what it is."""

from __future__ import annotations

from carcassonne.server.games.model import now_text
from carcassonne.server.games.stores import Conflict
from carcassonne.server.people.model import Person
from carcassonne.server.people.sessions import People, new_person_id
from carcassonne.server.problems import Problem

MOST_BOTS = 8
"""Of one person."""


async def own_bot(people: People, owner: Person, name: str) -> Person:
    """Return a person's bot of a name, made where they have none of it; raises Problem for a name that is no bot's."""
    called = people.names.checked(name, bot=True)
    known = await people.store.named(called)
    if known is None:
        if len(await people.store.bots_of(owner.id)) >= MOST_BOTS:
            raise Problem("too_many", f"a person has {MOST_BOTS} bots at most")
        bot = Person(new_person_id(), called, "bot", owner.id, created=now_text())
        try:
            await people.store.add(bot)
        except Conflict:  # asked for twice at once
            known = await people.store.named(called)
        else:
            return bot
    if known is None or known.owner != owner.id:
        raise Problem("name_taken", f"somebody is called {called} already, or so much like it", field="bot")
    return known


def are_of_one_owner(one: Person, other: Person) -> bool:
    """Return whether one is the other's bot, or both are bots of one person: their games are never rated."""
    return (one.owner or one.id) == (other.owner or other.id)
