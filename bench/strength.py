"""Measures how strong the levels are: docs/data/strength.csv, and the tables of docs/strength.md that are made of it.

python bench/strength.py [--games N] [--only TEXT] [--jobs J] [--seed S] [--write]

What is measured again takes the place of the row of before; other rows stay. Every finished deck is kept under
build/strength, so that a run goes on where another was stopped; other rules, weights or recipes start anew there.
"""

from __future__ import annotations

import argparse
import csv
import os
import re
import shlex
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import fmean

from report import Section, machine, markdown

from carcassonne.ai.arena.journal import version
from carcassonne.ai.arena.keeping import Keeping
from carcassonne.ai.arena.match import Match, MatchResult, play_match, play_rounds
from carcassonne.ai.arena.round import Round
from carcassonne.ai.parallel import cores
from carcassonne.ai.players.levels import LEVELS
from carcassonne.ai.players.roster import label_of
from carcassonne.engine.positions import COMPILED
from carcassonne.engine.rules import Rules

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
DATA, PAGE = Path("data", "strength.csv"), Path("strength.md")
JOURNALS = Path(os.environ.get("CARCASSONNE_STRENGTH", ROOT / "build" / "strength"))
SECTION = Section(
    "strength",
    """# Playing strength

How strong the levels are, by matches on the same decks with the seats swapped. Intervals hold 95 % and come from the
spread between decks; Elo is from the win rate. `carcassonne players` lists the levels and their recipes.
""",
)
OTHERS = ("wheel-of-fortune", "bridges-castles-bazaars", "first-edition-nl")
LATER = ("dragon", "tower", "minis", "abbey-mayor")
"""The presets of the boxes that came later."""
ALONE = ("river", "inns_cathedrals", "traders_builders", "abbots")
"""Boxes added to the modern game, each by itself."""
COLUMNS = ["rules", "players", "a", "b", "games", "wins", "low", "high", "margin", "wanted", "day", "fingerprint"]
"""Of the data: win rates and what is wanted in percent (`better`: the interval lies above 50), margins in points."""
PAIRS = ["4 v 2", "5 v 4", "6 v 4", "6 v 5", "6 v hand-6"]
"""What the page shows of rules and numbers of players beside the ladder."""
Row = dict[str, str]


@dataclass(frozen=True, slots=True)
class Trial:
    """A match and what it should show: a win rate, or (None) that A is better at all."""

    preset: str
    a: str
    b: str
    players: int = 2
    wanted: float | None = None
    box: str = ""
    """The switch of a box that is added to the preset."""

    @property
    def played(self) -> str:
        """What is played."""
        return f"{self.preset} + {self.box}" if self.box else self.preset

    @property
    def name(self) -> str:
        """What `--only` looks in, and the journal is called."""
        return f"{self.played} {self.players}p {self.a} v {self.b}"

    def match(self, games: int, seed: int) -> Match:
        """The match to be played."""
        return Match(
            self.a, self.b, Rules.of(self.preset, self.players, {self.box: True} if self.box else {}), games, seed
        )

    def row(self, table: MatchResult) -> Row:
        """Its row of the data."""
        wins = table.win_rate
        cells = [
            self.played,
            str(self.players),
            self.a,
            self.b,
            str(table.match.rounds * self.players),
            *(f"{100 * value:.1f}" for value in (wins.value, wins.low, wins.high)),
            f"{table.margin.value:.1f}",
            wanted_of(self),
            date.today().isoformat(),
            version()["fingerprint"],
        ]
        return dict(zip(COLUMNS, cells, strict=True))


def wanted_of(trial: Trial) -> str:
    """What a match should show, as the data has it."""
    return "better" if trial.wanted is None else f"{100 * trial.wanted:.1f}".removesuffix(".0")


def name_of(row: Row) -> str:
    """What a row's match is called, as `Trial.name`."""
    return f"{row['rules']} {row['players']}p {row['a']} v {row['b']}"


def is_met(row: Row) -> bool:
    """Whether a match shows what it should."""
    if row["wanted"] == "better":
        return float(row["low"]) > 50
    return float(row["wins"]) >= float(row["wanted"])


LADDER = [Trial("modern", str(n), str(n - 1) if n > 1 else "random") for n in range(1, len(LEVELS) + 1)]
BEFORE = [
    Trial("modern", "6", "hand-6", wanted=0.70),
    Trial("modern", "7", "hand-7", wanted=0.70),
    *(Trial(preset, "6", "hand-6", wanted=0.62) for preset in (*OTHERS, "big-box")),
]
"""Against the levels of before there was a learnt value."""
LARGER = [
    *(("modern", players, "") for players in (3, 4, 5)),
    ("modern", 6, "inns_cathedrals"),
    ("first-edition-nl", 4, ""),
    ("wheel-of-fortune", 3, ""),
    ("bridges-castles-bazaars", 5, ""),
    ("big-box", 6, ""),
]
"""Tables of three to six players."""
AMONG = [
    Trial(preset, a, b, players, 1 / players, box)
    for preset, players, box in LARGER
    for a, b in (("5", "4"), ("6", "5"), ("6", "hand-6"))
]
"""One of a higher level among several of a lower: more than its fair share."""
TRIALS = [
    *LADDER,
    *BEFORE,
    *AMONG,
    Trial("modern", "2", "random", wanted=0.99),
    Trial("modern", "4", "2", wanted=0.95),
    Trial("modern", "6", "4", wanted=0.70),
    *(trial for preset in OTHERS for trial in (Trial(preset, "4", "2", 2, 0.85), Trial(preset, "6", "4", 2, 0.60))),
    Trial("big-box", "4", "2", wanted=0.90),
    Trial("big-box", "6", "4", wanted=0.65),
    *(
        trial
        for preset in LATER
        for trial in (Trial(preset, "4", "2", wanted=0.90), Trial(preset, "6", "4", wanted=0.65))
    ),
    *(
        trial
        for box in ALONE
        for trial in (Trial("modern", "4", "2", 2, 0.85, box), Trial("modern", "6", "4", 2, 0.60, box))
    ),
    Trial("modern", "5", "3", players=4, wanted=0.45),
]


