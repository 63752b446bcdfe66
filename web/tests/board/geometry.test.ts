import { describe, expect, test } from "vitest";
import {
  figureScale,
  markersOf,
  printed,
  printedAxis,
  tilePlace,
  turned,
  variant,
  walked,
} from "../../src/board/geometry";
import { readName, type KindOfTile, type Point, type Track } from "../../src/look/art";

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

describe("the score track", () => {
  const track: Track = {
    size: [1000, 20],
    squares: Array.from({ length: 50 }, (_, n): Point => [20 * n + 10, 10]),
    fan: [[[0, 0]], [[6, -3], [-6, 3]]], // prettier-ignore
    plaques: [-100, 200],
  };
  const only = (score: number) => {
    const [{ at, flat, plaque } = expect.unreachable()] = markersOf(track, [score]);
    return [(at[0] - 10) / 20, flat, plaque];
  };

  test.each([
    [0, 0, false, 0],
    [49, 49, false, 0],
    [50, 0, true, 0],
    [100, 0, false, 100],
    [163, 13, true, 100],
    [249, 49, false, 200],
    [-3, 47, false, -50],
    [-51, 49, false, -100],
  ])("with %d points a marker is on square %d, lies: %s, plaque: %d", (score, ...expected) => {
    expect(only(score)).toEqual(expected);
  });

  test("what no plaque says is said by the greatest and the least", () => {
    expect(only(730)[2]).toBe(200);
    expect(only(-730)[2]).toBe(-100);
  });

  test("markers on one square stand apart, those behind first", () => {
    const places = markersOf(track, [2, 7, 52]).map(({ seat, at }) => [seat, ...at]);
    expect(places).toEqual([[0, 56, 7], [1, 150, 10], [2, 44, 13]]); // prettier-ignore
  });

  test("they walk a square at a time, forth and back, and stay where they are", () => {
    expect(walked([48, 7, 3], [52, 5, 3])).toEqual([49, 6, 3]);
  });
});
