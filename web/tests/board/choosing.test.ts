import { describe, expect, test } from "vitest";
import { nearSpots, onSquare, placeOf, spotFor, squareFor } from "../../src/board/choosing";
import { Layout } from "../../src/board/layout";
import type { Spot, Square } from "../../src/board/types";
import { state } from "../support";
import { art } from "./art";

const spot = (id: string, feature: string, at: string, more: Partial<Spot> = {}): Spot => {
  return { id, x: 0, y: 0, feature, at, seat: 0, chosen: false, label: id, manner: "figure", ...more };
};
const layout = new Layout(art, state());
const city = spot("city", "city", "N");
const road = spot("road", "road", "E");
function element(attribute: string, value: string): Element {
  document.body.innerHTML = `<div ${attribute}="${value}"><i></i></div>`;
  return document.querySelector("i")!;
}

describe("where a choice stands", () => {
  test("is where the follower would", () => {
    expect(placeOf(layout, city)).toEqual([50, 10]);
  });

  test("on the wheel is the next free crown space", () => {
    const wheel = (taken: number[]) => new Layout(art, state({ pig: "tax", board: [], crowns: { tax: taken } }));
    const crown = spot("crown", "crown", "tax", { aside: true });
    expect(placeOf(wheel([]), crown)).toEqual([250, 250]);
    expect(placeOf(wheel([1]), crown)).toEqual([200, 300]);
    expect(placeOf(wheel([1, 0]), crown)).toEqual([200, 300]);
    expect(placeOf(wheel([]), { ...crown, at: "nowhere" })).toBeNull();
  });

  test("of a castle is its middle as a project, its follower otherwise", () => {
    const castle = spot("castle", "castle", "E");
    expect(placeOf(new Layout(art, state({ phase: "castle_project" })), castle)).toEqual([100, 50]);
    expect(placeOf(new Layout(art, state({ phase: "plague" })), castle)).toEqual([89, 73]);
  });
});

describe("what has to be seen to choose", () => {
  test("is the tile, and what stands aside of it", () => {
    const wheel = new Layout(art, state({ pig: "tax", board: [{ tile: "D", x: 5, y: 0, rotation: 0 }] }));
    const spots = [spot("city", "city", "N", { x: 5 }), spot("crown", "crown", "tax", { aside: true })];
    expect(nearSpots(wheel, spots)).toEqual({
      all: { west: 200, north: 0, east: 600, south: 300 },
      laid: { west: 500, north: 0, east: 600, south: 100 },
    });
    expect(nearSpots(wheel, spots.slice(1))!.laid.west).toBe(200);
  });

  test("is nothing where there is no choice", () => {
    expect(nearSpots(layout, [])).toBeNull();
  });
});

describe("a click", () => {
  test("means the nearest choice, or by key the very one", () => {
    const target = element("data-spot", "city");
    expect(spotFor(layout, [city, road], target, [50, 55])).toBe(road);
    expect(spotFor(layout, [city, road], target, null)).toBe(city);
    expect(spotFor(layout, [city, spot("lost", "city", "S")], target, [50, 55])).toBe(city);
    expect(spotFor(layout, [city], element("data-x", "1"), [50, 55])).toBeNull();
    expect(spotFor(layout, [road], target, null)).toBeNull();
  });

  test("means the square under it, else the one whose target was hit", () => {
    const squares: Square[] = [
      { x: 1, y: 0, rotations: [0], label: "" },
      { x: 0, y: 1, rotations: [0], label: "" },
    ];
    const target = element("data-square", "1 0");
    expect(squareFor(squares, target, [50, 150])).toBe(squares[1]);
    expect(squareFor(squares, target, [-50, 50])).toBe(squares[0]);
    expect(squareFor(squares, target, null)).toBe(squares[0]);
    expect(squareFor(squares, document.body, [-50, 50])).toBeNull();
    expect(onSquare([199, 99], squares[0]!)).toBe(true);
  });
});
