import { describe, expect, test } from "vitest";
import type { Event } from "../../../src/api/types";
import { explained, lines, linesOf, standing } from "../../../src/game/messages/points";
import { move, opening, scored, table } from "../../support";

const cells = (n: number): [number, number][] => Array.from({ length: n }, (_, x) => [x, 0]);
const END: Event = { type: "game_ended", scores: [0, 0], winners: [0] };
const NAMES = ["Anna", "Bram"];

describe("a score in words", () => {
  test.each([
    ["city", [["tiles", 6], ["pennants", 2]], 3, false, "City completed: 3 tiles × 2 + 2 for pennants"],
    ["city", [["tiles", 3]], 3, true, "Unfinished city: 3 tiles"],
    ["city", [["tiles", 2]], 3, false, "City completed: 3 tiles: 2"],
    ["road", [["tiles", 1]], 1, false, "Road completed: 1 tile"],
    ["cloister", [["tiles", 9]], 9, false, "Cloister completed: 9 for it and the tiles around"],
    ["field", [["cities", 6]], 4, true, "Field: 6 for cities"],
    ["castle", [["road", 5]], 4, false, "Castle, paid by a road"],
    ["crown", [["tax", 3]], 0, false, "Crown space of Tax"],
    ["wheel", [["fortune", 3]], 0, false, "Wheel of fortune, Fortune"],
  ] as [string, [string, number][], number, boolean, string][])("%s of %j", (by, terms, n, final, words) => {
    expect(explained({ ...scored(0, 0, by, terms, cells(n)), final })).toBe(words);
  }); // prettier-ignore
});

describe("the lines of an entry", () => {
  test("say with whom a score is shared", () => {
    const shared = [0, 1];
    const goods = scored(0, 10, "goods", [["wine", 10]], []);
    const events: Event[] = [
      { ...scored(0, 4), shared },
      { ...scored(1, 4), shared },
      scored(0, 4), // another city on the same tile
      { ...goods, final: true, shared },
    ];
    expect(linesOf(move(1, 0, { type: "skip" }, events), NAMES).map((line) => line.what)).toEqual([
      "City completed: 1 tile × 4, shared with Bram",
      "City completed: 1 tile × 4, shared with Anna",
      "City completed: 1 tile × 4",
      "Goods: 10 for most wine, shared with Bram",
    ]);
  });

  test("know what belongs to the final scoring", () => {
    const events: Event[] = [scored(0, 4), { type: "turn_ended", player: 0 }, { ...scored(1, 1), final: true }, END];
    expect(linesOf(move(1, 0, { type: "skip" }, events), NAMES).map((line) => line.final)).toEqual([false, true]);
  });

  test("are none where a player left or took back", () => {
    const left = { type: "left", seq: 1, ply: 0, seat: 0, reason: "resigned", at: "" } as never;
    expect(linesOf(left, NAMES)).toEqual([]);
  });
});

describe("the log", () => {
  const undo = { type: "undo", seq: 3, ply: 1, seat: 0, at: "" } as never;
  const entries = [
    opening(),
    move(1, 0, { type: "skip" }, [scored(0, 1)]),
    move(2, 1, { type: "skip" }, [scored(1, 2)]),
    undo,
  ];

  test("leaves out what was taken back", () => {
    expect(standing(entries).map((entry) => entry.ply)).toEqual([0, 1]);
  });

  test("tells the newest points first", () => {
    const more = [...entries, move(2, 1, { type: "skip" }, [scored(1, 7)])];
    expect(lines(more, table()).map((line) => [line.player, line.points])).toEqual([
      [1, 7],
      [0, 1],
    ]);
  });
});
