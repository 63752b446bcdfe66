import { describe, expect, test } from "vitest";
import type { Event } from "../../src/api/types";
import {
  beforeMove,
  paid,
  pointsByFeature,
  scoresByPly,
  sources,
  sourcesOf,
  stepsOf,
  turnPlies,
} from "../../src/replay/steps";
import { move, opening, scored, state } from "../support";

const END: Event = { type: "turn_ended", player: 0 };
const PLACE = { type: "place", x: 1, y: 0, rotation: 0 } as const;
const entries = [
  opening([scored(1, 3, "wheel", [["fortune", 3]], [])]),
  move(1, 0, PLACE),
  move(2, 0, { type: "skip" }, [scored(0, 4), END]),
  move(3, 1, PLACE, [scored(1, 2, "road"), END]),
];
const steps = stepsOf(entries);

describe("the steps of a game", () => {
  test("are its decisions, each with its turn", () => {
    expect(steps.map(({ ply, seat, turn }) => [ply, seat, turn])).toEqual([
      [1, 0, 1],
      [2, 0, 1],
      [3, 1, 2],
    ]);
  });

  test("leave out what was taken back", () => {
    const undo = { type: "undo", seq: 4, ply: 1, seat: 0, at: "" } as never;
    expect(stepsOf([...entries, undo]).map((step) => step.ply)).toEqual([1]);
  });

  test("are made again from before their tile is laid, in the seat that made them", () => {
    expect([1, 2, 3].map((ply) => beforeMove(steps, ply))).toEqual([
      { ply: 0, seat: 0 },
      { ply: 0, seat: 0 },
      { ply: 2, seat: 1 },
    ]);
    expect(beforeMove(steps, 0)).toBeNull();
    const bid = stepsOf([...entries, move(4, 0, { type: "bid", points: 1 })]);
    expect(beforeMove(bid, 4)).toEqual({ ply: 3, seat: 0 });
  });

  test("begin a turn at these plies", () => {
    expect(turnPlies(steps)).toEqual([0, 2, 3]);
    expect(turnPlies([])).toEqual([0]);
  });
});

describe("points", () => {
  test("add up ply by ply, from the opening on", () => {
    expect(scoresByPly(entries, steps, 2)).toEqual([
      [0, 3],
      [0, 3],
      [4, 3],
      [4, 5],
    ]);
  });

  test("are told apart by what paid them", () => {
    const points = pointsByFeature(entries, steps, 2);
    expect(points["city"]).toEqual([4, 0]);
    expect(points["road"]).toEqual([0, 2]);
    expect(points["wheel"]).toEqual([0, 3]);
    expect(points["field"]).toEqual([0, 0]);
  });

  test("of something nobody has heard of have a row too", () => {
    const odd = [move(1, 0, PLACE, [scored(0, 2, "garden")])];
    expect(pointsByFeature(odd, stepsOf(odd), 2)["garden"]).toEqual([2, 0]);
  });

  test("change hands at a market", () => {
    const sold: Event = { type: "tile_sold", tile: "V", seller: 0, buyer: 1, points: 2, scores: [2, -2] };
    expect(paid([sold])).toEqual([
      { seat: 0, by: "market", points: 2 },
      { seat: 1, by: "market", points: -2 },
    ]);
  });
});

test("what can pay depends on the boxes in play", () => {
  expect(sources()).toEqual([
    "road",
    "city",
    "cloister",
    "field",
    "crown",
    "wheel",
    "castle",
    "market",
    "goods",
    "garden",
    "king",
    "robber_baron",
    "gold",
    "ransom",
    "fairy",
    "shrine",
    "barn",
  ]);
  expect([...sourcesOf(state())]).toEqual(["road", "city", "cloister", "field"]);
  expect(sourcesOf(state({ pig: "fortune" })).has("crown")).toBe(true);
  expect(sourcesOf(state({ castles: [] })).has("castle")).toBe(true);
  expect(sourcesOf(undefined).size).toBe(4);
});
