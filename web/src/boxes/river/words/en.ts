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
