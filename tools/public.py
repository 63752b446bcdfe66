"""What others may rely on, as one listing: docs/stability.md says what it means, tests/data/public.json holds it.

`python tools/public.py` says what has changed since it was written down; `--write` writes it down anew, and refuses
where the changelog has not been written in since.
"""

from __future__ import annotations

import argparse
import hashlib
import inspect
import json
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import carcassonne
from carcassonne.ai import player
from carcassonne.cli import main as command_line
from carcassonne.engine import positions

ROOT = Path(__file__).resolve().parents[1]
LISTING = ROOT / "tests" / "data" / "public.json"
CHANGELOG = ROOT / "CHANGELOG.md"


def listing() -> dict[str, Any]:
    """Everything public, as it is now."""
    return {
        "names": {name: members(getattr(carcassonne, name)) for name in sorted(carcassonne.__all__)},
        "positions": {name: called(getattr(positions, name)) for name in sorted(positions.__all__)},
        "players": {named.__name__: members(named) for named in (player.Answer, player.Player, player.Question)},
        "commands": {name: arguments(name) for name in command_line.COMMANDS},
        "protocol": protocol(),
        "http": http(json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))),
        "versions": versions(),
    }


def members(named: Any) -> list[str]:
    """The members of a public name that are public themselves; of what can be called, the parameters too."""
    if not inspect.isclass(named):
        return []
    found = [f"({', '.join(parameters(named))})"] if not issubclass(named, Exception) else []
    for name, member in sorted(inspect.getmembers(named)):
        if name.startswith("_") or (issubclass(named, Exception) and hasattr(Exception, name)):
            continue
        found.append(f"{name}({', '.join(parameters(member))})" if inspect.isroutine(member) else name)
    return found


def called(named: Any) -> list[str]:
    """The parameters of a function, the fields of a named tuple; nothing of what is neither."""
    if inspect.isfunction(named):
        return [f"({', '.join(parameters(named))})"]
    return list(getattr(named, "_fields", ()))


def parameters(called: Any) -> list[str]:
    """The names of parameters; those that may be left out have a `=`."""
    return [
        name + ("" if each.default is inspect.Parameter.empty else "=")
        for name, each in inspect.signature(called).parameters.items()
        if name != "self" and each.kind in (each.POSITIONAL_OR_KEYWORD, each.KEYWORD_ONLY)
    ]


def arguments(command: str) -> list[str]:
    """What can be written after a command."""
    room = "arena" if command in command_line.ARENA else "commands"
    parser: argparse.ArgumentParser = import_module(f"carcassonne.cli.{room}.{command}").parser()
    return sorted("/".join(each.option_strings) or f"<{each.metavar or each.dest}>" for each in parser._actions)


def protocol() -> dict[str, Any]:
    """Error codes, requests, phases, actions and events of the protocol."""
    from carcassonne import referee
    from carcassonne.engine.codec import EVENT_NAMES, KINDS, PHASES

    actions: dict[str, set[str]] = {}
    for kind in KINDS:
        actions.setdefault(kind.name, set()).update(kind.members)
    codes = re.findall(r'Refusal\(\s*"(\w+)"|"(\w+_error)"', inspect.getsource(referee))
    return {
        "errors": sorted({one or other for one, other in codes}),
        "requests": {name: sorted(named) for name, named in referee.MEMBERS.items()},
        "phases": list(PHASES),
        "actions": {name: sorted(named) for name, named in sorted(actions.items())},
        "events": {name: sorted(event.__slots__) for event, name in sorted(EVENT_NAMES.items(), key=lambda it: it[1])},
    }


def http(document: Any) -> dict[str, Any]:
    """Requests of `/api/v1` with their parameters and answers, and the members of every schema."""
    requests = {
        f"{method.upper()} {path}": sorted(
            [each["name"] for each in request.get("parameters", [])]
            + [f"-> {status}" for status in request["responses"]]
        )
        for path, methods in document["paths"].items()
        for method, request in methods.items()
        if "responses" in request
    }
    schemas = {
        name: sorted(
            member + ("" if member in schema.get("required", []) else "=") for member in schema.get("properties", {})
        )
        for name, schema in document["components"]["schemas"].items()
    }
    return {"requests": requests, "schemas": {name: schemas[name] for name in sorted(schemas)}}


def versions() -> dict[str, int | str]:
    """Versions that texts and answers carry."""
    from carcassonne import Game
    from carcassonne.ai.analysis.report.json_report import VERSION as ANALYSIS
    from carcassonne.notation.record import VERSION as RECORD

    return {"analysis": ANALYSIS, "position": Game(draw=[]).position.split()[0], "record": RECORD}


def differences(then: Any, now: Any, where: str = "") -> list[str]:
    """What is gone, new or other, in words."""
    if isinstance(then, dict) and isinstance(now, dict):
        return [
            told
            for name in sorted({*then, *now})
            for told in differences(then.get(name), now.get(name), f"{where}.{name}" if where else name)
        ]
    if isinstance(then, list) and isinstance(now, list):
        gone = [f"{where}: {each} is gone" for each in then if each not in now]
        return gone + [f"{where}: {each} is new" for each in now if each not in then]
    if then == now:
        return []
    return [
        f"{where} is new" if then is None else f"{where} is gone" if now is None else f"{where}: {then} is now {now}"
    ]


def digest(text: str) -> str:
    """A text in 64 characters."""
    return hashlib.sha256(text.encode()).hexdigest()


def renewed(kept: dict[str, Any], now: dict[str, Any], changelog: str) -> dict[str, Any] | str:
    """What to keep from now on, or why not yet."""
    changed = differences(kept["listing"], now)
    if changed and kept["changelog"] == digest(changelog):
        return "write in CHANGELOG.md what changes for others first:\n" + "\n".join(changed)
    return {"changelog": digest(changelog), "listing": now} if changed else kept


def main() -> int:
    now = listing()
    if not LISTING.exists():
        kept: dict[str, Any] = {"changelog": "", "listing": {}}
    else:
        kept = json.loads(LISTING.read_text(encoding="utf-8"))
    changed = differences(kept["listing"], now)
    print("\n".join(changed) or "what is public is as it was written down")
    if sys.argv[1:] != ["--write"]:
        return 1 if changed else 0
    outcome = renewed(kept, now, CHANGELOG.read_text(encoding="utf-8"))
    if isinstance(outcome, str):
        print(outcome, file=sys.stderr)
        return 1
    LISTING.write_text(json.dumps(outcome, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
