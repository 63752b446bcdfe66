"""Names: 3 to 20 signs, none that looks like another's, none that is reserved or bad.

Two names are one where they look alike: in capitals or not, with or without accents, by signs of other alphabets, by
digits for letters, by what stands between letters.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from carcassonne.server.problems import Problem

SHORTEST, LONGEST = 3, 20
JOINTS = "_-."
"""What may stand between letters, one at a time."""
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "DEVANAGARI", "THAI", "HANGUL",
           "HIRAGANA", "KATAKANA", "CJK")  # fmt: skip
JAPANESE = frozenset({"HIRAGANA", "KATAKANA", "CJK"})
ALIKE = str.maketrans(
    "аеорсухікѕјԁһӏвмнтгп" "αοινρτυκχγεη" "0135i|!ıøđłħŋ",
    "aeopcyxlksjdhlbmhtrn" "aolvptukxyen" "olesllllodlhn",
) | {ord("æ"): "ae", ord("œ"): "oe", ord("þ"): "th", ord("ð"): "d"}  # fmt: skip
"""Signs that look like a Latin letter, by that letter, once a name is in small letters and without accents."""
PAIRS = (("rn", "m"), ("vv", "w"))
BOT = "-bot"
"""How the name of a bot's account ends, and no person's: it says what it is wherever it stands."""
USUAL = Path(__file__).with_name("refused_names.txt")
"""Names that nobody may have, unless the operator has another list (`CARCASSONNE_REFUSED_NAMES`)."""


def folded(name: str) -> str:
    """Return what a name looks like: two names that look alike have the same.

    >>> folded("Ann_4"), folded("АNN-4") == folded("ann4")
    ('ann4', True)
    """
    small = unicodedata.normalize("NFKC", name).casefold()
    bare = "".join(sign for sign in unicodedata.normalize("NFD", small) if not unicodedata.combining(sign))
    found = "".join(sign for sign in bare if sign not in JOINTS).translate(ALIKE)
    for pair, one in PAIRS:
        found = found.replace(pair, one)
    return found


@dataclass(frozen=True, slots=True)
class NameRules:
    """Which names nobody may have."""

    reserved: frozenset[str]
    bad: tuple[str, ...]

    @classmethod
    def read(cls, file: Path = USUAL) -> NameRules:
        """Return the rules of a file: a word a line that no name contains, or `=NAME` for a name that is reserved."""
        lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
        words = [line for line in lines if line and not line.startswith("#")]
        reserved = [folded(word[1:]) for word in words if word.startswith("=")]
        return cls(frozenset(reserved), tuple(folded(word) for word in words if not word.startswith("=")))

    def checked(self, name: str, bot: bool = False) -> str:
        """Return a name as it is written, that of a bot with its ending; raises Problem that says what is wrong."""
        name = unicodedata.normalize("NFKC", name.strip())
        marked = re.search(r"[_.-]bot$", name, re.IGNORECASE) is not None
        if bot and not marked:
            name += BOT
        if fault := fault_of(name):
            raise Problem("name_refused", fault, field="name")
        if marked and not bot:
            raise Problem("name_refused", f"names that end in {BOT} are those of bots", field="name")
        look = folded(name)
        if look in self.reserved or any(word in look for word in self.bad):
            raise Problem("name_refused", "this name is not to be had here", field="name")
        return name


def fault_of(name: str) -> str:
    """Return what is wrong with how a name is written; an empty text where it is well.

    >>> fault_of("Anna"), fault_of("An")
    ('', 'a name has 3 to 20 signs')
    """
    if not SHORTEST <= len(name) <= LONGEST:
        return f"a name has {SHORTEST} to {LONGEST} signs"
    if any(sign not in JOINTS and unicodedata.category(sign)[0] not in "LMN" for sign in name):
        return f"a name has letters, digits and {' '.join(JOINTS)}"
    if not any(unicodedata.category(sign)[0] == "L" for sign in name):
        return "a name has a letter"
    if re.search(r"^[_.-]|[_.-]$|[_.-]{2}", name):
        return f"{' '.join(JOINTS)} stand alone, between others"
    scripts = {_script(sign) for sign in name if unicodedata.category(sign)[0] == "L"}
    if len(scripts) > 1 and not scripts <= JAPANESE:
        return "the letters of a name are of one alphabet"
    return ""


def _script(letter: str) -> str:
    words = unicodedata.name(letter, "").split()
    return next((script for script in SCRIPTS if script in words or words[:1] == [script]), words[0] if words else "")
