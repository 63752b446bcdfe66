import { describe, expect, test } from "vitest";
import type { Event } from "../../src/api/types";
import { aheadOf, countersOf, panelsOf } from "../../src/table/boxes";
import { sourcesOf } from "../../src/replay/steps";
import { explained } from "../../src/game/messages/points";
import { told } from "../../src/game/messages/telling";
import { move, position, scored, state, table } from "../support";

const KING: Event = { type: "king_taken", player: 0, size: 6 };
const BARON: Event = { type: "baron_taken", player: 0, size: 1 };

describe("king and robber baron", () => {
  test("are told of when they change hands", () => {
    const texts = told(move(1, 0, { type: "skip" }, [KING, BARON]), table()).map((one) => one.text);
    expect(texts).toEqual(["Anna takes the king: a city of 6 tiles", "Anna takes the robber baron: a road of 1 tile"]);
  });

  test("are foretold to whoever takes them", () => {
    expect(aheadOf({ events: [KING, BARON], position: position() }, 0)).toEqual([
      "Then you take the king.",
      "Then you take the robber baron.",
    ]);
    expect(aheadOf({ events: [KING, BARON], position: position() }, 1)).toEqual([]);
  });

  test("stand beside whoever holds them", () => {
    const now = state({ king: { player: 1, size: 6 }, robber_baron: { player: null, size: 0 } });
    expect(countersOf(now, 1).map(({ id, n, tip }) => [id, n, tip])).toEqual([
      ["king", 6, "1 point for every completed city at the end"],
    ]);
    expect(countersOf(now, 0)).toEqual([]);
    expect(panelsOf(now)).toHaveLength(1);
    expect(panelsOf(state({ king: { player: null, size: 0 } }))).toEqual([]);
    expect(panelsOf(state())).toEqual([]);
  });

  test("pay at the end", () => {
    expect(explained({ ...scored(0, 4, "king", [["king", 4]]), final: true })).toBe("The king: 4 for completed cities");
    expect(explained({ ...scored(0, 3, "robber_baron", [["robber_baron", 3]]), final: true })).toBe(
      "The robber baron: 3 for completed roads",
    );
  });

  test("have their rows in the final table where they are played with", () => {
    expect(sourcesOf(state({ king: { player: null, size: 0 } })).has("king")).toBe(true);
    expect(sourcesOf(state()).has("king")).toBe(false);
  });
});
