// King and robber baron at the table and on the pages around it.
export const play = {
  "term.king": "The king",
  "term.robber_baron": "The robber baron",
  "box.king_robber": "King & Robber Baron",
  "box.king_robber.line":
    "The largest city brings the king, the longest road the robber baron: points for all of them at the end.",
  "option.king_robber": "King & Robber Baron",
  "option.king": "King",
  "option.robber_baron": "Robber baron",
  "table.cards": "King and robber baron",
  "table.king.taken_with": "city of {n} {n|tile|tiles}",
  "table.robber_baron.taken_with": "road of {n} {n|tile|tiles}",
  "table.king.nobody": "goes to whoever completes a city",
  "table.robber_baron.nobody": "goes to whoever completes a road",
  "table.king.why": "1 point for every completed city at the end",
  "table.robber_baron.why": "1 point for every completed road at the end",
  "table.then.king": "Then you take the king.",
  "table.then.robber_baron": "Then you take the robber baron.",
  "table.event.king": "{name} takes the king: a city of {n} {n|tile|tiles}",
  "table.event.robber_baron": "{name} takes the robber baron: a road of {n} {n|tile|tiles}",
  "table.score.king": "The king: {terms}",
  "table.score.robber_baron": "The robber baron: {terms}",
  "table.term.king": "{points} for completed cities",
  "table.term.robber_baron": "{points} for completed roads",
};

// It has no lesson.
export const learn = {};

// King and robber baron after the game.
export const replay = {
  "replay.by.king": "The king",
  "replay.by.robber_baron": "The robber baron",
  "replay.why.king": "takes the king with a city of {tiles} {tiles|tile|tiles}",
  "replay.why.robber_baron": "takes the robber baron with a road of {tiles} {tiles|tile|tiles}",
};

// The rules of King and robber baron. Points in captions come from the engine.
export const rules = {
  "rules.king.h": "The king",
  "rules.king.1":
    "Whoever lays the tile that completes the first city takes the king. After that he goes to whoever completes a city of more tiles than the one he was taken with; the same number is not enough. It does not matter who gets the points for the city, or whether anybody does.",
  "rules.king.picture":
    "Red completes blue’s city of three tiles: blue gets {blue} points, and the king, taken with two, goes over to red.",
  "rules.king.2":
    "At the end of the game the king brings 1 point for every completed city on the table, whoever completed it. A city that became a castle is not counted.",
  "rules.robber_baron.h": "The robber baron",
  "rules.robber_baron.1":
    "The robber baron goes by roads as the king goes by cities: whoever completes the longest road so far takes him, counted in tiles. At the end of the game he brings 1 point for every completed road on the table.",
  "rules.robber_baron.picture":
    "Red completes a road of four tiles, longer than blue’s of three: the robber baron goes over to red, though nobody stands on it.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
