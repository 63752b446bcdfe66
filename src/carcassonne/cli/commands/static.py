"""`carcassonne static`: a folder for any web host, to be played without a server."""

from __future__ import annotations

import argparse
from pathlib import Path

from carcassonne.cli.commands.configuration import check_packages
from carcassonne.cli.options import command_parser


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("static", "Make a folder for any web host: the page, played without a server.")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="a new or empty one, or one that this command made")
    parser.add_argument(
        "--engine", type=Path, metavar="FOLDER", help="another engine for browsers than the package's own"
    )
    return parser


def run(args: argparse.Namespace) -> int:
    """Make it, and tell how large it is."""
    check_packages("starlette", "resvg_py")
    from carcassonne.server.site.engine import ENGINE
    from carcassonne.server.site.static_folder import make_static

    told = make_static(args.folder.resolve(), engine=(args.engine or ENGINE).resolve())
    size = sum(each["bytes"] for each in told["files"])
    print(f"{args.folder}: {len(told['files'])} files, {size / 1e6:.1f} MB before compression")
    print(f"put it on a web host, or look at it: python -m http.server -d {args.folder}")
    return 0
