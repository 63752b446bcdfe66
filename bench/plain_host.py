"""A web host on the loopback that sends files, packed where a packed one lies beside, and counts what it has sent."""

from __future__ import annotations

import mimetypes
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

FORMS = {"br": ".br", "gzip": ".gz"}
TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


@dataclass
class PlainHost:
    """Sends the files of a folder."""

    folder: Path
    sent: Counter[str] = field(default_factory=Counter)
    """Bytes by address, without headers."""
    url: str = ""

    def answer(self, asked: BaseHTTPRequestHandler) -> None:
        """Send a file."""
        path = asked.path.partition("?")[0].lstrip("/") or "index.html"
        file = self.folder / path
        if ".." in path or not file.is_file():
            asked.send_error(404)
            return
        accepted = [form.strip() for form in asked.headers.get("Accept-Encoding", "").split(",")]
        packed = [(form, file.with_name(file.name + end)) for form, end in FORMS.items() if form in accepted]
        form, found = next(((form, beside) for form, beside in packed if beside.is_file()), ("", file))
        content = found.read_bytes()
        asked.send_response(200)
        asked.send_header("Content-Type", TYPES.get(file.suffix) or mimetypes.guess_type(path)[0] or "text/plain")
        asked.send_header("Content-Length", str(len(content)))
        if form:
            asked.send_header("Content-Encoding", form)
        asked.end_headers()
        asked.wfile.write(content)
        self.sent[path] += len(content)


@contextmanager
def hosting(folder: Path) -> Iterator[PlainHost]:
    """A host as long as it is wanted."""
    host = PlainHost(folder)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            host.answer(self)

        def log_message(self, *told: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    host.url = f"http://127.0.0.1:{server.server_port}/"
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield host
    finally:
        server.shutdown()
        server.server_close()
