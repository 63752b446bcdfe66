"""Who answers for the server, and what it can do: told by the API, shown by the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from carcassonne.errors import CarcassonneError
from carcassonne.server.notices import sending
from carcassonne.server.settings import Settings
from carcassonne.server.site import engine
from support.tables import a_house, run


def test_the_operators_pages_are_files_of_theirs_or_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "imprint.html"
    file.write_text("<!doctype html><p>Königsweg e. V.", encoding="utf-8")
    given = {"CARCASSONNE_IMPRINT": str(file), "CARCASSONNE_PRIVACY": "https://club.example.org/privacy"}
    settings = Settings.read({}, given)

    async def work() -> None:
        async with a_house(tmp_path, imprint=settings.imprint, privacy=settings.privacy) as house:
            told = (await house.http.get("/api/v1/site")).json()
            assert (told["imprint"], told["privacy"]) == ("/imprint", "https://club.example.org/privacy")
            shown = await house.http.get("/imprint")
            assert shown.text == "<!doctype html><p>Königsweg e. V."
            assert shown.headers["Content-Type"] == "text/html; charset=utf-8"
            assert "default-src 'none'" in shown.headers["Content-Security-Policy"], "nor do scripts run there"

    run(work())


@pytest.mark.parametrize("installed", [True, False])
def test_a_server_says_whether_it_can_send_notices(
    installed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "installed", lambda: installed)
    monkeypatch.setattr(engine, "ENGINE", tmp_path / "none")

    async def work() -> None:
        async with a_house(tmp_path) as house:
            told = (await house.http.get("/api/v1/site")).json()
            nobody = {"along": None, "accounts": None, "imprint": None, "privacy": None}
            assert told | {"version": ""} == {"version": "", "notices": installed} | nobody
            assert (await house.http.get("/api/v1/push/key")).status_code == (200 if installed else 503)

    run(work())


@pytest.mark.parametrize("value", ["club.example.org/privacy", "/no/such/file.txt", "ftp://club.example.org"])
def test_a_page_that_is_nowhere_is_refused(value: str) -> None:
    with pytest.raises(CarcassonneError, match="CARCASSONNE_PRIVACY"):
        Settings.read({}, {"CARCASSONNE_PRIVACY": value})
