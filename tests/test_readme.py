"""The README's programs run as they stand there."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
from pathlib import Path
from typing import Any

from support.serving import Serving, sqlite_in

README = Path(__file__).resolve().parents[1] / "README.md"
UNTIL_OVER = 'until curl -s $API/games/$GAME | grep -q \'"status":"over"\'; do sleep 0.1; done'
"""The README listens for five seconds; a busy machine may need longer to play."""


def test_the_readme_plays_a_whole_game_as_printed() -> None:
    outcome = doctest.testfile(str(README), module_relative=False)
    assert outcome.attempted >= 8
    assert outcome.failed == 0


def test_the_readme_plays_a_game_by_curl_as_printed(tmp_path: Path) -> None:
    (block,) = re.findall(r"```sh\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    serving = Serving(tmp_path / "server", sqlite_in(tmp_path / "server")).start()
    try:
        commands = block.replace("http://127.0.0.1:8000", serving.url).replace("curl -sN", f"{UNTIL_OVER}; curl -sN")
        done = subprocess.run(["bash", "-c", commands], cwd=tmp_path, capture_output=True, text=True, check=False)
    finally:
        serving.close()
    said = documents(done.stdout.partition("[Carcassonne")[0])
    assert said[0]["actions"], "the legal actions"
    assert said[1]["ply"] == 2, said[1]
    assert [frame["seat"] for frame in said[2:] if frame["type"] == "move"][:3] == [0, 0, 1]
    assert [frame["table"]["status"] for frame in said[2:] if frame["type"] == "table"][-1] == "over"
    assert '[Player0 "Anna"]' in done.stdout
    assert '[Result "*"]' not in done.stdout


def documents(text: str) -> list[Any]:
    """The JSON documents that stand one after the other in a text."""
    found: list[Any] = []
    while text := text.strip():
        document, end = json.JSONDecoder().raw_decode(text)
        found.append(document)
        text = text[end:]
    return found
