import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { calledIn } from "../../src/table/boxes";
import { ownDeed } from "../../src/replay/boxes";
import { told } from "../../src/game/messages/telling";
import { choicesOf } from "../../src/game/choices/choices";
import { ofTable, type Section } from "../../src/pages/rules/section";
import { knowTiles } from "../../src/board/words/tiles.svelte";
import { move, position, state, table } from "../support";

const board = [{ tile: "CC01", x: 0, y: 1, rotation: 0 }];
const at = { x: 0, y: 0, feature: "road", at: "E" } as const;

beforeAll(() => knowTiles({ CC01: { parts: [{ kind: "circle" }, { kind: "club" }], at: {} } }));
afterAll(() => knowTiles({}));

describe("a crop circle", () => {
  test("is chosen by what lies in it", () => {
    const legal: LegalAction[] = [
      { type: "circle", choice: "add" },
      { type: "circle", choice: "remove" },
    ];
    const choices = choicesOf(position(legal, {}, { phase: "circle", board }), 0);
    expect(choices.map(({ id, label, spot }) => [id, label, spot])).toEqual([
      ["circle add", "Everybody may add a thief", null],
      ["circle remove", "Everybody takes a thief home", null],
    ]);
    expect(choices[0]?.piece?.symbol).toMatch(/^thief-/);
  });

  test("is answered on the board", () => {
    const added = choicesOf(position([{ type: "follower", ...at }], {}, { phase: "circle_move" }), 1);
    expect(added.map(({ label, spot }) => [label.startsWith("Thief"), spot?.feature])).toEqual([[true, "road"]]);
    const [taken] = choicesOf(position([{ type: "take", ...at }], {}, { phase: "circle_move" }), 1);
    expect([taken?.id, taken?.spot?.manner, taken?.spot?.seat]).toEqual(["road:E@0,0", "ring", 1]);
    expect(calledIn(state({ circle: "add" }), "circle_move")).toBe("circle_move_add");
    expect(calledIn(state({}), "circle_move")).toBe("circle_move");
  });

  test("is told of, and is a deed of a replay", () => {
    const chosen: Event = { type: "circle_chosen", player: 0, choice: "remove" };
    const home: Event = { type: "follower_returned", player: 1, ...at, by: "circle" };
    const texts = told(move(1, 1, { type: "skip" }, [chosen, home]), table()).map((one) => one.text);
    expect(texts).toContain("Anna chooses: everybody takes a follower home");
    expect(ownDeed({ type: "circle", choice: "add" }, () => "")).toBe("lets everybody add a follower");
    expect(ownDeed({ type: "take", ...at }, () => "there")).toBe("takes a follower home (there)");
  });

  test("has its rules wherever one of its sets is played with", () => {
    const one: Section = { id: "x", heading: "rules.circle.h", needs: ["crop_circles", "crop_circles_1"], parts: [] };
    expect(ofTable([one], { crop_circles: false, crop_circles_1: true })).toHaveLength(1);
    expect(ofTable([one], { crop_circles: false, crop_circles_1: false })).toHaveLength(0);
  });
});
