"""Finding puzzles: decisions of bots' games in which few options are good, all others far behind, and level 4 errs.

What costs little comes first: the learnt value and level 4 look at every decision, level 6 searches where they differ,
level 8 weighs what is left, three times in other futures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from carcassonne.ai.analysis.report.json_report import reasons_to_json
from carcassonne.ai.analysis.weighing.moment import moments_of, why_better
from carcassonne.ai.analysis.weighing.thinker import Thinker
from carcassonne.ai.player import Question
from carcassonne.ai.players.levels import LevelPlayer, level_named
from carcassonne.ai.puzzles.puzzle import RIGHT_WITHIN, Line, Puzzle, WeighedOption, option_text
from carcassonne.engine.game import Game
from carcassonne.engine.position.line import parse_rules, print_position
from carcassonne.engine.positions import State, phase_of, standing
from carcassonne.engine.rules import Rules
from carcassonne.notation.record import Record

KINDS = (
    "modern 2",
    "modern 2",
    "modern 2",
    "first-edition-nl 2",
    "modern 2",
    "modern 2 river=true",
    "modern 2",
    "bridges-castles-bazaars 2",
    "modern 3",
    "modern 2",
    "modern 2 inns_cathedrals=true",
    "wheel-of-fortune 2",
)
"""The rules of the games, one after another: those that people play most come most often."""
PRESETS = tuple(sorted({kind.split()[0] for kind in KINDS}))
OPTIONS = frozenset({"river", "inns_cathedrals"})
"""The games of people in which puzzles are looked for are like those."""
CLEAR = 4.0
"""Every option that is not right lies at least so many points behind the best."""
DIFFERS = 1.5
"""What level 4's choice must lack by the learnt value for a search to be worth it."""
ROUGHLY = 0.75
"""What a rough weighing may lack of what is asked in the end."""
SEEDS = (1, 2, 3)
FOURTH_SEED = 4
"""The seeds of the weighings by level 8: those that make a puzzle, and the one that checks it."""
FIRST_PLY, LAST_TILES = 6, 4
"""The first plies and the last tiles of a game make no puzzles: too little lies there, too little can follow."""
MOST_RIGHT, FEWEST_OPTIONS = 4, 4
UNSEEN_BEHIND = 3.0
"""Options that level 8 does not weigh must lie so far behind by its network alone, or one of them might be right."""
MOST_OF_A_GAME, APART = 2, 12
"""Puzzles of one game, and the plies between them."""
EASY, HARD = 1400, 1700
"""A first guess of a puzzle's rating: the learnt value sees it at a glance, or only a search finds it."""
USUAL = 1550


@dataclass(frozen=True, slots=True)
class Weighing:
    """Options with what they lack to the best, best first."""

    behind: tuple[tuple[Line, float], ...]

    @property
    def right(self) -> frozenset[Line]:
        """The options within a point of the best."""
        return frozenset(line for line, behind in self.behind if behind <= RIGHT_WITHIN)

    def clear(self, less: float = 0.0) -> bool:
        """Whether few options are good and all others are far behind."""
        near = [behind for _, behind in self.behind if behind <= RIGHT_WITHIN + less]
        between = [behind for _, behind in self.behind if RIGHT_WITHIN + less < behind < CLEAR - less]
        return not between and len(near) <= MOST_RIGHT and len(near) < len(self.behind)


def puzzles_of_game(number: int, seed: int) -> list[Puzzle]:
    """Play a game of level 5 against itself and return the puzzles found in it; the same for the same numbers."""
    rules = parse_rules(KINDS[number % len(KINDS)].split())
    return _puzzles_among(_decisions(rules, seed * 1_000_003 + number), rules, number)


def puzzles_of_record(record: Record) -> list[Puzzle]:
    """Return the puzzles found in somebody's game; none in one whose rules no puzzle has."""
    if record.rules.preset not in PRESETS or not set(record.rules.options) <= OPTIONS:
        return []
    placing = (each.state for each in moments_of(record) if phase_of(each.state) == "place")
    wide = (state for state in placing if sum(standing(state).undrawn) >= LAST_TILES)
    return _puzzles_among(wide, record.rules)


def _puzzles_among(states: Iterable[State], rules: Rules, number: int = 0) -> list[Puzzle]:
    found: list[Puzzle] = []
    after = FIRST_PLY
    for state in states:
        if standing(state).ply < after or len(found) == MOST_OF_A_GAME:
            continue
        puzzle = puzzle_at(state, rules, number)
        if puzzle is not None:
            found.append(puzzle)
            after = standing(state).ply + APART
    return found


