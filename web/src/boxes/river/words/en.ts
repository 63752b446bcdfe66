// The river at the table and on the pages around it.
export const play = {
  "box.river": "The River",
  "box.river.line": "A river from the spring to the lake comes first; the landscape grows along its banks.",
  "option.river": "River",
  "option.river_turns": "The river may bend",
  "option.river_turns.no_immediate_u_turn": "but not twice in a row the same way",
  "option.river_turns.safe": "only where there is room ahead, so that it never gets stuck",
  "table.river.why": "The river flows on at its open end.",
  "table.river.bend": "After a bend it must not bend the same way again at once.",
  "table.river.safe": "It must not bend the same way twice in a row, nor towards other tiles.",
  "table.river.lake": "The lake ends the river. After it come the ordinary tiles.",
  "tile.river.straight": "straight river",
  "tile.river.curve": "river bend",
  "tile.river.spring": "spring of the river",
  "tile.river.lake": "lake where the river ends",
  "term.river": "river",
  "place.of.lake": "of the lake",
};

// The river has no lesson of its own, and nothing of its own after the game.
export const learn = {};
export const replay = {};

// The rules of the river. Points in captions ({red}, {blue}) come from the engine.
export const rules = {
  "rules.river.h": "The river",
  "rules.river.1":
    "The spring lies in the middle instead of the start tile. The river tiles are drawn first, the lake is the last of them, and only then come the ordinary tiles.",
  "rules.river.2":
    "The river always flows on: your tile is laid where its open end points. Two bends in a row must not turn the same way, or the river would run back into itself. With a straight tile between them, or one to the left and one to the right, they may.",
  "rules.river.picture":
    "The river has just turned south. The bend in hand fits on one square only, and there it may turn east, but not back to the west.",
  "rules.river.3":
    "Followers stand on river tiles as on any others, only not on the river itself. Like a road the river parts fields, but the field goes round the spring and round the lake. A road that crosses it runs on over its bridge. A river tile that fits nowhere leaves the game.",
  "rules.river.fields_picture":
    "The field goes round the spring, so one farmer has both banks and both cities: red gets {red} points.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof learn & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
