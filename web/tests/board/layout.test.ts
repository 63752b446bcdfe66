import { describe, expect, test } from "vitest";
import type { State } from "../../src/api/types";
import { figures, Layout } from "../../src/board/layout";
import type { Ghost } from "../../src/board/types";
import { state } from "../support";
import { art } from "./art";

const lay = (more: Partial<State> = {}, ghost: Ghost | null = null): Layout => new Layout(art, state(more), ghost);
const WHEEL: Partial<State> = { pig: "fortune", board: [{ tile: "D", x: 4, y: 0, rotation: 0 }] };

describe("squares", () => {
  test("are covered by tiles, and by the sixteen of a start board", () => {
    expect(lay().squares).toEqual([[0, 0]]);
    expect(lay(WHEEL).squares).toHaveLength(17);
    expect(lay(WHEEL).onStart(3, 3)).toBe(true);
    expect(lay(WHEEL).onStart(4, 0)).toBe(false);
    expect(lay().onStart(0, 0)).toBe(false);
  });

  test("hold the tile that lies there, or the ghost", () => {
    const ghost: Ghost = { tile: "B", x: 1, y: 0, rotation: 0, firm: false };
    expect(lay({}, ghost).tileAt(1, 0)?.tile).toBe("B");
    expect(lay({}, { ...ghost, x: 0 }).tileAt(0, 0)?.tile).toBe("D");
    expect(lay().tileAt(1, 0)).toBeNull();
  });
});

test("a tile looks on the board as it looked in hand", () => {
  const second = { ...art, kinds: { ...art.kinds, D: { ...art.kinds.D!, second: true } } };
  const next = { tile: "D", x: 3, y: 1, rotation: 0 };
  const before = new Layout(second, state(), { ...next, firm: true });
  const after = new Layout(second, state({ board: [...state().board, next] }), null);
  expect(before.symbol(next)).toBe("D-b");
  expect(after.symbol(after.tileAt(3, 1)!)).toBe("D-b");
  expect(after.symbol(after.tileAt(0, 0)!)).toBe("D");
});

describe("a segment", () => {
  test("is found by side and half-edge of the tile as it lies", () => {
    expect(lay().segment(0, 0, "city", "N")).toEqual({ x: 0, y: 0, name: "city:c0", start: false });
    const turned = lay({ board: [{ tile: "D", x: 0, y: 0, rotation: 1 }] });
    expect(turned.segment(0, 0, "city", "E")?.name).toBe("city:c0");
    expect(turned.segment(0, 0, "city", "N")).toBeNull();
    expect(lay().segment(5, 5, "city", "N")).toBeNull();
  });

  test("of the start board counts for the whole board", () => {
    expect(lay(WHEEL).segment(0, 0, "city", "N")).toEqual({ x: 0, y: 0, name: "city:c0", start: true });
    expect(lay(WHEEL).standing(0, 0, "city", "N")).toEqual([37, 37]);
  });

  test("may be a bridge, built or drafted", () => {
    const built = lay({ bridges: [{ x: 0, y: 0, axis: "NS" }] });
    expect(built.segment(0, 0, "bridge")?.name).toBe("bridge");
    expect(built.segment(0, 0, "road", "bridge")?.name).toBe("bridge");
    const ghost: Ghost = {
      tile: "B",
      x: 0,
      y: 1,
      rotation: 0,
      firm: true,
      with: { bridge: { x: 0, y: 0, axis: "NS" } },
    };
    expect(lay({}, ghost).bridgeAt(0, 0)?.axis).toBe("NS");
    expect(lay().segment(0, 0, "bridge")).toBeNull();
  });

  test("has its figure beside its anchor, turned with the tile, clear of a bridge", () => {
    expect(lay().standing(0, 0, "city", "N")).toEqual([50, 10]);
    const turned = lay({ board: [{ tile: "D", x: 2, y: 1, rotation: 1 }] });
    expect(turned.standing(2, 1, "city", "E")).toEqual([290, 150]);
    const cloister = { board: [{ tile: "B", x: 0, y: 0, rotation: 0 }] };
    expect(lay(cloister).standing(0, 0, "cloister")).toEqual([58, 53]);
    const bridged = lay({ ...cloister, bridges: [{ x: 0, y: 0, axis: "NS" }] });
    expect(bridged.standing(0, 0, "cloister")).toEqual([28, 43]);
    expect(bridged.standing(0, 0, "bridge")).toEqual([50, 43]);
    expect(lay().standing(9, 9, "road", "N")).toBeNull();
  });

  test("has areas and lines where they are drawn", () => {
    const [segment] = [lay().segment(0, 0, "city", "N")!];
    expect(lay().paths(segment)).toEqual({ paths: art.regions["D"], transform: "translate(0 0)" });
    expect(lay(WHEEL).paths({ ...segment, start: true })).toEqual({ paths: art.regions["wheel"], transform: "" });
    expect(lay().paths({ ...segment, x: 7 }).paths).toEqual({ fill: {}, line: {} });
  });
});

