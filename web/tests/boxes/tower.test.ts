import { describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { aheadOf, countersOf, panelsOf } from "../../src/table/boxes";
import { ownPaid } from "../../src/replay/boxes";
import { ownChanges } from "../../src/game/messages/boxes";
import { told } from "../../src/game/messages/telling";
import { choicesOf, placesOf } from "../../src/game/choices/choices";
import { called, faceOf } from "../../src/boxes/tower/faces";
import { move, position, state, table } from "../support";

const RANSOMED: Event = { type: "ransomed", player: 0, captor: 1, scores: [-3, 3] };
const TOWERS = {
  towers: [{ x: 0, y: 1, height: 2 }],
  pieces: [8, 10],
  prisoners: [{ captor: 1, player: 0, count: 2 }],
};

describe("towers", () => {
  test("piece and follower share the place of a tower", () => {
    const legal: LegalAction[] = [
      { type: "tower", x: 0, y: 1 },
      { type: "follower", feature: "tower", x: 0, y: 1 },
      { type: "skip" },
    ];
    const choices = choicesOf(position(legal, {}, { phase: "follower", ...TOWERS }), 0);
    expect(choices.map(({ id, detail }) => [id, detail])).toEqual([
      ["piece tower:@0,1", "captures up to 3 squares away"],
      ["tower:@0,1", ""],
    ]);
    expect(placesOf(choices)).toHaveLength(1);
  });

  test("whoever may be captured shows his own face, and a ransom is no answer in the list", () => {
    const legal: LegalAction[] = [
      { type: "capture", x: 0, y: 0, feature: "road", at: "E", player: 1 },
      { type: "capture", x: 0, y: 0, feature: "city", at: "N", player: 0, figure: "large" },
      { type: "ransom", captor: 1 },
    ];
    const choices = choicesOf(position(legal, {}, { phase: "capture", ...TOWERS }), 0);
    expect(choices.map(({ piece }) => piece.symbol)).toEqual([
      faceOf(1, null, "thief").symbol,
      faceOf(0, "large").symbol,
    ]);
    expect(choices.map(({ label }) => label.split(" ")[0])).toEqual(["Capture", "Take"]);
  });

  test("captures, exchanges and ransoms are told", () => {
    const events: Event[] = [
      { type: "captured", player: 0, owner: 1, x: 0, y: 0, feature: "city", at: "N" },
      { type: "exchanged", player: 0, other: 1, given: "" },
      RANSOMED,
    ];
    const texts = told(move(1, 0, { type: "skip" }, events), table()).map((one) => one.text);
    expect(texts).toContain("Anna captures a follower of Bram: knight");
    expect(texts).toContain("Anna and Bram exchange prisoners");
    expect(texts).toContain("Anna pays Bram 3 points for a prisoner: follower");
    expect(aheadOf({ events, position: position() }, 0)).toEqual(["Then prisoners are exchanged."]);
  });

  test("a ransom moves points, and is paid in the final table", () => {
    const happened = { entry: move(1, 0, { type: "skip" }, [RANSOMED]), name: () => "" };
    expect(ownChanges(RANSOMED, happened as never).map(({ player, points }) => [player, points])).toEqual([
      [0, -3],
      [1, 3],
    ]);
    expect(ownPaid(RANSOMED).map(({ seat, points }) => [seat, points])).toEqual([
      [0, -3],
      [1, 3],
    ]);
  });

  test("pieces stand beside their player; prisons are shown while anybody is in one", () => {
    expect([0, 1].map((seat) => countersOf(state(TOWERS), seat).map(({ n }) => n))).toEqual([[8], [10]]);
    expect(panelsOf(state(TOWERS))).toHaveLength(1);
    expect(panelsOf(state({ ...TOWERS, prisoners: [] }))).toHaveLength(0);
    expect([called(null), called("large"), called("abbot")]).toEqual(["follower", "large follower", "abbot"]);
  });
});
