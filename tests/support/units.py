"""systemd's units, run as systemd would run them, as far as that goes without systemd: program, environment, folders.

Run as a program this is `systemctl` for a test that types what the documentation says; the root of its system is a
folder, named by SYSTEM_ROOT, and every path in the units there has been put below it.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ENDING_SECONDS = 20.0


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit's file, read."""

    file: Path

    def values(self, section: str, key: str) -> list[str]:
        """What a key is set to, each time it stands there."""
        found, here = [], ""
        for line in self.file.read_text(encoding="utf-8").splitlines():
            name, sign, value = line.partition("=")
            if line.startswith("["):
                here = line.strip("[]")
            elif here == section and sign and name == key:
                found.append(value)
        return found

    def value(self, key: str, section: str = "Service") -> str:
        """What a key is set to last."""
        return (self.values(section, key) or [""])[-1]

    @property
    def command(self) -> list[str]:
        """The program with its arguments."""
        return shlex.split(self.value("ExecStart"))

    def environment(self, root: Path) -> dict[str, str]:
        """The variables that the program sees: those of the unit and of systemd, none of whoever starts it."""
        own = dict(line.partition("=")[::2] for line in self.values("Service", "Environment"))
        folders = [str(root / "var/lib" / name) for name in self.value("StateDirectory").split()]
        given = {name: os.environ[name] for name in ("PGPORT", "PYTHONPATH", "SYSTEM_ROOT") if name in os.environ}
        return {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"} | given | {"STATE_DIRECTORY": ":".join(folders)} | own

    def start(self, root: Path) -> subprocess.Popen[bytes]:
        """Make the folders that systemd makes, and start the program."""
        for name in self.value("StateDirectory").split():
            (root / "var/lib" / name).mkdir(parents=True, exist_ok=True, mode=int(self.value("StateDirectoryMode"), 8))
        with (root / f"{self.file.stem}.log").open("ab") as log:
            return subprocess.Popen(
                self.command, env=self.environment(root), cwd="/", stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                umask=int(self.value("UMask"), 8), start_new_session=True,
            )  # fmt: skip


def end(root: Path, name: str) -> None:
    """End what runs of a unit, as `systemctl stop`."""
    kept = root / f"{name}.pid"
    if not kept.exists():
        return
    pid = int(kept.read_text(encoding="ascii"))
    kept.unlink()
    deadline = time.monotonic() + ENDING_SECONDS
    number = signal.SIGTERM
    while Path(f"/proc/{pid}/exe").exists():  # a zombie has none
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            return
        if time.monotonic() > deadline:
            number = signal.SIGKILL
        time.sleep(0.05)


def systemctl(arguments: list[str], root: Path) -> int:
    """`systemctl enable --now NAME…`, `start`, `restart`, `stop`."""
    deed, *names = [word for word in arguments if word != "--now"]
    assert deed in ("daemon-reload", "enable", "start", "restart", "stop"), deed
    for name in names:
        file = root / "etc/systemd/system" / (name if "." in name else f"{name}.service")
        unit = Unit(file)
        assert file.is_file(), file
        with (root / "systemctl.log").open("a", encoding="utf-8") as said:
            said.write(f"{deed} {file.name}\n")
        if file.suffix == ".timer":
            assert Unit(file.with_suffix(".service")).command, "it starts nothing"
            assert unit.value("WantedBy", "Install") == "timers.target"
            continue
        assert deed != "enable" or unit.value("WantedBy", "Install") == "multi-user.target"
        end(root, file.stem)
        if deed == "stop" or (deed == "enable" and "--now" not in arguments):
            continue
        process = unit.start(root)
        if unit.value("Type") == "oneshot":
            if process.wait():
                print((root / f"{file.stem}.log").read_text(encoding="utf-8"), file=sys.stderr)
                return 1
        else:
            (root / f"{file.stem}.pid").write_text(str(process.pid), encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(systemctl(sys.argv[1:], Path(os.environ["SYSTEM_ROOT"])))
