// Shrines at the table and on the pages around it.
export const play = {
  "term.shrine": "shrine",
  "box.shrines": "Shrines",
  "box.shrines.line":
    "Heretics on shrines, who challenge the monks in the cloisters beside them: whoever is complete first gets all.",
  "option.shrines": "Shrines",
  "option.shrine_tiles": "Tiles with a shrine",
  "option.shrine_tiles.6": "six",
  "option.shrine_tiles.5": "five, as in the older set",
  "table.spot.shrine": "Heretic",
  "table.spot.large.shrine": "Large heretic",
  "table.role.shrine": "heretic",
  "table.feature.shrine": "Shrine",
  "table.score.shrine": "Shrine completed: {terms}",
  "table.score.shrine.final": "Unfinished shrine: {terms}",
  "table.term.shrine_around": "{points} for it and the tiles around",
  "table.paid_by.shrine": "a shrine",
  "table.event.challenged.shrine": "{name}’s heretic has lost the challenge",
  "table.event.challenged.cloister": "{name}’s monk has lost the challenge",
  "table.then.challenge.won": "Then a rival loses the challenge and goes home.",
  "table.then.challenge.lost": "Then you lose a challenge, and your follower goes home with nothing.",
  "tile.shrine": "shrine",
  "tile.shrine.1": "shrine where a road ends",
  "tile.shrine.2": "shrine where two roads end",
  "place.of.shrine": "of the shrine",
};

// They have no lesson.
export const learn = {};

// Shrines after the game.
export const replay = {
  "replay.by.shrine": "Shrines",
  "replay.the.shrine": "the shrine",
  "replay.own.shrine": "own shrine",
  "replay.why.heretic": "a heretic on the shrine",
  "replay.why.challenge": "wins the challenge of a cloister and a shrine",
};

// The rules of shrines. Points in captions come from the engine.
export const rules = {
  "rules.shrine.h": "Shrines and heretics",
  "rules.shrine.1":
    "A shrine is like a cloister: a follower placed on it is a heretic, it is complete when all eight squares around it hold tiles, and it pays 9 points; at the end 1 for itself and 1 for each tile around it. An abbot does not go there.",
  "rules.shrine.2":
    "A cloister and a shrine among each other’s eight neighbours compete, if somebody stands on both. Whoever is complete first is paid; the follower on the other one goes home with nothing.",
  "rules.shrine.picture": "Red completes the shrine, {red} points. Blue’s monk beside it goes home with nothing.",
  "rules.shrine.3":
    "If one tile completes both, both pay. One where nobody stands challenges nobody, and at the end of the game both pay as they are. A cloister never has more than one shrine among its eight neighbours, a shrine never more than one cloister: a tile may not be laid otherwise.",
  "rules.shrine.drawn_picture": "One tile completes both: red gets {red} points, blue {blue}.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