def puzzle_at(s: State, rules: Rules, number: int = 0) -> Puzzle | None:
    """Return the puzzle that a position is; None for most."""
    finder = _finder(rules)
    tempting = finder.tempting(s)
    if tempting is None:
        return None
    rough = finder.weighed(s, 6, SEEDS[0])
    if tempting in rough.right or not rough.clear(ROUGHLY):
        return None
    weighings = []
    for each in SEEDS:
        weighing = finder.weighed(s, 8, each)
        weighings.append(weighing)
        if not weighing.clear(ROUGHLY if each == SEEDS[0] else 0.25) or weighing.right != weighings[0].right:
            return None
    agreed = mean_of(weighings)
    right = agreed.right
    if not agreed.clear() or right != weighings[0].right or tempting in right or not finder.saw_enough(s):
        return None
    options = tuple(WeighedOption(option_text(s, line), round(behind, 1)) for line, behind in agreed.behind)
    return Puzzle(
        position=print_position(s, rules),
        options=options,
        tempting=option_text(s, tempting),
        rating=finder.difficulty(s, right, rough),
        reasons=finder.reasons(s, agreed.behind[0][0], tempting),
        game=number,
    )


def weighed_again(puzzle: Puzzle, seed: int = FOURTH_SEED) -> bool:
    """Return whether level 8 finds the same options right in other futures."""
    game = puzzle.start
    weighing = _finder(game.rules).weighed(game.state, 8, seed)
    return {option_text(game.state, line) for line in weighing.right} == {each.text for each in puzzle.right}


def mean_of(weighings: list[Weighing]) -> Weighing:
    """Return what options lack on average; the best of all lacks nothing."""
    lacking: dict[Line, float] = {}
    for weighing in weighings:
        for line, behind in weighing.behind:
            lacking[line] = lacking.get(line, 0.0) + behind / len(weighings)
    least = min(lacking.values())
    return Weighing(tuple(sorted(((line, each - least) for line, each in lacking.items()), key=lambda pair: pair[1])))


# --- work -------------------------------------------------------------------------------------------------------------
def _decisions(rules: Rules, seed: int) -> Iterator[State]:
    """Yield the positions of a game in which a tile is to be laid."""
    game = Game(rules, seed=seed)
    player = _finder(rules).player(5)
    while game.to_act is not None:
        question = Question.of(game)
        if game.phase == "place" and sum(standing(question.state).undrawn) >= LAST_TILES:
            yield question.state
        choice = player.choose(question).choice(question)
        assert choice is not None
        game.play_choice(choice)


class Finder:
    """The players that look at positions of some rules; they keep their working memory."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._players: dict[int, LevelPlayer] = {}
        self._thinker: Thinker | None = None

    def player(self, level: int) -> LevelPlayer:
        """Return a level's player, on one thread."""
        if level not in self._players:
            self._players[level] = LevelPlayer(level, threads=1)
        return self._players[level]

    def tempting(self, s: State) -> Line | None:
        """Return what level 4 does where the learnt value thinks little of it; None elsewhere."""
        question = Question(s, self._rules)
        judged = {_line(choice, then): value for choice, then, value in self.player(6).proposals(question)}
        if len(judged) < FEWEST_OPTIONS:
            return None
        choice, then, _ = self.player(4).proposals(question)[0]
        tempting = _line(choice, then)
        return tempting if max(judged.values()) - judged[tempting] >= DIFFERS else None

    def weighed(self, s: State, level: int, seed: int) -> Weighing:
        """Return what a level's search thinks of the options that it looks at."""
        verdicts = self.player(level).verdicts(Question(s, self._rules), seed)
        if not all(verdict.simulations for verdict in verdicts):  # an end that is solved has no values of the others
            return Weighing(())
        best = max(verdict.value for verdict in verdicts)
        lacking = [(_line(verdict.choice, verdict.then), best - verdict.value) for verdict in verdicts]
        return Weighing(tuple(sorted(lacking, key=lambda pair: pair[1])))

    def saw_enough(self, s: State) -> bool:
        """Return whether the options that level 8 leaves out are bad at a glance."""
        proposed = self.player(8).proposals(Question(s, self._rules))
        budget = level_named("8").budget
        assert budget is not None
        return len(proposed) <= budget.width or proposed[0][2] - proposed[budget.width][2] >= UNSEEN_BEHIND

    def difficulty(self, s: State, right: frozenset[Line], rough: Weighing) -> int:
        """Return a first guess of the rating: who finds it?"""
        choice, then, _ = self.player(6).proposals(Question(s, self._rules))[0]
        if _line(choice, then) in right:
            return EASY
        return USUAL if rough.right <= right else HARD

    def reasons(self, s: State, best: Line, tempting: Line) -> tuple[dict[str, object], ...]:
        """Return why the best option is better than what level 4 does."""
        if self._thinker is None:
            self._thinker = Thinker(self._rules, level_named("6"))
        better, worse = (self._thinker.weigh_line(s, line, SEEDS[0]) for line in (best, tempting))
        return tuple(reasons_to_json(why_better(self._thinker, s, better, worse)))


@lru_cache(maxsize=len(KINDS))
def _finder(rules: Rules) -> Finder:
    return Finder(rules)


def _line(choice: int, then: int) -> Line:
    return (choice,) if then < 0 else (choice, then)
