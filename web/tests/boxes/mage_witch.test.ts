import { describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { ownDeed } from "../../src/replay/boxes";
import { explained } from "../../src/game/messages/points";
import { told } from "../../src/game/messages/telling";
import { choicesOf, placesOf } from "../../src/game/choices/choices";
import { move, position, scored, table } from "../support";

const at = { x: 0, y: 0, feature: "road", at: "E" } as const;

describe("mage and witch", () => {
  test("are chosen on the board, both at each place", () => {
    const legal: LegalAction[] = [
      { type: "magic", figure: "mage", ...at },
      { type: "magic", figure: "witch", ...at },
    ];
    const choices = choicesOf(position(legal, {}, { phase: "magic" }), 1);
    expect(choices.map(({ id, piece }) => [id, piece?.symbol])).toEqual([
      ["mage road:E@0,0", "mage"],
      ["witch road:E@0,0", "witch"],
    ]);
    expect(choices.map(({ spot }) => [spot?.feature, spot?.manner])).toEqual([
      ["road", "ring"],
      ["road", "ring"],
    ]);
    expect(placesOf(choices).map((place) => place.choices.length)).toEqual([2]);
  });

  test("leave the board by a choice that stands nowhere on it", () => {
    const legal: LegalAction[] = [{ type: "magic", figure: "witch", off: true }];
    const [choice] = choicesOf(position(legal, {}, { phase: "magic" }), 1);
    expect([choice?.id, choice?.label, choice?.spot]).toEqual(["witch off", "Witch: off the board", null]);
  });

  test("are told of when they come and go", () => {
    const came: Event = { type: "magic_moved", player: 0, figure: "mage", ...at };
    const left: Event = { type: "magic_off", figure: "witch", ...at };
    const texts = told(move(1, 0, { type: "skip" }, [came, left]), table()).map((one) => one.text);
    expect(texts).toContain("The witch leaves the board");
    const others = told(move(1, 1, { type: "skip" }, [{ ...came, player: 1 }]), table()).map((one) => one.text);
    expect(others).toContain("Bram sends the mage to a road or city");
  });

  test("are parts of a score and deeds of a replay", () => {
    const terms: [string, number][] = [
      ["tiles", 3],
      ["witch", -1],
    ];
    expect(explained(scored(0, 2, "road", terms))).toContain("because of the witch");
    expect(ownDeed({ type: "magic", figure: "mage", ...at }, () => "")).toBe("sends the mage elsewhere");
  });
});
