"""Where the server is: a port that is free, and the address that is told and opened once it answers."""

from __future__ import annotations

import errno
import http.client
import os
import socket
import sys
import time
import webbrowser
from dataclasses import dataclass
from threading import Thread

from carcassonne.errors import CarcassonneError

TRIES = 100
PATIENCE = 60.0
"""Seconds in which a server should be ready."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Hosts that mean every network of the machine, and how the machine itself reaches them."""


class PortError(CarcassonneError):
    """There is no listening on that host and port."""


class PortTaken(PortError):
    """Somebody listens there already."""


def take_port(host: str, port: int) -> int:
    """The port, if it can be listened on; 0 finds a free one. Raises PortError."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":  # a port that was left a moment ago is free
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            return int(probe.getsockname()[1])
    except OSError as reason:
        why = reason.strerror or str(reason)
        refused = PortTaken if reason.errno == errno.EADDRINUSE else PortError
        raise refused(f"cannot listen on {host} port {port}: {why}; --host and --port choose another") from reason


def free_port(host: str, first: int) -> int:
    """The first port from `first` on that nobody listens on; raises PortError."""
    for port in range(first, min(first + TRIES, 65536)):
        try:
            return take_port(host, port)
        except PortTaken as reason:
            told = reason
    raise told


@dataclass(frozen=True, slots=True)
class Address:
    """A host and a port that a server of ours listens on."""

    host: str
    port: int

    @property
    def url(self) -> str:
        """What somebody at this machine types."""
        near = EVERYWHERE.get(self.host, self.host)
        return f"http://{f'[{near}]' if ':' in near else near}:{self.port}/"

    def tell_when_ready(self, open_browser: bool) -> None:
        """Print the address, and open the browser, as soon as the server answers; does not wait for it."""
        Thread(target=self._tell, args=(open_browser,), name="address", daemon=True).start()

    def _tell(self, open_browser: bool) -> None:
        if not self._answers():
            return
        opened = open_browser and opens(self.url)
        print(f"\nCarcassonne: {self.url}", file=sys.stderr)
        if self.host in EVERYWHERE:
            print(f"For others in your network: http://{own_address()}:{self.port}/", file=sys.stderr)
        if open_browser and not opened:
            print("No browser could be opened here: open that address in yours.", file=sys.stderr)
        print("Ctrl-C ends the server; the games are kept.", file=sys.stderr, flush=True)

    def _answers(self) -> bool:
        """Wait until `/readyz` says yes."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            line = http.client.HTTPConnection(EVERYWHERE.get(self.host, self.host), self.port, timeout=5)
            try:
                line.request("GET", "/readyz")
                if line.getresponse().status == 200:
                    return True
            except (OSError, http.client.HTTPException):
                pass
            finally:
                line.close()
            time.sleep(0.1)
        return False


def opens(url: str) -> bool:
    """Open the browser; whether that worked as far as one can see."""
    try:
        return webbrowser.open(url)
    except (webbrowser.Error, OSError):
        return False


def own_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
