import { describe, expect, test } from "vitest";
import type { Action } from "../../src/api/types";
import { actionWords, furtherWords, stepWords } from "../../src/replay/deeds";
import { stepsOf } from "../../src/replay/steps";
import { move, scored, table } from "../support";

describe("actions that were possible, in words", () => {
  test.each([
    [[{ type: "place", x: 2, y: 0, rotation: 0 }], "V, on square 2, 0"],
    [[{ type: "place", x: 2, y: 0, rotation: 2 }, { type: "follower", feature: "city", at: "N" }],
     "V, on square 2, 0, turned twice, knight (north)"],
    [[{ type: "place", x: 2, y: 0, rotation: 1, bridge: { x: 2, y: 0, axis: "NS" } }],
     "V, on square 2, 0, turned right, with a bridge"],
    [[{ type: "follower", feature: "cloister" }], "monk"],
    [[{ type: "skip" }], "no follower"],
    [[{ type: "decline" }], "declines the tile"],
    [[{ type: "crown", segment: "tax" }], "Crown space: Tax"],
    [[{ type: "plague", x: 1, y: 2, feature: "city", at: "N" }], "takes a follower back (on square 1, 2)"],
    [[{ type: "castle", build: true }], "build the castle"],
    [[{ type: "castle", build: false }], "no castle"],
    [[{ type: "castle_project", x: 1, y: 2, feature: "road", at: "N" }], "chooses what pays the castle (on square 1, 2)"],
    [[{ type: "auction", tile: "E", bid: 2 }], "put up this tile for 2: E"],
    [[{ type: "bid", points: 3 }], "bid 3"],
    [[{ type: "pass" }], "passes"],
    [[{ type: "buy" }], "buys"],
    [[{ type: "sell" }], "sells"],
  ] as [Action[], string][])("%j", (actions, words) => {
    expect(actionWords(actions, "V", null)).toBe(words);
  }); // prettier-ignore
});

describe("a step of the log", () => {
  const place = { type: "place", x: 1, y: 0, rotation: 0 } as const;
  const [laid, skipped] = stepsOf([
    move(1, 0, place, [{ type: "placed", player: 0, tile: "V", x: 1, y: 0, rotation: 0 }]),
    move(2, 0, { type: "skip" }, [scored(1, 4)]),
  ]);

  test("is told by its first deed, with the rest beside it", () => {
    expect(stepWords(laid!, table())).toBe("Anna placed a tile: V");
    expect(furtherWords(laid!, table())).toEqual([]);
  });

  test("in which nothing was done is told by its action", () => {
    expect(stepWords(skipped!, table())).toBe("no follower");
    expect(furtherWords(skipped!, table())).toEqual(["Bram +4: City completed: 1 tile × 4"]);
  });
});
