import { describe, expect, test } from "vitest";
import type { LegalAction } from "../../../src/api/types";
import { extrasOf, firstRotation, next, rotationsOf, squaresOf, waysOf } from "../../../src/game/choices/placing";

const place = (x: number, y: number, rotation: number, bridge?: object): LegalAction =>
  ({ type: "place", x, y, rotation, ...(bridge ? { bridge } : {}) }) as LegalAction;
const BRIDGE = { x: 1, y: 0, axis: "NS" };

describe("the ways to lay a tile", () => {
  const ways = waysOf([
    place(1, 0, 2, BRIDGE),
    place(1, 0, 2),
    place(1, 0, 0),
    place(0, 1, 3, BRIDGE),
    { type: "skip" },
  ]);

  test("are sorted by square, the tile alone first", () => {
    expect([...ways.keys()]).toEqual(["1,0", "0,1"]);
    expect(ways.get("1,0")!.map((way) => way.with)).toEqual([null, null, { bridge: BRIDGE }]);
  });

  test("have each rotation once, in order", () => {
    expect(rotationsOf(ways.get("1,0")!)).toEqual([0, 2]);
  });

  test("make squares that say how many ways there are, or what every way needs", () => {
    const labels = squaresOf(ways, ({ x, y }) => `at ${x} and ${y}`).map((square) => square.label);
    expect(labels).toEqual(["At 1 and 0: the tile fits 2 ways", "At 0 and 1: only with a bridge"]);
  });

  test("begin with the rotation wished for, if it needs nothing else", () => {
    expect(firstRotation(ways.get("1,0")!, 2)).toBe(2);
    expect(firstRotation(ways.get("1,0")!, 1)).toBe(2);
    expect(firstRotation(ways.get("0,1")!, 3)).toBe(3);
    expect(firstRotation([], 3)).toBe(0);
  });
});

test("what goes with a tile is what its action says besides where it lies", () => {
  expect(extrasOf({ type: "place", x: 0, y: 0, rotation: 0 })).toBeNull();
  expect(extrasOf({ type: "place", x: 0, y: 0, rotation: 0, bridge: BRIDGE as never })).toEqual({ bridge: BRIDGE });
});

describe("an arrow", () => {
  const cells = [
    { x: 0, y: -1 },
    { x: 1, y: -1 },
    { x: 0, y: -3 },
    { x: -2, y: 0 },
  ];
  const from = { x: 0, y: 0 };

  test("goes straight ahead rather than askew", () => {
    expect(next(cells, from, "ArrowUp")).toEqual({ x: 0, y: -1 });
    expect(next(cells, { x: 0, y: -1 }, "ArrowUp")).toEqual({ x: 0, y: -3 });
    expect(next(cells, from, "ArrowRight")).toEqual({ x: 1, y: -1 });
  });

  test("that leads nowhere goes to the farthest behind", () => {
    expect(next(cells, from, "ArrowDown")).toEqual({ x: 0, y: -3 });
  });

  test("goes nowhere where there is nothing else", () => {
    expect(next([from], from, "ArrowLeft")).toBeNull();
  });
});
