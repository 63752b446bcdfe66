import { describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { aheadOf } from "../../src/table/boxes";
import { sourcesOf } from "../../src/replay/steps";
import { explained } from "../../src/game/messages/points";
import { told } from "../../src/game/messages/telling";
import { choicesOf } from "../../src/game/choices/choices";
import { move, position, scored, state, table } from "../support";

const LOST: Event = { type: "follower_returned", player: 1, feature: "cloister", x: 0, y: 1, by: "challenge" };

describe("a shrine", () => {
  test("takes heretics, who look like monks", () => {
    const legal: LegalAction[] = [
      { type: "follower", feature: "shrine" },
      { type: "follower", feature: "shrine", figure: "large" },
    ];
    const choices = choicesOf(position(legal, {}, { phase: "follower" }), 0);
    expect(choices.map(({ label, piece }) => [label, piece?.symbol.replace(/-\d$/, "")])).toEqual([
      ["Heretic", "monk"],
      ["Large heretic", "large-monk"],
    ]);
  });

  test("wins and loses challenges", () => {
    const texts = told(move(1, 0, { type: "skip" }, [LOST]), table()).map((one) => one.text);
    expect(texts).toContain("Bram’s monk has lost the challenge");
    const ahead = { events: [LOST], position: position() };
    expect(aheadOf(ahead, 0)).toEqual(["Then a rival loses the challenge and goes home."]);
    expect(aheadOf(ahead, 1)[0]).toContain("you lose a challenge");
  });

  test("pays and has its row in the final table", () => {
    expect(explained(scored(0, 9, "shrine", [["tiles", 9]]))).toBe("Shrine completed: 9 for it and the tiles around");
    const board = [{ tile: "SH01", x: 0, y: 0, rotation: 0 }];
    expect(sourcesOf(state({ board })).has("shrine")).toBe(true);
    expect(sourcesOf(state()).has("shrine")).toBe(false);
  });
});
