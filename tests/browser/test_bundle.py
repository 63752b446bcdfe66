"""What a browser fetches before it shows a table: its size, and that no box is in it."""

from __future__ import annotations

import re
from pathlib import Path

from carcassonne.boxes import BOXES
from carcassonne.server.site.page import BUILT

MOST_BYTES = 120_000
"""Page, scripts and styles in English as they are sent, for a table that is played without boxes."""
ASSETS = BUILT / "assets"
LOADED = r"""import\([`"]\./NAME-[\w-]+\.js[`"]\),(?:\[\]|__vite__mapDeps\(\[([\d,]+)\]\))"""
"""How a script of the build names a part of the page, and by numbers what is fetched with it."""


def test_a_table_takes_less_than_120_kb_and_no_box() -> None:
    index = (BUILT / "index.html").read_text(encoding="utf-8")
    files = {ASSETS / name for name in re.findall(r'"/assets/([\w.-]+\.(?:js|css))"', index)}
    entry = next(path for path in files if path.name.startswith("base-") and path.suffix == ".js").read_text("utf-8")
    files |= loaded_with("TableScreen", entry) | loaded_with("en", entry)
    names = sorted(path.name for path in files)
    assert any(name.startswith("TableScreen-") for name in names)
    assert any(name.startswith("board-") for name in names)
    assert [name for name in names if name.startswith(tuple(f"{box}-" for box in BOXES[1:]))] == []
    sizes = {path.name: packed(path) for path in files}
    assert len(index.encode()) + sum(sizes.values()) < MOST_BYTES, sizes


def loaded_with(name: str, script: str) -> set[Path]:
    """The file of a part of the page, and everything that is fetched with it."""
    [listed] = re.findall(r"m\.f=\[([^\]]*)\]", script)
    known = re.findall(r'"\./([\w.-]+)"', listed)
    found = re.search(LOADED.replace("NAME", name), script)
    assert found, f"{name} is not loaded by the script of every page"
    own = re.search(rf"{name}-[\w-]+\.js", found[0])
    assert own
    return {ASSETS / own[0]} | {ASSETS / known[int(number)] for number in (found[1] or "").split(",") if number}


def packed(path: Path) -> int:
    return path.with_name(f"{path.name}.br").stat().st_size
