import { describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { choosing, deck } from "../../src/boxes/ferries/ferries";
import { ownDeed } from "../../src/replay/boxes";
import { told } from "../../src/game/messages/telling";
import { choicesOf } from "../../src/game/choices/choices";
import { move, position, table } from "../support";

const ferry = { type: "ferry", x: 0, y: 0 } as const;

describe("ferries", () => {
  test("are chosen beside their lake, each way at its own place", () => {
    const legal: LegalAction[] = [
      { ...ferry, ends: ["N", "E"] },
      { ...ferry, ends: ["E", "W"] },
    ];
    const put = choicesOf(position(legal, {}, { phase: "ferry" }), 1);
    expect(put.map(({ spot }) => [spot?.at, spot?.manner, spot?.aside])).toEqual([
      ["N-E", "way", false],
      ["E-W", "way", false],
    ]);
    expect(put[0]!.label).toMatch(/^Join north and east/);
    const lying = { ferries: [{ x: 0, y: 0, ends: ["N", "W"] as [string, string] }] };
    const moved = choicesOf(position(legal, {}, { phase: "ferry", ...lying }), 1);
    expect(moved[0]!.label).toMatch(/^Move the ferry/);
    expect(moved[0]!.spot?.aside).toBe(true);
  });

  test("lie between two roads", () => {
    expect(deck(["N", "E"])).toBe("M0 -18.5Q0 0 18.5 0");
    expect(choosing(1, 0, "N-E")).toEqual([180, 20]);
    expect(choosing(0, 0, "N-S")).toEqual([50, 4]);
  });

  test("are told of, and are deeds of a replay", () => {
    const events: Event[] = [{ type: "ferry_moved", player: 1, x: 0, y: 0, ends: ["N", "E"], before: ["E", "W"] }];
    const texts = told(move(1, 1, { type: "skip" }, events), table()).map((one) => one.text);
    expect(texts).toContain("Bram moves a ferry");
    expect(ownDeed({ ...ferry, ends: ["N", "E"] }, () => "here")).toBe("a ferry joins two roads (here)");
  });
});
