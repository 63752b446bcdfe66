import { beforeEach, describe, expect, test } from "vitest";
import type { LegalAction } from "../../../src/api/types";
import { Laying } from "../../../src/table/turn/laying.svelte";

const BRIDGE = { x: 1, y: 0, axis: "NS" } as const;
const LEGAL: LegalAction[] = [
  { type: "place", x: 1, y: 0, rotation: 0 },
  { type: "place", x: 1, y: 0, rotation: 2 },
  { type: "place", x: 1, y: 0, rotation: 2, bridge: BRIDGE },
  { type: "place", x: 0, y: 1, rotation: 3 },
];
let laying: Laying;
beforeEach(() => {
  laying = new Laying(
    () => LEGAL,
    () => "V",
    () => "",
  );
});

describe("before a square is chosen", () => {
  test("the tile in hand turns freely", () => {
    laying.turn(-1);
    expect(laying.rotation).toBe(3);
    laying.turn(1);
    expect(laying.rotation).toBe(0);
    expect(laying.ghost).toBeNull();
  });

  test("a ghost lies where the pointer is, turned so that it fits", () => {
    laying.hover({ x: 0, y: 1 });
    expect(laying.ghost).toEqual({ tile: "V", x: 0, y: 1, rotation: 3, firm: false, with: null });
    expect(laying.seen({ x: 0, y: 1 })).toBe(true);
    laying.hover(null);
    expect(laying.ghost).toBeNull();
  });
});

describe("on a square", () => {
  test("the tile lies firmly, in the way wished for where that fits", () => {
    laying.turn(1);
    laying.turn(1);
    expect(laying.put({ x: 1, y: 0 })).toBe(true);
    expect(laying.ghost).toMatchObject({ x: 1, y: 0, rotation: 2, firm: true });
  });

  test("where nothing fits it cannot be put", () => {
    expect(laying.put({ x: 9, y: 9 })).toBe(false);
    expect(laying.cell).toBeNull();
  });

  test("turning goes through the ways that fit", () => {
    laying.put({ x: 1, y: 0 });
    expect(laying.rotation).toBe(0);
    laying.turn(1);
    expect(laying.rotation).toBe(2);
    laying.turn(1);
    expect(laying.rotation).toBe(0);
  });

  test("what is built with it is chosen among the ways of that rotation", () => {
    laying.put({ x: 1, y: 0 });
    expect(laying.nextVariant).toBeNull();
    laying.turn(1);
    expect(laying.nextVariant).toBe(1);
    laying.vary(1);
    expect(laying.ghost?.with).toEqual({ bridge: BRIDGE });
    expect(laying.nextVariant).toBe(0);
    laying.turn(1);
    expect(laying.way?.with).toBeNull();
  });

  test("it can be laid as an action says", () => {
    laying.lie({ type: "place", x: 1, y: 0, rotation: 2, bridge: BRIDGE });
    expect(laying.way?.action).toEqual(LEGAL[2]);
    laying.clear();
    expect(laying.cell).toBeNull();
  });
});

test("an arrow goes to the next square, the first one from nowhere", () => {
  expect(laying.towards("ArrowRight", { x: 0, y: 0 })).toEqual({ x: 1, y: 0 });
  laying.put({ x: 1, y: 0 });
  expect(laying.towards("ArrowDown", { x: 0, y: 0 })).toEqual({ x: 0, y: 1 });
});
