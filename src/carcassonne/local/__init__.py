"""Playing without a server: the page's requests answered in its own process, by the server's own commands.

In a browser a worker holds the tables (`open`), another one thinks (`thinking`). Neither needs a database, a web
framework or pydantic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carcassonne.local.home import Home
    from carcassonne.local.kept import KeepText
    from carcassonne.local.thinkers import AskBot


async def open(kept: str | None, keep: KeepText, ask_bot: AskBot, settings: str | None = None) -> Home:
    """Open the games of a text that was kept; raises `kept.Unreadable` where it is none of ours.

    `keep` is given what changes, as text, and returns when that is safe. `ask_bot` takes a question to a worker that
    thinks. `settings` is JSON: `bot_pause` and `bot_seconds`.
    """
    from carcassonne.local.home import Home  # a worker that thinks has no tables

    home = Home(kept, keep, ask_bot, settings)
    await home.start()
    return home
