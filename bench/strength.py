"""Measures how strong the levels are: the tables of docs/strength.md.

python bench/strength.py [--games N] [--only TEXT] [--jobs J] [--seed S] [--write]

Every finished deck is kept under build/strength, so that a run goes on where another was stopped; a change of rules,
weights or recipes starts anew there.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import fmean, quantiles

from report import Section, machine, markdown

from carcassonne.ai.arena.journal import version
from carcassonne.ai.arena.keeping import Keeping
from carcassonne.ai.arena.match import Match, MatchResult, play_match, play_rounds
from carcassonne.ai.arena.round import Round
from carcassonne.ai.arena.statistics import signed_interval
from carcassonne.ai.parallel import cores
from carcassonne.ai.player import Question
from carcassonne.ai.players.levels import LEVELS, LevelPlayer
from carcassonne.ai.players.roster import label_of
from carcassonne.engine.game import Game
from carcassonne.engine.positions import COMPILED
from carcassonne.engine.rules import Rules

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "strength.md"
JOURNALS = Path(os.environ.get("CARCASSONNE_STRENGTH", ROOT / "build" / "strength"))
SECTION = Section(
    "strength",
    """# Playing strength

How strong the levels are, by matches on the same decks with the seats swapped. Intervals hold 95 % and come from the
spread between decks; Elo is from the win rate. `carcassonne players` lists the levels and their recipes.
""",
)
OTHERS = ("wheel-of-fortune", "bridges-castles-bazaars", "first-edition-nl")
ALONE = ("river", "inns_cathedrals", "traders_builders", "abbots")
"""Boxes added to the modern game, each by itself."""
HEADINGS = ["rules", "A", "B", "games", "A wins", "margin", "Elo", "mean score", "forfeits", "wanted", "met"]
POSITIONS = 40


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

    def cells(self, table: MatchResult) -> list[str]:
        """Its row of the page."""
        wins = table.win_rate
        met = wins.low > 0.5 if self.wanted is None else wins.value >= self.wanted
        return [
            f"{self.played}, {self.players} players",
            label_of(self.a),
            label_of(self.b) if self.players == 2 else f"{self.players - 1} × {label_of(self.b)}",
            str(table.match.rounds * self.players),
            f"{100 * wins.value:.1f} % ({100 * wins.low:.1f} … {100 * wins.high:.1f})",
            signed_interval(table.margin, 1),
            signed_interval(table.elo),
            f"{table.scores[0]:.1f} : {table.scores[1]:.1f}",
            str(sum(table.forfeits[0].values()) + sum(table.forfeits[1].values())),
            "lower bound > 50 %" if self.wanted is None else f"≥ {100 * self.wanted:.0f} %",
            "yes" if met else "no",
        ]


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
    parts = [markdown([HEADINGS, *rows])] if rows else []
    for name, part in (("self-play", self_play), ("speed", speed)):
        if args.only in name:
            parts.append(part(args))
    report = "\n\n".join([*parts, _provenance(args)])
    print(report)
    if args.write:
        SECTION.write(Path(args.write), report)
    return 0 if all(row[-1] == "yes" for row in rows) else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games a match; 400 by default")
    parser.add_argument("--seed", type=int, default=1, help="decks and dice; 1 by default")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes; as many as cores by default")
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="matches whose name holds this, such as `modern 2p 4`"
    )
    parser.add_argument("--write", nargs="?", const=str(PAGE), metavar="PAGE", help="update docs/strength.md")
    args = parser.parse_args()
    if args.games < 1 or args.jobs < 1 or args.seed < 0:
        parser.error("games and jobs must be above 0, the seed not below")
    return args


# --- measuring --------------------------------------------------------------------------------------------------------
def _journal(name: str, args: argparse.Namespace) -> Path:
    return JOURNALS / version()["fingerprint"] / f"{re.sub('[^a-z0-9]+', '-', name)}-seed-{args.seed}.jsonl"


def _played(trial: Trial, args: argparse.Namespace) -> list[str]:
    table = play_match(trial.match(args.games, args.seed), args.jobs, _journal(trial.name, args))
    row = trial.cells(table)
    print(f"{trial.name}: {row[4]}", file=sys.stderr)
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


def speed(args: argparse.Namespace) -> str:
    """Milliseconds a decision, every level asked about the same positions of a game of level 4."""
    game, guide, asked = Game("modern", seed=args.seed), LevelPlayer(4), list[Question]()
    while not game.over:
        asked.append(Question.of(game))
        game.play(guide.choose(asked[-1]).action)
    asked = asked[:: max(1, len(asked) // POSITIONS)]
    rows = [_speed_row(LevelPlayer(level), asked) for level in LEVELS]
    heading = ["level", "threads", "mean ms a decision", "95 % below", "decisions per second"]
    return markdown([heading, *rows])


def _speed_row(player: LevelPlayer, asked: list[Question]) -> list[str]:
    player.choose(asked[0])  # makes its scratch space
    times = [1000 * _seconds(lambda one=question: player.choose(one)) for question in asked]  # type: ignore[misc]
    mean, most = fmean(times), quantiles(times, n=20)[-1]
    return [
        label_of(str(player.level.number)),
        str(player.threads),
        f"{mean:.2f}",
        f"{most:.2f}",
        f"{1000 / mean:,.0f}",
    ]


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


# --- telling ----------------------------------------------------------------------------------------------------------
def _provenance(args: argparse.Namespace) -> str:
    command = shlex.join(["python", "bench/strength.py", *sys.argv[1:]])
    return (
        f"Made on {date.today().isoformat()} by `{command}` (seed {args.seed}) on {machine()}; players and rules of "
        f"fingerprint {version()['fingerprint']}. Milliseconds are on the clock, of positions of one game."
    )


if __name__ == "__main__":
    sys.exit(main())
