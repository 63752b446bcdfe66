"""The lock of a SQLite file: one server at a time. The system lets it go when its process ends, in whatever way."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from carcassonne.server.storage.migrate import DatabaseError

try:
    import fcntl
except ImportError:  # Windows has no such locks: two servers there are the operator's own affair
    fcntl = None  # type: ignore[assignment]


@contextmanager
def sole_server(address: str) -> Iterator[None]:
    """Hold a SQLite database for this process; raises DatabaseError where another has it. PostgreSQL needs none."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database or fcntl is None:
        yield
        return
    path = Path(f"{url.database}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as reason:
        raise DatabaseError(f"the database {url.database} cannot be opened: {reason.strerror}") from reason
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            who = os.read(lock, 20).decode("ascii", "replace").strip()
            raise DatabaseError(
                f"another server{f' (process {who})' if who else ''} is using the database {url.database}: "
                "one process serves a SQLite file, PostgreSQL serves many"
            ) from None
        os.truncate(lock, 0)
        os.write(lock, f"{os.getpid()}\n".encode("ascii"))
        yield
    finally:
        os.close(lock)
