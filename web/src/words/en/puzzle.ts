// Puzzles: keys begin with "puzzle.".
export const puzzle = {
  "puzzle.task": "What is the best move now?",
  "puzzle.of_day": "Puzzle of {day}",
  "puzzle.another": "Another puzzle",
  "puzzle.rating": "difficulty {n}",
  "puzzle.solved": "{n} of {of} solved at the first try",
  "puzzle.streak": "{n} {n|day|days} in a row",
  "puzzle.answer": "Your answer",
  "puzzle.right": "Right",
  "puzzle.wrong": "Not the best",
  "puzzle.best": "It is the best option.",
  "puzzle.as_good": "It is as good as the best: less than a point behind.",
  "puzzle.lacks": "It is {n} points short of the best.",
  "puzzle.lacks_more": "It is more than {n} points short of the best.",
  "puzzle.why": "Why the best is better: {why}.",
  "puzzle.next": "Next puzzle",
  "puzzle.again": "Try again",
  "puzzle.options": "What each option is worth",
  "puzzle.yours": "your answer",
  "puzzle.the_best": "best",
  "puzzle.rule":
    "Counted in points at the end of the game, as level 8 expects them. Every option within a point of the best is right.",
  "puzzle.failed": "The puzzle could not be fetched. Try again in a moment.",
};
export const words = puzzle;
