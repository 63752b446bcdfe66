"""`carcassonne admin`: what the operator of a server does besides serving."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from carcassonne.cli.commands import admin_people
from carcassonne.cli.commands.address import Address
from carcassonne.cli.commands.configuration import add_settings, read_settings
from carcassonne.cli.options import command_parser, count, days, positive
from carcassonne.errors import CarcassonneError

if TYPE_CHECKING:
    from carcassonne.server.settings import Settings
    from carcassonne.server.storage.store import Store

ASK_SECONDS = 10.0
RETRY_SECONDS = 600.0
"""How long a backup that failed waits for the next try."""
Deed: TypeAlias = Callable[["Store", argparse.Namespace], Awaitable[None]]
"""What is done with the database."""
ALONE = {"processes": 1, "workers": 1}
"""Whatever the server runs: a deed may well be about another database, for which that would be too many."""


class AdminError(CarcassonneError):
    """What an operator asked for cannot be done; nothing has changed."""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("admin", "See and tend to the games of a server.")
    deeds = parser.add_subparsers(dest="deed", metavar="DEED", required=True)
    _add_games(deeds.add_parser("games", help="list games, the newest first", allow_abbrev=False))
    addresses = deeds.add_parser("addresses", help="what each address has used of its quotas", allow_abbrev=False)
    _add_server(addresses)
    forgive = deeds.add_parser("forgive", help="let an address begin anew", allow_abbrev=False)
    forgive.add_argument("address", metavar="ADDRESS", help="as `carcassonne admin addresses` lists it")
    _add_server(forgive)
    _add_purge(deeds.add_parser("purge", help="remove games for good", allow_abbrev=False))
    backup = deeds.add_parser("backup", help="save every game in a file, while they go on", allow_abbrev=False)
    _add_backup(backup)
    _add_ratings(
        deeds.add_parser(
            "ratings", help="count rated games again, or fit what they are counted with", allow_abbrev=False
        )
    )
    person = deeds.add_parser("person", help="an account: recover, warn, close, rename it", allow_abbrev=False)
    admin_people.add_person(person)
    _add_database(person)
    cases = deeds.add_parser("cases", help="what was reported, and what was decided", allow_abbrev=False)
    admin_people.add_cases(cases)
    _add_database(cases)
    restore = deeds.add_parser("restore", help="restore a backup into an empty database", allow_abbrev=False)
    restore.add_argument("file", type=Path, metavar="FILE")
    _add_database(restore)
    return parser


def _add_games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--status", choices=("waiting", "playing", "over"), help="only such games")
    parser.add_argument("--limit", type=count, default=50, metavar="N", help="how many; 50 by default")
    parser.add_argument("--json", action="store_true", help="as JSON, a line for each game")
    _add_database(parser)


def _add_ratings(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--replay", action="store_true", help="derive all ratings from the results again")
    what.add_argument("--fit", action="store_true", help="say what each beta comes to; nothing is changed")
    _add_database(parser)


def _add_purge(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--finished", type=days, default=0.0, metavar="DAYS", help="games that were over so long ago")
    parser.add_argument("--abandoned", type=days, default=0.0, metavar="DAYS", help="games without a move for so long")
    parser.add_argument("--game", action="append", default=[], metavar="ID", help="a game by its id; may be repeated")
    parser.add_argument("--dry-run", action="store_true", help="only say how many there are")
    _add_database(parser)


def _add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="with --keep a folder")
    parser.add_argument("--force", action="store_true", help="replace the file if there is one")
    parser.add_argument(
        "--keep", type=count, metavar="N", help="save in the folder FILE, named by the time, and keep the newest N"
    )
    parser.add_argument("--every", type=positive, metavar="HOURS", help="with --keep: go on, one every so many hours")
    _add_database(parser)


def _add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where the server keeps its database")
    parser.add_argument("--database", metavar="URL", help="postgresql://… or sqlite:////file")
    add_settings(parser)


def _add_server(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", metavar="URL", help="the server, or its port for operators; that of the settings")
    add_settings(parser)


def run(args: argparse.Namespace) -> int:
    """Do one deed."""
    if args.deed in ("addresses", "forgive"):
        return {"addresses": _addresses, "forgive": _forgive}[args.deed](args)
    given = {"data": args.data, "database_url": args.database}
    settings, _ = read_settings(args.settings, ALONE | given)
    deeds: dict[str, Deed] = {
        "games": _games,
        "purge": _purge,
        "backup": _backup,
        "restore": _restore,
        "ratings": _ratings,
        "person": partial(admin_people.see_to_person, settings=settings),
        "cases": admin_people.see_to_cases,
    }
    if args.deed == "backup" and args.every:
        return _back_up_again_and_again(settings, args)
    asyncio.run(_with_store(settings, args, deeds[args.deed]))
    return 0


async def _with_store(settings: Settings, args: argparse.Namespace, deed: Deed) -> None:
    """Do a deed with the database; raises AdminError where that fails."""
    from carcassonne.server.settings import database_address
    from carcassonne.server.storage.sqlite_lock import sole_server
    from carcassonne.server.storage.store import FAULTS, Store

    address = database_address(settings)
    file = Path(address.partition(":///")[2]) if address.startswith("sqlite") else None
    if file is not None and args.deed != "restore" and not file.is_file():
        raise AdminError(f"there is no database {file}")
    store = Store.at(address)
    try:
        with sole_server(address) if args.deed == "restore" else nullcontext():
            await deed(store, args)
    except FAULTS as fault:
        said = str(getattr(fault, "orig", None) or fault) or type(fault).__name__
        raise AdminError(f"the database: {said.strip().splitlines()[0]}") from fault
    finally:
        await store.close()


# --- with the database ------------------------------------------------------------------------------------------------
async def _games(store: Store, args: argparse.Namespace) -> None:
    from sqlalchemy import func, select

    from carcassonne.server.storage.schema import entry, game, seat
    from carcassonne.server.upkeep.retention import LAST

    moves = select(func.count()).where(entry.c.game_id == game.c.id).scalar_subquery()
    query = select(game.c.id, game.c.created, LAST, game.c.status, game.c.preset, moves).order_by(game.c.created.desc())
    if args.status:
        query = query.where(game.c.status == args.status)
    async with store.engine.connect() as connection:
        found = (await connection.execute(query.limit(args.limit))).all()
        names = select(seat.c.game_id, seat.c.name, seat.c.kind).where(seat.c.game_id.in_([row[0] for row in found]))
        seats: dict[str, list[str]] = {}
        for game_id, name, kind in (await connection.execute(names.order_by(seat.c.number))).all():
            seats.setdefault(game_id, []).append(name or kind)
        by_status = (await connection.execute(select(game.c.status, func.count()).group_by(game.c.status))).all()
    for game_id, created, last, status, preset, entries in found:
        row = {"id": game_id, "created": created, "last": last, "status": status, "preset": preset, "entries": entries}
        if args.json:
            print(json.dumps(row | {"seats": seats.get(game_id, [])}, ensure_ascii=False))
        else:
            people = ", ".join(seats.get(game_id, []))
            print(f"{game_id}  {last[:16]}  {status:<7}  {entries:>4}  {preset:<24}  {people}")
    if not args.json:
        print(", ".join(f"{number} {status}" for status, number in sorted(by_status)) or "no games")


async def _purge(store: Store, args: argparse.Namespace) -> None:
    from carcassonne.server.upkeep.retention import Retention, expired_games, purge, remove_games

    retention = Retention(args.finished, args.abandoned)
    if retention.forever and not args.game:
        raise AdminError("say which games: --finished DAYS, --abandoned DAYS or --game ID")
    if args.dry_run:
        print(f"{len({*args.game, *await expired_games(store, retention)})} games would be removed")
        return
    removed = await remove_games(store, args.game)
    if missing := set(args.game) - set(removed):
        raise AdminError(f"there is no game {', '.join(sorted(missing))}")
    print(f"{len(removed) + await purge(store, retention)} games removed")


async def _ratings(store: Store, args: argparse.Namespace) -> None:
    from carcassonne.server.ratings.derived import KNOWN_GAMES, fit
    from carcassonne.server.ratings.model import PARAMETERS
    from carcassonne.server.ratings.rating_rows import RatingRows

    rows = RatingRows(store)
    if args.replay:
        results, wrong = await rows.replay()
        print(f"{results} results counted again with edition {PARAMETERS.edition}; {wrong} ratings were different")
        return
    found = fit(await rows.results())
    if not found:
        print(f"too few results: none of people with {KNOWN_GAMES} games before it")
    for each in found:
        share = each.beta / PARAMETERS.sigma
        told = f"log-loss {each.loss:.4f}, guessing {each.guess:.4f}, {each.results} results"
        print(f"beta {each.beta:6.2f} ({share:.2f} of the first sigma)  {told}")


async def _backup(store: Store, args: argparse.Namespace) -> None:
    from carcassonne.server.upkeep.backup import save
    from carcassonne.server.upkeep.rotation import save_in

    if args.keep:
        file, rows = await save_in(store, args.file, args.keep)
    elif args.file.exists() and not args.force:
        raise AdminError(f"there is a file {args.file} already; --force replaces it, --keep N saves in a folder")
    else:
        file, rows = args.file, await save(store, args.file)
    print(f"{rows} rows saved in {file}, {file.stat().st_size / 1024:.0f} KiB", flush=True)


def _back_up_again_and_again(settings: Settings, args: argparse.Namespace) -> int:
    """Save for as long as the process lives; what fails is said, and tried again."""
    from carcassonne.server.upkeep.rotation import HOUR, seconds_until_due

    if not args.keep:
        raise AdminError("--every needs --keep N: how many backups stay")
    while True:
        time.sleep(seconds_until_due(args.file, args.every))
        try:
            asyncio.run(_with_store(settings, args, _backup))
        except (CarcassonneError, OSError) as reason:
            print(f"carcassonne: {reason}", file=sys.stderr, flush=True)
            time.sleep(min(RETRY_SECONDS, args.every * HOUR))


async def _restore(store: Store, args: argparse.Namespace) -> None:
    from carcassonne.server.upkeep.backup import restore

    if not args.file.is_file():
        raise AdminError(f"there is no file {args.file}")
    print(f"{await restore(store, args.file)} rows restored")


# --- with the running server ------------------------------------------------------------------------------------------
def _addresses(args: argparse.Namespace) -> int:
    found = _ask(args, "/operators/addresses")["addresses"]
    for address, used in found.items():
        print(f"{address:<40}  " + ", ".join(f"{name} {amount}" for name, amount in used.items()))
    if not found:
        print("no address has used anything of its quotas")
    return 0


def _forgive(args: argparse.Namespace) -> int:
    address = args.address.partition("/")[0]  # a /64 is named by any address in it
    _ask(args, f"/operators/addresses/{urllib.parse.quote(address, safe='')}/forgive", b"{}")
    print(f"{args.address} begins anew")
    return 0


def _ask(args: argparse.Namespace, path: str, body: bytes | None = None) -> Any:
    """What the server says at its own port for operators, or at its usual port; raises AdminError."""
    servers = [args.server.rstrip("/")] if args.server else _servers(args.settings)
    refused: AdminError | None = None
    for server in servers:
        try:
            return _answer(server + path, body)
        except AdminError as reason:  # perhaps a worker's port
            refused = refused or reason
        except (OSError, ValueError) as reason:
            silent = str(getattr(reason, "reason", reason))
    raise refused or AdminError(f"no server answers at {servers[0]}{path}: {silent}")


def _answer(url: str, body: bytes | None) -> Any:
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    try:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=ASK_SECONDS) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        hint = "; does it have a port for operators? --settings or --server names it" if refused.code == 403 else ""
        said = refused.read(400).decode(errors="replace")
        raise AdminError(f"{url}: {refused.code} {refused.reason}: {said}{hint}") from None


def _servers(file: Path | None) -> list[str]:
    """Where the server of these settings may answer operators: each process, and each worker, has a port."""
    settings, _ = read_settings(file, ALONE)
    from carcassonne.server.settings import metrics_ports

    if not settings.metrics:
        return [Address(settings.host, settings.port).url.rstrip("/")]
    host, ports = metrics_ports(settings)
    return [Address(host, port).url.rstrip("/") for port in ports]
