"""A request as the page makes it, read as the server's routes read it."""

from __future__ import annotations

from dataclasses import dataclass, field
from json import JSONDecodeError
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from carcassonne.server.games.tokens import bearer
from carcassonne.server.http.requests import LARGEST_BODY, LARGEST_RECORD, EmptyRequest, StrictModel
from carcassonne.server.json_text import read_json
from carcassonne.server.problems import Problem, bad_json, wrong_request

if TYPE_CHECKING:
    from carcassonne.local.home import Home

M = TypeVar("M", bound=StrictModel)
TRUE, FALSE = ("true", "1", "on", "t", "y", "yes"), ("false", "0", "off", "f", "n", "no")


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: what of its address a route leaves open, its query, its headers by small letters and its body."""

    home: Home
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    body: bytes = b""
    name: str = field(default="")
    """The game, or the preset, that the address names."""

    @classmethod
    def of(cls, home: Home, target: str, headers: dict[str, str], body: bytes = b"") -> Asked:
        """Return the request to an address with its query."""
        url = urlsplit(target)
        query = {name: values[-1] for name, values in parse_qs(url.query, keep_blank_values=True).items()}
        named = {name.lower(): value for name, value in headers.items()}
        return cls(home, unquote(url.path), query, named, body)

    @property
    def token(self) -> str:
        """The token that it shows; raises Problem where it shows none."""
        return bearer(self.headers.get("authorization"))

    @property
    def positions(self) -> bool:
        """Whether it wants the position as the page draws it; raises Problem."""
        given = self.query.get("position", "false").lower()
        if given not in TRUE + FALSE:
            reason = "Input should be a valid boolean, unable to interpret input"
            raise wrong_request("query", ["position"], self.query, reason)
        return given in TRUE

    @property
    def have(self) -> int | None:
        """The entry after which the page has the position; raises Problem."""
        return self.number("have", -1, 1_000_000)

    @property
    def ply(self) -> int | None:
        """After how many decisions; raises Problem."""
        return self.number("ply", 0, 100_000)

    def number(self, name: str, low: int, high: int) -> int | None:
        """Return a number of the query, None where it is not given; raises Problem."""
        if name not in self.query:
            return None
        try:
            found = int(self.query[name])
        except ValueError:
            reason = "Input should be a valid integer, unable to parse string as an integer"
            raise wrong_request("query", [name], self.query, reason) from None
        if found < low:
            raise wrong_request("query", [name], self.query, f"Input should be greater than or equal to {low}")
        if found > high:
            raise wrong_request("query", [name], self.query, f"Input should be less than or equal to {high}")
        return found

    def text(self, name: str, longest: int) -> str | None:
        """Return a text of the query, None where it is not given; raises Problem."""
        found = self.query.get(name)
        if found is not None and len(found) > longest:
            raise wrong_request("query", [name], self.query, f"String should have at most {longest} characters")
        return found

    def read(self, model: type[M]) -> M:
        """Return the body as what the route takes; raises Problem."""
        self._check_size(LARGEST_BODY)
        if not self.body:
            raise wrong_request("body", [], None, "Field required")
        try:
            value = read_json(self.body)
        except JSONDecodeError as reason:
            raise bad_json(reason.msg) from reason
        try:
            return model.model_validate(value)
        except ValueError as reason:
            first = reason.errors()[0]  # type: ignore[attr-defined]
            missing = first["type"] == "missing"
            raise wrong_request("body", first["loc"], value, first["msg"], missing) from reason

    def nothing(self) -> None:
        """Raise Problem unless the body is an empty object."""
        self.read(EmptyRequest)

    def record(self) -> bytes:
        """Return the body as the record of a game; raises Problem."""
        self._check_size(LARGEST_RECORD)
        return self.body

    def _check_size(self, largest: int) -> None:
        if len(self.body) > largest:
            raise Problem("too_large", f"a body may have {largest} bytes")
