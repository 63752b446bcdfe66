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
// A box has the files that it needs. The file in brackets says what such a file may bring and gathers it: a room asks
// for the boxes' parts and names no box. What a box brings to a board and a table (the first six) is loaded together,
// when a game is shown that it is played in; its pages and lessons come with the pages that list them all.
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
  "shrines",
  "crop_circles",
  "ferries",
  "abbey_mayor",
];

const FILES = import.meta.glob<Record<string, unknown>>("./boxes/*/{board,layers,choices,messages,table,replay}.ts");
/** What the boxes that are there have brought: by box, and by the name of the file. */
const brought = new Map<string, Map<string, unknown>>();
const coming = new Map<string, Promise<void>>();
const gathered: Parts<unknown>[] = [];

/** What the boxes that are there bring to a room, in the order of the list; `name` is that of their file. */
export class Parts<Part> {
  readonly all: Part[] = [];
  private readonly records: (() => void)[] = [];

  constructor(private readonly name: string) {
    gathered.push(this);
    this.gather();
  }

  /** What they say by name, as one. */
  named<Value>(said: (part: Part) => Record<string, Value> | undefined): Record<string, Value> {
    const record: Record<string, Value> = {};
    const fill = () => {
      for (const name of Object.keys(record)) Reflect.deleteProperty(record, name);
      Object.assign(record, together(this.all.map(said))); // in the order of the boxes, whichever came first
    };
    this.records.push(fill);
    fill();
    return record;
  }

  /** Takes what has come since. */
  gather(): void {
    const there = BOXES.map((box) => brought.get(box)?.get(this.name) as Part | undefined);
    this.all.splice(0, Infinity, ...there.filter((part) => part !== undefined));
    for (const fill of this.records) fill();
  }
}

/** Loads what some boxes bring to boards and tables; those of the list that are not there yet. */
export async function loadBoxes(names: readonly string[]): Promise<void> {
  await Promise.all(BOXES.filter((box) => names.includes(box)).map((box) => coming.get(box) ?? load(box)));
}

function load(box: string): Promise<void> {
  const loading = fetchParts(box).then(
    (parts) => {
      brought.set(box, parts);
      for (const room of gathered) room.gather();
    },
    (problem: unknown) => {
      coming.delete(box); // so that it can be asked for again
      throw problem;
    },
  );
  coming.set(box, loading);
  return loading;
}

async function fetchParts(box: string): Promise<Map<string, unknown>> {
  const own = Object.entries(FILES).filter(([path]) => path.startsWith(`./boxes/${box}/`));
  const parts = own.map(async ([path, file]): Promise<[string, unknown]> => {
    const name = path.slice(path.lastIndexOf("/") + 1, -".ts".length);
    return [name, (await file())[name]];
  });
  return new Map(await Promise.all(parts));
}

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
