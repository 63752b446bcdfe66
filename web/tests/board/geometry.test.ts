import { describe, expect, test } from "vitest";
import { figureScale, printed, printedAxis, tilePlace, turned, variant } from "../../src/board/geometry";
import { readName, type KindOfTile } from "../../src/look/art";

describe("turned tiles", () => {
  test.each([
    ["N", 1, "W"],
    ["E", 1, "N"],
    ["S", 2, "N"],
    ["NL", 1, "WL"],
    ["WR", 3, "NR"],
    ["EL", 0, "EL"],
  ])("%s of a tile turned by %d is %s of the printed one", (at, rotation, side) => {
    expect(printed(at, rotation)).toBe(side);
  });

  test("an axis changes with every quarter", () => {
    expect([0, 1, 2, 3].map((rotation) => printedAxis("NS", rotation))).toEqual(["NS", "WE", "NS", "WE"]);
    expect(printedAxis("WE", 1)).toBe("NS");
  });

  test("a point goes round the middle clockwise, and back", () => {
    expect(turned([10, 20], 1)).toEqual([80, 10]);
    expect(turned(turned([10, 20], 3), -3)).toEqual([10, 20]);
  });

  test("a tile is put on its square and turned about its middle", () => {
    expect(tilePlace(2, -1, 0)).toBe("translate(200 -100)");
    expect(tilePlace(0, 0, 5)).toBe("translate(0 0)rotate(90 50 50)");
  });
});

test("a name holds the kind, and perhaps a number", () => {
  expect(readName("D")).toEqual({ kind: "D", number: null });
  expect(readName("W29:3")).toEqual({ kind: "W29", number: 3 });
});

test("neighbours of a kind with a second picture differ", () => {
  const kind = { second: true } as KindOfTile;
  expect(variant(kind, 0)).toBe("");
  expect(variant(kind, 1)).toBe("-b");
  expect(variant({ ...kind, second: false }, 1)).toBe("");
});

test("figures grow as tiles get smaller", () => {
  expect([100, 60, 20].map(figureScale)).toEqual([1.2, 1.45, 1.7]);
});
