import { describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { aheadOf, countersOf } from "../../src/table/boxes";
import { sourcesOf } from "../../src/replay/steps";
import { ownDeed } from "../../src/replay/boxes";
import { explained } from "../../src/game/messages/points";
import { told } from "../../src/game/messages/telling";
import { choicesOf } from "../../src/game/choices/choices";
import { heap, worth } from "../../src/boxes/gold_mines/gold";
import { move, position, scored, state, table } from "../support";

const TAKEN: Event = { type: "gold_taken", player: 0, count: 3 };
const GOLD = { on: [{ x: 0, y: 0, count: 2 }], held: [4, 0] };

describe("gold", () => {
  test("is chosen on the board, and says what lies there", () => {
    const legal: LegalAction[] = [
      { type: "gold", x: 0, y: 0 },
      { type: "gold", x: 1, y: 0 },
    ];
    const asked = position(legal, {}, { phase: "gold", gold: GOLD });
    const choices = choicesOf(asked, 1);
    expect(choices.map(({ id, detail }) => [id, detail])).toEqual([
      ["gold@0,0", "2 lie there already"],
      ["gold@1,0", ""],
    ]);
    expect(choices.map(({ spot }) => spot?.feature)).toEqual(["gold", "gold"]);
    expect(heap(1, -1)).toEqual([122, -16]);
  });

  test("is told of when it is put and taken", () => {
    const placed: Event = { type: "gold_placed", player: 0, x: 1, y: 0 };
    const texts = told(move(1, 0, { type: "skip" }, [placed, TAKEN]), table()).map((one) => one.text);
    expect(texts).toContain("Anna takes 3 gold");
    expect(aheadOf({ events: [TAKEN], position: position() }, 0)).toEqual(["Then you take 3 gold."]);
    expect(aheadOf({ events: [TAKEN], position: position() }, 1)).toEqual([]);
  });

  test("stands beside its owner with what it is worth", () => {
    const now = state({ gold: GOLD });
    expect([0, 1].map((seat) => countersOf(now, seat).map(({ n, promise }) => [n, promise]))).toEqual([
      [[4, 8]],
      [[0, undefined]],
    ]);
    expect(countersOf(state(), 0)).toEqual([]);
    expect([0, 1, 3, 4, 6, 7, 9, 10, 16].map(worth)).toEqual([0, 1, 3, 8, 12, 21, 27, 40, 64]);
  });

  test("pays at the end and has its row in the final table", () => {
    expect(explained({ ...scored(0, 8, "gold", [["gold", 8]]), final: true })).toBe("Gold: 8 for ingots");
    expect(sourcesOf(state({ gold: GOLD })).has("gold")).toBe(true);
    expect(sourcesOf(state()).has("gold")).toBe(false);
    expect(ownDeed({ type: "gold", x: 1, y: 0 }, () => "there")).toBe("puts gold on a tile (there)");
  });
});
