"""Which files name a box of the game, by its words, outside the rooms that are its own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache

WORDS = {
    "wheel": "wheel wheels crown crowns crowned plague plagues plagued famine inquisition",
    "bridges_castles_bazaars": (
        "bridge bridges bridged bridgeable castle castles bazaar bazaars market markets marketplace "
        "auction auctions auctioned auctioneer bid bids bidder bidders bidding bcb"
    ),
    "river": "river rivers",
    "inns_cathedrals": "inn inns cathedral cathedrals",
    "traders_builders": "traders builder builders wine grain cloth",
    "abbot": "abbot abbots garden gardens",
}
"""The words that name a box. Everyday words (the wheel's storm and tax, to buy and sell, large followers, goods)
name nothing by themselves, and the pig is both the wheel's and the traders'."""

OTHER_MEANINGS = r"nodejs[-_]wheel|in_wheel|(?:node\.)?WHEEL\b|\bwheel = |wheel / |bdist_wheel|neither wheel nor"
"""The same letters for other things: Python's archives and the wheel of a mouse."""
MOUSE = "WheelEvent"
"""A file that has this handles a mouse, and its wheel is the mouse's."""

RULE_PAGES = {
    "wheel": "wheel-of-fortune",
    "bridges_castles_bazaars": "bridges-castles-bazaars",
    "river": "river",
    "inns_cathedrals": "inns-cathedrals",
    "traders_builders": "traders-builders",
    "abbot": "abbot",
}
ROOMS = (
    "src/carcassonne/boxes/{box}/*",
    "web/src/boxes/{box}/*",
    "tests/boxes/{box}/*",
    "web/tests/boxes/{box}*",
    "docs/rules/{page}.md",
)
FORMER_ROOMS = {
    "wheel": (
        "src/carcassonne/core/wheel.*",
        "src/carcassonne/tiles/wheel.toml",
        "src/carcassonne/ai/thought/fortunes.*",
        "tests/core/test_rules_wheel.py",
    ),
    "bridges_castles_bazaars": (
        "src/carcassonne/core/b*s.*",
        "src/carcassonne/core/castles.*",
        "src/carcassonne/tiles/bridges_castles_bazaars.toml",
        "src/carcassonne/ai/thought/strongholds.*",
        "tests/core/test_rules_[bc]*s.py",
    ),
}
"""Where a box's own files lay before boxes had rooms (up to 837c73e)."""

CATALOGUES = ("web/src/words/*", "web/src/*/words/*", "web/src/*/words.ts")
DATA = (
    "tests/data/*",
    "docs/games/*",
    "docs/pictures/*",
    "docs/screenshots/*",
    "src/carcassonne/ai/data/*",
    "CHANGELOG.md",
    "*-lock.json",
    "*.jpg",
    "*.png",
    "*.webp",
)
TREES = {"src": "src/*", "page": "web/src/*", "tests": "tests/*", "docs": "docs/*", "other": "*"}
"""The first that holds a file is its tree."""

WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
Texts = Mapping[str, str]
"""Path in the repository -> the file's text."""


@dataclass(frozen=True)
class Naming:
    """The files that name a box, by tree; those in its rooms, catalogues of words and data are apart."""

    box: str
    trees: Mapping[str, tuple[str, ...]]
    rooms: tuple[str, ...]
    catalogues: tuple[str, ...]
    data: tuple[str, ...]

    def outside(self, *trees: str) -> int:
        """Return how many files of some trees, or of all, name the box outside its rooms."""
        return sum(len(self.trees[tree]) for tree in trees or TREES)


def naming(box: str, texts: Texts) -> Naming:
    """Return which files name a box."""
    if box not in WORDS or box not in RULE_PAGES:
        raise SystemExit(f"house: tools/naming.py has no words or no rule page for the box {box!r}")
    words = set(WORDS[box].split())
    named = [path for path, text in sorted(texts.items()) if words & words_of(path, text)]
    rooms = tuple(path for path in named if is_room(box, path))
    catalogues = tuple(path for path in named if matches(path, CATALOGUES) and path not in rooms)
    data = tuple(path for path in named if matches(path, DATA) and path not in rooms)
    apart = {*rooms, *catalogues, *data}
    trees = {name: tuple(path for path in named if path not in apart and tree_of(path) == name) for name in TREES}
    return Naming(box, trees, rooms, catalogues, data)


def is_room(box: str, path: str) -> bool:
    """Whether a file lies in one of the box's rooms, today's or former ones."""
    rooms = [room.format(box=box, page=RULE_PAGES[box]) for room in ROOMS]
    return matches(path, (*rooms, *FORMER_ROOMS.get(box, ())))


def tree_of(path: str) -> str:
    """Return the name of the tree in which a file lies."""
    return next(name for name, pattern in TREES.items() if fnmatch(path, pattern))


def matches(path: str, patterns: tuple[str, ...]) -> bool:
    """Whether a path is meant by one of some patterns, in which a star stands for any number of folders."""
    return any(fnmatch(path, pattern) for pattern in patterns)


@cache
def words_of(path: str, text: str) -> frozenset[str]:
    """Return the words of a file and its path in small letters; a name in code is as many words as it is made of.

    Kept, since every box asks for them.
    """
    found = frozenset(word.lower() for word in set(WORD.findall(re.sub(OTHER_MEANINGS, " ", f"{path}\n{text}"))))
    return found - {"wheel"} if MOUSE in text else found
