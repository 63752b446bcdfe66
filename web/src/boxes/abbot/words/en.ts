// Abbots and gardens at the table and on the pages around it.
export const play = {
  "term.abbot": "abbot",
  "term.garden": "garden",
  "box.abbot": "The Abbot",
  "box.abbot.line": "Gardens on the tiles, and an abbot who may come home before his cloister or garden is complete.",
  "option.abbots": "Abbots",
  "option.gardens": "Gardens",
  "table.spot.abbot.cloister": "Abbot in the cloister",
  "table.spot.abbot.garden": "Abbot in the garden",
  "table.role.garden": "abbot in the garden",
  "table.figure.abbot": "Abbot at home: for cloisters and gardens",
  "table.figure.abbot.away": "The abbot is on the board and may be taken back",
  "table.take_abbot": "Take the abbot back",
  "table.take_abbot.points": "{n} {n|point|points} now",
  "table.feature.garden": "Garden",
  "table.score.garden": "Garden completed: {terms}",
  "table.score.garden.final": "Unfinished garden: {terms}",
  "table.score.taken_back": "Abbot taken back: {terms}",
  "table.term.garden_around": "{points} for it and the tiles around",
  "table.paid_by.garden": "a garden",
  "table.event.abbot": "{name} placed the abbot",
  "table.event.abbot_back": "{name} takes the abbot back",
  "tile.garden": "garden",
  "place.of.garden": "of the garden",
};

// The lesson of the abbot and the gardens.
export const learn = {
  "learn.abbot.name": "The abbot and his gardens",
  "learn.abbot.line": "A follower who comes home when you like.",
  "learn.abbot.1.title": "A garden",
  "learn.abbot.1.why":
    "A garden pays like a cloister: 1 point for itself and 1 for each tile around it. Only the abbot may stand there.",
  "learn.abbot.1.do": "lay the tile with the garden, and place your abbot in it.",
  "learn.abbot.2.title": "Fill the squares around",
  "learn.abbot.2.why": "Every tile around the garden is a point for your abbot, whoever lays it.",
  "learn.abbot.2.do": "make the road longer, and place a thief on it.",
  "learn.abbot.3.title": "Bring him home",
  "learn.abbot.3.why":
    "Instead of placing a figure you may take your abbot back and get at once what his garden is worth: by now 1 for itself and 1 for each tile around it.",
  "learn.abbot.3.do": "lay your tile, then take your abbot back.",
  "learn.abbot.4.title": "Out again",
  "learn.abbot.4.why": "The abbot is at home and free for the next place. He stands on cloisters too, as a monk does.",
  "learn.abbot.4.do": "lay the cloister, and place your abbot on it.",
  "learn.abbot.5.title": "The last tile",
  "learn.abbot.5.why":
    "If the abbot stays, the end pays his cloister as it is; taken back now, it pays the same. What stands on the landscape is counted once, never twice.",
  "learn.abbot.5.do": "lay your last tile wherever you like.",
};

// Abbots and gardens after the game.
export const replay = {
  "replay.by.garden": "Gardens",
  "replay.did.take_abbot": "takes the abbot back",
  "replay.the.garden": "the garden",
  "replay.own.garden": "own garden",
  "replay.why.abbot": "the abbot on {the}, worth {points} now: he may come back",
  "replay.why.take_abbot": "takes the abbot back for {points} {points|point|points}",
  "replay.why.leave_abbot": "leaves the abbot, who may still get more than {points}",
  "replay.why.keep_abbot": "keeps the abbot",
};

// The rules of abbots and gardens. Points in captions ({red}, {blue}) come from the engine.
export const rules = {
  "rules.abbot.h": "The abbot and his gardens",
  "rules.abbot.1":
    "Everybody has an abbot. He may be placed on a cloister, like any follower, or in a garden, where nobody else may stand. A garden pays like a cloister: 9 points when all eight squares around it are full, and at the end 1 for itself and for each tile around it.",
  "rules.abbot.picture": "A tile with a garden: the garden is for the abbot only, city and field for any follower.",
  "rules.abbot.2":
    "In your turn, instead of placing a figure, you may take your abbot back from a cloister or garden that is not complete. You get at once what it is worth as it lies, the new tile included.",
  "rules.abbot.back_picture":
    "Red takes the abbot back from the garden: 1 for it and 1 for each tile around, {red} points at once.",
  "rules.abbot.3":
    "He may be placed again from the next part of a turn on. If the new tile completes the cloister or garden, it is scored as always.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof learn & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