describe("the picture of a tile", () => {
  test("differs from that of its neighbour, and under a bridge", () => {
    const cloister = { tile: "B", x: 0, y: 0, rotation: 1 };
    expect(lay().symbol(cloister)).toBe("B");
    expect(lay().symbol({ ...cloister, x: 1 })).toBe("B-b");
    expect(lay({ bridges: [{ x: 0, y: 0, axis: "WE" }] }).symbol(cloister)).toBe("B-NS");
    expect(lay({ bridges: [{ x: 0, y: 0, axis: "WE" }] }).symbol({ tile: "D", x: 0, y: 0, rotation: 0 })).toBe("D");
  });

  test("has the number of its name, else of its kind, where one is printed", () => {
    const at = { x: 0, y: 0, rotation: 0 };
    expect(lay().badge({ tile: "W07:3", ...at })).toEqual({ symbol: "wheel-3", at: [80, 20] });
    expect(lay().badge({ tile: "W07", ...at })).toEqual({ symbol: "wheel-2", at: [80, 20] });
    expect(lay().badge({ tile: "D", ...at })).toBeNull();
    expect(lay({ bridges: [{ x: 0, y: 0, axis: "NS" }] }).badge({ tile: "B:3", ...at })).toEqual({
      symbol: "wheel-3",
      at: [90, 90],
    });
  });
});

test("towers stand where walls end, each once", () => {
  const tiles = [
    { tile: "D", x: 0, y: 0, rotation: 0 },
    { tile: "D", x: 1, y: 0, rotation: 0 },
  ];
  expect(lay({ board: tiles }).towers).toEqual([[0, 0], [100, 0], [200, 0]]); // prettier-ignore
  expect(lay(WHEEL).towers).toEqual([[100, 0], [400, 0], [500, 0], [0, 100]]); // prettier-ignore
});

describe("figures", () => {
  test("stand in front of those behind them, each with a key of its own", () => {
    const followers = [
      { player: 0, x: 0, y: 0, feature: "road", at: "E" },
      { player: 1, x: 0, y: 0, feature: "city", at: "N" },
      { player: 1, x: 0, y: 0, feature: "city", at: "N" },
      { player: 1, x: 9, y: 9, feature: "city", at: "N" },
    ] as State["followers"];
    const found = figures(lay({ followers }));
    expect(found.map((figure) => figure.role)).toEqual(["knight", "knight", "thief"]);
    expect(found.map((figure) => figure.id)).toEqual(["1:0,0/city/N", "1:0,0/city/N#2", "0:0,0/road/E"]);
    expect(found[2]!.place).toBe(followers[0]);
    expect(found[1]!.at[0] - found[0]!.at[0]).toBe(20); // side by side
    expect(found[1]!.at[1]).toBe(found[0]!.at[1]);
  });

  test("stand on crown spaces in the order in which they came", () => {
    const found = figures(lay({ ...WHEEL, crowns: { tax: [1, 0], fortune: [1] } }));
    expect(found.map(({ player, at, role }) => [player, ...at, role])).toEqual([
      [1, 317, 200, "knight"],
      [1, 250, 250, "knight"],
      [0, 200, 300, "knight"],
    ]);
  });

  test("hold castles until they are paid", () => {
    const castles: State["castles"] = [
      { owner: 0, x: 0, y: 0, side: "N", done: false },
      { owner: 1, x: 3, y: 0, side: "E", done: true },
    ];
    const followers = [{ player: 0, x: 0, y: 0, feature: "castle", at: "N" }] as State["followers"];
    expect(figures(lay({ castles, followers })).map(({ id, at }) => [id, ...at])).toEqual([["0:castle 0,0", 34, 7]]);
  });
});
