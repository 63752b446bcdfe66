"""The tables of people: who they are, how they sign in, whom they block and follow, and what was reported.

Whoever leaves takes their rows along or leaves them without a name: every column that refers to a person says which
(`LEAVING`), those of other subjects too, and deletion goes by that (`storage.departure`).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, LargeBinary, String, Table, Text

from carcassonne.server.storage.metadata import Json, metadata

LEAVING = "leaving"
GOES: dict[Any, Any] = {LEAVING: "goes"}
"""Rows that are removed with their person."""
STAYS: dict[Any, Any] = {LEAVING: "stays"}
"""Rows that are others' too: their person becomes somebody whom nobody knows."""

person = Table(
    "person",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),  # person or bot
    Column("owner", String(16), ForeignKey("person.id"), info=GOES),  # whose bot it is
    Column("name", String(40)),  # none: somebody who has left
    Column("folded", String(80), unique=True),  # names that look alike have the same (`people.names`)
    Column("created", String(24), nullable=False),
    Column("role", String(12)),  # organiser or moderator
    Column("closed_until", Double, nullable=False, server_default="0"),
    Column("unrated_until", Double, nullable=False, server_default="0"),
)

passkey = Table(
    "passkey",
    metadata,
    Column("id", String(1400), primary_key=True),  # the credential's, in base64url
    Column("person", String(16), ForeignKey("person.id"), nullable=False, info=GOES),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),  # of its signatures, where the authenticator counts
    Column("synced", Boolean, nullable=False),  # whether it survives the loss of its device
    Column("label", String(40), nullable=False),
    Column("created", String(24), nullable=False),
    Column("used", String(24)),
    Index("passkey_person", "person"),
)

recovery = Table(
    "recovery",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("person.id"), nullable=False, info=GOES),
    Column("kind", String(8), nullable=False),  # one of the person's codes, or a link by the operator
    Column("created", String(24), nullable=False),
    Column("expires", Double),
    Column("used", String(24)),
    Index("recovery_person", "person"),
)

session = Table(
    "session",
    metadata,
    Column("id", String(16), primary_key=True),  # by which it is listed and ended
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("person", String(16), ForeignKey("person.id"), nullable=False, info=GOES),
    Column("scopes", Json),  # of a program's token; none: a browser that is signed in
    Column("label", String(40), nullable=False),
    Column("created", String(24), nullable=False),
    Column("seen", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Index("session_person", "person"),
)

challenge = Table(
    "challenge",
    metadata,
    Column("id", String(64), primary_key=True),  # its hash
    Column("purpose", String(12), nullable=False),
    Column("person", String(16), ForeignKey("person.id"), info=GOES),  # who is signed in and asked for it
    Column("name", String(40)),  # of whoever registers
    Column("handle", String(16)),  # the id that they will have
    Column("binding", String(64), nullable=False),  # hash of what only the browser has that asked for it
    Column("expires", Double, nullable=False),
    Column("answer", String(64)),  # hash of what it was answered with: it is used up
    Index("challenge_expires", "expires"),
)

block = Table(
    "block",
    metadata,
    Column("person", String(16), ForeignKey("person.id"), primary_key=True, info=GOES),
    Column("other", String(16), ForeignKey("person.id"), primary_key=True, info=GOES),
    Column("created", String(24), nullable=False),
    Index("block_other", "other"),
)

follow = Table(
    "follow",
    metadata,
    Column("person", String(16), ForeignKey("person.id"), primary_key=True, info=GOES),
    Column("other", String(16), ForeignKey("person.id"), primary_key=True, info=GOES),
    Column("created", String(24), nullable=False),
    Index("follow_other", "other"),
)

case = Table(
    "case",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(12), nullable=False),  # report, dispute or sanction
    Column("state", String(8), nullable=False),  # open or closed
    Column("about", String(16), ForeignKey("person.id"), nullable=False, info=STAYS),
    Column("reporter", String(16), ForeignKey("person.id"), info=STAYS),  # none: the operator, or the server itself
    Column("reason", String(16), nullable=False),
    Column("game", String(16)),
    Column("words", Text, nullable=False),  # of whoever reports, to the operator
    Column("answer", Text),  # of the operator, which the person reads
    Column("until", Double),
    Column("created", String(24), nullable=False),
    Column("closed", String(24)),
    Index("case_state", "state", "created"),
    Index("case_about", "about"),
)
