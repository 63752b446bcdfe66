// Gold at the table and on the pages around it.
export const play = {
  "term.gold": "Gold",
  "box.gold_mines": "The Gold Mines",
  "box.gold_mines.line":
    "Mines bring ingots of gold, for whoever completes what they lie on; the more you have, the more each is worth.",
  "option.gold_mines": "Gold Mines",
  "table.doing.gold": "gold",
  "table.ask.gold": "Put the second ingot on a tile",
  "table.waiting_for.gold": "{name} is putting gold on a tile",
  "table.gold.to": "Gold {place}",
  "table.gold.already": "{n} {n|lies|lie} there already",
  "table.gold.why": "Whoever completes a road, city or cloister takes the gold on its tiles.",
  "table.gold.worth": "At the end 1 point each, from 4 on 2, from 7 on 3, from 10 on 4",
  "table.gold.lies": "{n} {n|ingot|ingots} of gold {place}",
  "table.then.gold": "Then you take {n} gold.",
  "table.event.gold_placed": "{name} put gold on a tile",
  "table.event.gold_taken": "{name} takes {n} gold",
  "table.score.gold": "Gold: {terms}",
  "table.term.gold": "{points} for ingots",
  "tile.gold": "gold mine",
};

// It has no lesson.
export const learn = {};

// Gold after the game.
export const replay = {
  "replay.by.gold": "Gold",
  "replay.did.gold": "puts gold on a tile",
  "replay.why.gold": "takes {tokens} gold {tokens|ingot|ingots}",
};

// The rules of Gold. Points in captions come from the engine.
export const rules = {
  "rules.gold.h": "The gold mines",
  "rules.gold.1":
    "Whoever lays a tile with a mine puts two ingots: one on that tile, the other on any tile among the eight around it. Several may lie on one tile.",
  "rules.gold.2":
    "Whoever gets the points for a completed road or city takes the ingots on all of its tiles; with a cloister those of its tile and of the eight around it. If nobody gets the points, the ingots stay where they are. Fields bring none.",
  "rules.gold.picture": "Red completes blue’s city: blue gets {blue} points and its three ingots.",
  "rules.gold.3":
    "Where several players get the points, or a tile completes several things, they take one ingot at a time, beginning with the player on turn, until none is left that anybody may take.",
  "rules.gold.shared_picture":
    "The city is red’s and blue’s, and red is on turn: red takes two of its three ingots, blue one.",
  "rules.gold.4":
    "At the end up to three ingots are worth 1 point each, four to six 2 each, seven to nine 3 each, and ten or more 4 each. Ingots still on tiles are worth nothing.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
