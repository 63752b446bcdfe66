import { describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { cornerAt, middle } from "../../src/boxes/abbey_mayor/pieces";
import { choicesOf } from "../../src/game/choices/choices";
import { explained } from "../../src/game/messages/points";
import { told } from "../../src/game/messages/telling";
import { ownDeed } from "../../src/replay/boxes";
import { aheadOf, countersOf } from "../../src/table/boxes";
import { move, position, scored, state, table } from "../support";

const FIGURES = [
  { mayor: 1, wagon: 0, barn: 1 },
  { mayor: 0, wagon: 1, barn: 0 },
];

describe("abbey, mayor, wagon and barn", () => {
  test("an abbey is chosen by its hole, or a tile is drawn", () => {
    const legal: LegalAction[] = [{ type: "abbey", x: 1, y: 0 }, { type: "draw" }];
    const choices = choicesOf(position(legal, {}, { phase: "tile", abbeys: [1, 1] }), 0);
    expect(choices.map(({ id, spot }) => [id, spot?.manner])).toEqual([
      ["abbey@1,0", "disc"],
      ["draw", undefined],
    ]);
    expect(middle(1, 0)).toEqual([150, 50]);
  });

  test("a wagon goes on to segments of other tiles; a barn stands on a corner", () => {
    const legal: LegalAction[] = [
      { type: "wagon", x: 1, y: 0, feature: "road", at: "N" },
      { type: "follower", feature: "field", at: "NE", figure: "barn" },
      { type: "follower", feature: "city", at: "N", figure: "mayor" },
    ];
    const choices = choicesOf(position(legal), 0);
    expect(choices.map(({ id, spot }) => [id, spot?.figure, spot?.aside ?? false])).toEqual([
      ["wagon road:N@1,0", "wagon", true],
      ["barn field:NE@0,0", "barn", false],
      ["mayor city:N@0,0", "mayor", false],
    ]);
    expect(cornerAt({ x: 0, y: 0, at: "NE" })).toEqual([100, 0]);
    expect(cornerAt({ x: 2, y: 1, at: "NL" })).toEqual([200, 100]);
  });

  test("what was laid, who goes on and who is sent home is told", () => {
    const events: Event[] = [
      { type: "placed", player: 0, tile: "AB", x: 1, y: 0, rotation: 0 },
      { type: "follower_returned", player: 1, feature: "field", at: "NL", x: 0, y: 0, by: "barn" },
      { type: "wagon_moved", player: 0, from_x: 0, from_y: 0, x: 1, y: 0, feature: "road", at: "N" },
    ];
    const texts = told(move(1, 0, { type: "skip" }, events), table()).map((one) => one.text);
    expect(texts).toContain("Anna lays the abbey");
    expect(texts).toContain("The barn sends a farmer of Bram home");
    expect(texts).toContain("Anna’s wagon goes on");
    expect(aheadOf({ events, position: position() }, 0)).toEqual(["The barn sends 1 farmer of others home."]);
    expect(explained(scored(0, 8, "barn", [["barn", 8]]))).toBe("Barn: 8 for the barn");
    expect(ownDeed({ type: "abbey", x: 1, y: 0 }, () => "there")).toBe("lays the abbey (there)");
  });

  test("what everybody has in hand stands beside his name", () => {
    const seen = state({ abbeys: [1, 0], figures: FIGURES });
    expect(countersOf(seen, 0).map(({ id, n }) => [id, n])).toEqual([
      ["abbey", 1],
      ["mayor", 1],
      ["wagon", 0],
      ["barn", 1],
    ]);
  });
});
