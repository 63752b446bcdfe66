import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { State } from "../../../src/api/types";
import type { PrintedPart } from "../../../src/look/art";
import { speak, type Language } from "../../../src/words";
import { describePlace } from "../../../src/board/words/places";
import { describeSides, describeTile, knowTiles } from "../../../src/board/words/tiles.svelte";
import kinds from "./kinds.json"; // a Python test compares it with the tile data

const PRINTED = kinds as Record<string, PrintedPart[]>;
const LANGUAGES: Language[] = ["en", "nl", "da", "de", "fr"];

/** What is at the sides, from what is printed. */
function sidesOf(parts: PrintedPart[]): Record<string, string> {
  return Object.fromEntries(parts.flatMap(({ kind, sides = "" }) => [...sides].map((side) => [side, `${kind}:0`])));
}

beforeAll(() => {
  const described = Object.entries(PRINTED).map(([kind, parts]) => [kind, { parts, at: sidesOf(parts) }] as const);
  knowTiles({ ...Object.fromEntries(described), W33: { parts: PRINTED.W33!, at: {}, number: 1 } });
});
beforeEach(() => speak("en"));
afterAll(() => knowTiles({}));

describe("a tile", () => {
  test.each([
    ["B", "cloister"],
    ["J", "city on one side, curved road on its right"],
    ["K", "city on one side, curved road on its left"],
    ["O", "corner city with a pennant, curved road"],
    ["H", "two cities on opposite sides"],
    ["T", "city on three sides, road into it"],
    ["W18", "city on one side, road into it from the left"],
    ["W29:3", "curved road, wheel 3"],
    ["W33", "four-way crossing, wheel 1"],
    ["IC01", "city on all four sides with a cathedral"],
    ["IC14", "three-way crossing, with an inn"],
    ["TB06", "corner city with cloth, two more cities on one side each"],
    ["Z08", "market where a road ends, with an inn"],
    ["RV08", "river bend, corner city"],
    ["EG", "city on one side, garden"],
  ])("%s is called after what is on it", (name, words) => expect(describeTile(name)).toBe(words));

  test.each(LANGUAGES)("of every kind has words in %s", async (language) => {
    await speak(language);
    for (const kind of Object.keys(PRINTED)) expect(describeTile(kind), kind).not.toMatch(/tile\.|term\.|\{/);
  });

  // Fields apart: where they are cut off in a corner no short name could say.
  test("has the name of another only if the same is at its sides", () => {
    const seen = new Map<string, string>();
    for (const [kind, parts] of Object.entries(PRINTED)) {
      const ways = [0, 1, 2, 3].map((turn) => JSON.stringify(turnedParts(parts, turn)));
      const looks = ways.sort()[0]!;
      const name = describeTile(kind).replace(/, wheel \d/, "");
      expect(seen.get(name) ?? looks, `${kind}: ${name}`).toBe(looks);
      seen.set(name, looks);
    }
  });

  test("lies with its sides to somewhere", () => {
    expect(describeSides("D", 1)).toBe("road to the north, city to the east, road to the south, field to the west");
    expect(describeSides("RV07", 0)).toContain("river to the");
  });

  test("nobody has described is called by its letters", () => expect(describeTile("nine")).toBe("nine"));
});

/** Everything on a tile in an order that does not depend on how the data is written. */
function turnedParts(parts: PrintedPart[], turn: number): unknown[] {
  const around = (side: string): string => "NESW"[("NESW".indexOf(side) + turn) % 4]!;
  return parts
    .map(({ kind, sides = "", end = "", marks = [] }) => {
      return [kind, [...sides].map(around).sort().join(""), end.split(":")[0], ...marks].join(" ");
    })
    .sort();
}

describe("a place", () => {
  const state = (board: State["board"]) => ({ board }) as State;
  const landscape = state([
    { tile: "D", x: 0, y: 0, rotation: 0 },
    { tile: "B", x: 4, y: 0, rotation: 0 },
    { tile: "IC01", x: 0, y: -5, rotation: 0 },
  ]);

  test.each([
    [{ x: 0, y: 0 }, "on the start tile"],
    [{ x: 0, y: -1 }, "north of the start tile"],
    [{ x: 0, y: -2 }, "2 north of the start tile"],
    [{ x: -2, y: 3 }, "3 south, 2 west of the start tile"],
    [{ x: 4, y: 1 }, "south of the cloister"],
    [{ x: 1, y: -6 }, "north-east of the cathedral"],
    [{ x: 7, y: 8 }, "on the last tile"],
    [{ x: 6, y: 8 }, "west of the last tile"],
  ])("%o is named by what lies near", (place, words) => {
    expect(describePlace(place, landscape, { x: 7, y: 8 })).toBe(words);
  });

  test("is not named by what there is twice", () => {
    const two = state([...landscape.board, { tile: "A", x: -4, y: 0, rotation: 0 }]);
    expect(describePlace({ x: 4, y: 1 }, two)).toBe("1 south, 4 east of the start tile");
  });

  test("is told from the start board where one lies", () => {
    const wheel = { ...landscape, pig: "fortune" } as State;
    expect(describePlace({ x: 3, y: 2 }, wheel)).toBe("on the wheel board");
    expect(describePlace({ x: 2, y: -1 }, wheel)).toBe("1 north, 2 east of the wheel’s north-west corner");
  });

  test.each(LANGUAGES)("has words in %s", async (language) => {
    await speak(language);
    for (const x of [-2, 0, 3, 5]) {
      const said = describePlace({ x, y: -1 }, landscape, { x: 4, y: -2 });
      expect(said).not.toMatch(/place\.|\{/);
    }
  });
});