def main() -> int:
    """Measure and tell; exit status 1 if something wanted is not shown."""
    args = _arguments()
    if not COMPILED:
        print("the core runs uncompiled here; install the package with a C compiler first", file=sys.stderr)
        return 2
    trials = [trial for trial in TRIALS if args.only in trial.name]
    rows = [_played(trial, args) for trial in trials]
    print(markdown([COLUMNS, *([row[name] for name in COLUMNS] for row in rows)]))
    if args.only in "self-play":
        print(f"\n{self_play(args)}")
    print(f"\n{_provenance(args)}")
    if args.write:
        write(Path(args.write), rows)
    return 0 if all(map(is_met, rows)) else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games a match; 400 by default")
    parser.add_argument("--seed", type=int, default=1, help="decks and dice; 1 by default")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes; as many as cores by default")
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="matches whose name holds this, such as `modern 2p 4`"
    )
    parser.add_argument("--write", nargs="?", const=str(DOCS), metavar="FOLDER", help="update the data and the page")
    args = parser.parse_args()
    if args.games < 1 or args.jobs < 1 or args.seed < 0:
        parser.error("games and jobs must be above 0, the seed not below")
    return args


# --- measuring --------------------------------------------------------------------------------------------------------
def _journal(name: str, args: argparse.Namespace) -> Path:
    return JOURNALS / version()["fingerprint"] / f"{re.sub('[^a-z0-9]+', '-', name)}-seed-{args.seed}.jsonl"


def _played(trial: Trial, args: argparse.Namespace) -> Row:
    table = play_match(trial.match(args.games, args.seed), args.jobs, _journal(trial.name, args))
    row = trial.row(table)
    print(f"{trial.name}: {row['wins']} % ({row['low']} … {row['high']})", file=sys.stderr)
    return row


def self_play(args: argparse.Namespace) -> str:
    """What level 4 scores against itself by seat, each deck played once."""
    rules = Rules.of("modern", 2)
    tasks = [Round(str(number), number, rules, (("4", "4"),), args.seed) for number in range(args.games)]
    about = {"self-play": "4", "seed": args.seed}
    played = play_rounds(tasks, about, args.jobs, Keeping(_journal("self-play", args)), "", "self-play")
    outcomes = [one.results[0] for one in played]
    first, second = (fmean(outcome.scores[seat] for outcome in outcomes) for seat in (0, 1))
    wins = fmean(outcome.win(0) for outcome in outcomes)
    return (
        f"Level 4 against itself, modern, 2 players, {len(outcomes)} games: mean score {first:.1f} : {second:.1f}; "
        f"the first player wins {100 * wins:.0f} %."
    )


# --- telling ----------------------------------------------------------------------------------------------------------
def read(folder: Path = DOCS) -> list[Row]:
    """What has been measured."""
    file = folder / DATA
    return list(csv.DictReader(file.read_text(encoding="utf-8").splitlines())) if file.exists() else []


def write(folder: Path, rows: list[Row]) -> None:
    """Put rows into the data, and the data into the page."""
    known = {name_of(row): row for row in (*read(folder), *rows)}
    (folder / DATA).parent.mkdir(parents=True, exist_ok=True)
    with (folder / DATA).open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(known.values())
    SECTION.write(folder / PAGE, tables(list(known.values())))


def tables(rows: list[Row]) -> str:
    """The page's tables: the ladder of levels, then the win rates of other rules and numbers of players."""
    known = {name_of(row): row for row in rows}
    ladder = [["level", "against", "games", "wins", "points ahead"]]
    for trial in LADDER:
        if row := known.get(trial.name):
            ahead = f"{float(row['margin']):+.1f}".replace("-", "−")
            cells = [label_of(row["a"]), label_of(row["b"]), row["games"]]
            ladder.append([*cells, f"{row['wins']} % ({row['low']} … {row['high']})", ahead])
    others = [["rules", "players", *PAIRS]]
    for rules, players in dict.fromkeys((row["rules"], row["players"]) for row in rows):
        found = [known.get(f"{rules} {players}p {pair}") for pair in PAIRS]
        if any(found):
            others.append([rules, players, *(f"{row['wins']} % of {row['games']}" if row else "" for row in found)])
    return "\n\n".join(markdown(table) for table in (ladder, others))


def _provenance(args: argparse.Namespace) -> str:
    command = shlex.join(["python", "bench/strength.py", *sys.argv[1:]])
    return (
        f"Made on {date.today().isoformat()} by `{command}` (seed {args.seed}) on {machine()}; players and rules of "
        f"fingerprint {version()['fingerprint']}."
    )


if __name__ == "__main__":
    sys.exit(main())
