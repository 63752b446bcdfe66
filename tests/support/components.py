"""What the tests need that pip does not bring: a browser, databases, a proxy; run as a program, this sees to it.

Where they are missing, root on a system with apt-get gets them installed; everybody else is told which packages to get.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

INSTALLED_IN = Path("/usr/lib/postgresql")
"""Where Debian keeps PostgreSQL's programs, a folder a version; they are not on PATH."""


def postgresql() -> Path | None:
    """The folder of PostgreSQL's programs, the newest version's."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = [path.parent for path in INSTALLED_IN.glob("*/bin/initdb")]
    return max(folders, key=lambda folder: float(folder.parent.name), default=None)


def chromium() -> Path | None:
    """Chromium itself."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    return Path(found) if found else None


def redis_server() -> Path | None:
    """Redis's server, or Valkey's."""
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    return Path(found) if found else None


def nginx() -> Path | None:
    """nginx, which Debian keeps where only root's PATH leads."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    return Path(found) if found else None


def program(name: str) -> Path | None:
    """A program on PATH."""
    found = shutil.which(name)
    return Path(found) if found else None


NEEDED: dict[str, Callable[[], Path | None]] = {
    "chromium": chromium,
    "curl": lambda: program("curl"),
    "nginx-light": nginx,
    "openssl": lambda: program("openssl"),
    "postgresql": postgresql,
    "redis-server": redis_server,
    "systemd": lambda: program("systemd-analyze"),
}
"""Debian's names of what the tests need, and how each is found."""


def missing() -> list[str]:
    """Debian's names of the packages that are not there."""
    return [package for package, found in NEEDED.items() if found() is None]


def install(packages: list[str]) -> None:
    """Have apt-get install packages; the lists of what there is are fetched where they are too old or not there."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    if subprocess.run(command, env=environment, check=False).returncode:
        subprocess.run(["apt-get", "update", "-qq"], env=environment, check=False)
        subprocess.run(command, env=environment, check=False)


def main() -> int:
    wanted = missing()
    if wanted and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"installing {' and '.join(wanted)} for the tests", flush=True)
        install(wanted)
        wanted = missing()
    if wanted:
        names = " ".join(wanted)
        print(f"the tests need {' and '.join(wanted)}; on Debian: sudo apt-get install {names}", file=sys.stderr)
    return 1 if wanted else 0


if __name__ == "__main__":
    sys.exit(main())
