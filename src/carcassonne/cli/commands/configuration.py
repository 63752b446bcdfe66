"""The settings of the service as its commands read them: flags, the environment, the file of settings."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carcassonne.errors import CarcassonneError

if TYPE_CHECKING:
    from carcassonne.server.settings import Settings


class MissingPackages(CarcassonneError):
    """Packages that the service needs are not installed; the message has the command that brings them."""


def add_settings(parser: argparse.ArgumentParser) -> None:
    """The argument that names the file of settings."""
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="settings, a CARCASSONNE_NAME=value a line; /etc/carcassonne.env"
    )


def check_packages(*needed: str) -> None:
    """Raise MissingPackages unless these packages of the server are installed."""
    missing = [name for name in needed if find_spec(name) is None]
    if missing:
        raise MissingPackages(
            f"the server needs more packages ({missing[0]} is missing): pip install 'carcassonne[server]'"
        )


def check_accounts(settings: Settings) -> None:
    """Raise MissingPackages where people are to sign in, and nobody could check their passkeys."""
    if settings.accounts and find_spec("fido2") is None:
        needed = "pip install 'carcassonne[accounts]'"
        raise MissingPackages(f"CARCASSONNE_ACCOUNTS: accounts need one more package (fido2 is missing): {needed}")


def read_settings(file: Path | None, given: Mapping[str, Any]) -> tuple[Settings, dict[str, str]]:
    """The settings of flags, of the environment and of the file, and the variables of the latter two.

    Raises MissingPackages, SettingsError.
    """
    check_packages("fastapi", "uvicorn", "sqlalchemy", "alembic", "structlog", "prometheus_client", "platformdirs")
    from carcassonne.server.settings import Settings, database_address
    from carcassonne.server.settings_file import all_variables

    variables = all_variables(file)
    settings = Settings.read(given, variables)
    if database_address(settings).startswith("postgresql") and find_spec("asyncpg") is None:
        raise MissingPackages("PostgreSQL needs one more package: pip install 'carcassonne[server,postgres]'")
    if settings.redis_url and find_spec("redis") is None:
        raise MissingPackages("Redis needs one more package: pip install 'carcassonne[server,redis]'")
    return settings, variables
