// The boxes of the game. This is the one list that names them; everything a box brings to the page lies in its room,
// boxes/<name>/, in files that are gathered by their names:
//
//   board.ts     where its pieces, boards and figures lie        (BoardPart,    board/boxes.ts)
//   layers.ts    what it draws on the board                      (LayersPart,   board/layers/boxes.ts)
//   choices.ts   how its actions are chosen                      (ChoicesPart,  game/choices/boxes.ts)
//   messages.ts  its events and scores in words                  (MessagesPart, game/messages/boxes.ts)
//   table.ts     its panels, counters and keys at the table      (TablePart,    table/boxes.ts)
//   replay.ts    its decisions and points after the game         (ReplayPart,   replay/boxes.ts)
//   pages.ts     its presets, options and rules                  (PagesPart,    pages/boxes.ts)
//   lessons.ts   its lessons                                     (Course,       learn/boxes.ts)
//   words/       its words, a file for each language, by the pages they come with (words/language.svelte.ts)
//
// A box has the files that it needs. They are apart because the pages that need them are loaded apart. The file in
// brackets says what such a file may bring and gathers it: a room asks for the boxes' parts and names no box.
export const BOXES = [
  "wheel",
  "bridges_castles_bazaars",
  "river",
  "inns_cathedrals",
  "traders_builders",
  "abbot",
  "king_robber",
  "gold_mines",
  "mage_witch",
  "tower",
  "flying_machines",
  "princess_dragon",
];

/** The parts that a glob of the boxes' folders has found, in the order of the boxes. */
export function inOrder<Part>(found: Record<string, Part>): Part[] {
  return BOXES.flatMap((box) => Object.keys(found).filter((path) => path.includes(`/boxes/${box}/`))).map(
    (path) => found[path]!,
  );
}

/** What the boxes say by name, as one. A name that two bring is refused: it would silently be the last one's. */
export function together<Value>(parts: (Record<string, Value> | undefined)[]): Record<string, Value> {
  const all: Record<string, Value> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (name in all) throw new Error(`two boxes bring ${name}`);
    all[name] = value;
  }
  return all;
}
