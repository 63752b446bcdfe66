import { describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { choicesOf, placesOf } from "../../src/game/choices/choices";
import { told } from "../../src/game/messages/telling";
import { ownDeed } from "../../src/replay/boxes";
import { takingOff } from "../../src/boxes/flying_machines/flights";
import { move, position, table } from "../support";

describe("a flight", () => {
  test("is one place on the tile just laid, whoever flies", () => {
    const legal: LegalAction[] = [{ type: "fly" }, { type: "fly", figure: "large" }];
    const choices = choicesOf(position(legal, {}, { phase: "follower" }), 0);
    expect(choices.map(({ id, label, spot }) => [id, label, spot?.feature])).toEqual([
      ["fly", "Let a follower fly", "flight"],
      ["large fly", "Let the large follower fly", "flight"],
    ]);
    expect(placesOf(choices).map(({ choices: all }) => all.length)).toEqual([2]);
    expect(takingOff(1, -1)).toEqual([120, -20]);
  });

  test("ends on a tile of the landscape that is named", () => {
    const legal: LegalAction[] = [{ type: "follower", x: 0, y: 0, feature: "road", at: "E" }];
    const [choice] = choicesOf(position(legal, {}, { phase: "landing", flight: { x: 0, y: 0, points: 1 } }), 0);
    expect([choice?.spot?.x, choice?.spot?.y, choice?.spot?.feature]).toEqual([0, 0, "road"]);
  });

  test("is told of: what the die shows, and who finds no place", () => {
    const rolled: Event = { type: "rolled", player: 0, points: 2 };
    const crashed: Event = { type: "crashed", player: 0 };
    const texts = told(move(1, 0, { type: "fly" }, [rolled, crashed]), table()).map((one) => one.text);
    expect(texts).toEqual(["The die shows 2: Anna flies so far", "Anna’s flier finds no place to land"]);
    expect(ownDeed({ type: "fly" }, () => "there")).toBe("lets a follower fly");
  });
});
