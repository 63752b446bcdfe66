import { describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { questionsOf } from "../../src/table/boxes";
import { told } from "../../src/game/messages/telling";
import { choicesOf } from "../../src/game/choices/choices";
import { known } from "../../src/words";
import { feature, move, position, table } from "../support";

const SEGMENTS = ["fortune", "tax", "famine", "storm", "inquisition", "plague"] as const;

describe("a crown space", () => {
  const legal: LegalAction[] = [{ type: "crown", segment: "storm" }, { type: "skip" }];
  const [choice] = choicesOf(position(legal, {}, { phase: "follower", pig: "fortune" }), 1);

  test("is a choice of its own, aside of the tile", () => {
    expect(choice).toMatchObject({ id: "crown:storm", label: "Crown space: Storm", short: "Storm" });
    expect(choice!.detail).toContain("3 when the pig stops here");
    expect(choice!.piece.symbol).toBe("crown");
    expect(choice!.spot).toMatchObject({ feature: "crown", at: "storm", seat: 1, manner: "figure", aside: true });
  });

  test("that is taken is told with its segment, other followers as always", () => {
    const events: Event[] = [
      { type: "follower_placed", player: 1, feature: "crown", at: "tax" },
      { type: "follower_placed", player: 0, feature: "city", at: "N", x: 0, y: 0 },
    ];
    expect(told(move(1, 1, { type: "crown", segment: "tax" }, events), table()).map((one) => one.text)).toEqual([
      "Bram put a follower on the wheel: Tax",
      "Anna placed a knight",
    ]);
  });
});

describe("a plague", () => {
  test("takes one of the followers on the board", () => {
    const legal: LegalAction[] = [{ type: "plague", x: 1, y: 2, feature: "city", at: "N" }];
    const city = feature("city", [[1, 2, "N"]]);
    const [victim] = choicesOf(position(legal, { features: [city] }, { phase: "plague" }), 0);
    expect(victim).toMatchObject({
      id: "city:N@1,2",
      label: "Take back the knight 2 south, 1 east of the start tile",
    });
    expect(victim!.detail).toBe("2 now, 4 if complete");
    expect(victim!.spot).toMatchObject({ manner: "ring" });
  });

  test("says why it asks", () => {
    expect(questionsOf("plague").map((one) => one.why)).toEqual(["table.victim.why"]);
    expect(questionsOf(null)).toEqual([]);
  });
});

test.each(SEGMENTS)("the pig's walk to %s is told to everybody", (segment) => {
  const [walk] = told(move(1, 0, { type: "skip" }, [{ type: "wheel_action", segment }]), table());
  expect(walk!.text).toMatch(/^The pig walks to \w+: /);
  expect(walk!.text).not.toContain("table.");
  expect(walk).toMatchObject({ seat: null, loud: true });
  expect(known(`rules.wheel.${segment}`)).toBe(true);
});
