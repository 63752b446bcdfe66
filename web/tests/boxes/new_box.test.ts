// What a box may bring that none has yet: figures of its own, features without sides, scores with words of their own.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { LegalAction, State } from "../../src/api/types";
import { figures, Layout } from "../../src/board/layout";
import { segmentsOf } from "../../src/board/features";
import { ROLES } from "../../src/board/boxes";
import { FEATURES, FIGURES } from "../../src/game/choices/boxes";
import { TERMS } from "../../src/game/messages/boxes";
import { BOXES, inOrder, together } from "../../src/boxes";
import { readArt } from "../../src/look/art";
import { explained } from "../../src/game/messages/points";
import { choicesOf } from "../../src/game/choices/choices";
import { feature, position, scored, state } from "../support";

describe("a figure of its own", () => {
  beforeEach(() => {
    FIGURES["giant"] = { label: () => "table.confirm", piece: (seat, role) => ({ symbol: `giant-${role}-${seat}` }) };
    ROLES["giant"] = (role) => `giant-${role}`;
  });
  afterEach(() => {
    delete FIGURES["giant"];
    delete ROLES["giant"];
  });

  test("is another choice at the same place, with its own name and picture", () => {
    const legal = [
      { type: "follower", feature: "city", at: "N" },
      { type: "follower", feature: "city", at: "N", figure: "giant" },
    ] as unknown as LegalAction[];
    const [plain, giant] = choicesOf(position(legal, { last: { x: 1, y: 0 } }, { phase: "follower" }), 1);
    expect([plain!.id, giant!.id]).toEqual(["city:N@1,0", "giant city:N@1,0"]);
    expect(giant!.label).toBe("Confirm, north");
    expect([plain!.piece.symbol, giant!.piece.symbol]).toEqual(["knight-1", "giant-knight-1"]);
    expect(giant!.spot).toMatchObject({ figure: "giant", feature: "city" });
  });

  test("stands on the board as itself", () => {
    const followers = [
      { player: 0, x: 0, y: 0, feature: "city", at: "N", figure: "giant" },
    ] as unknown as State["followers"];
    expect(figures(new Layout(art, state({ followers })))[0]!.role).toBe("giant-knight");
    expect(new Layout(art, state()).role("city", "dwarf")).toBe("dwarf");
  });
});

const art = readArt({
  anchors: {
    D: {
      "city:c0": [50, 10],
      garden: [70, 70],
      "field:f3": [5, 5],
      _at: { N: "city:c0", "": "field:f3" },
      _towers: [],
    },
    _steps: {} as never,
    _roles: { city: "knight" } as never,
  },
  regions: {},
});

describe("a feature without sides", () => {
  const layout = new Layout(art, state());

  const names = (kind: string): string[] =>
    segmentsOf(layout, { kind, segments: [[0, 0, ""]] }).map((segment) => segment.name);

  test("is found by its name, and lit", () => {
    expect(layout.standing(0, 0, "garden")).toEqual([70, 70]);
    expect(names("garden")).toEqual(["garden"]);
  });

  test("may be a field inside its tile, which can be chosen and lit", () => {
    expect(layout.standing(0, 0, "field", "")).toEqual([5, 5]);
    expect(names("field")).toEqual(["field:f3"]);
    const legal: LegalAction[] = [{ type: "follower", feature: "field" }];
    const field = feature("field", [[0, 0, ""]], { points: 6 });
    const [choice] = choicesOf(position(legal, { last: { x: 0, y: 0 }, features: [field] }), 0);
    expect(choice).toMatchObject({ label: "Farmer, in the middle", detail: "6 if the game ended now" });
  });
});

test("a score of its own is told in its terms", () => {
  TERMS["field"] = (term, points) => `${term} ${points}`;
  expect(explained({ ...scored(0, 3, "field", [["goods", 3]]), final: true })).toBe("Field: goods 3");
  delete TERMS["field"];
});

test("parts come in the order of the boxes, and those of other folders not at all", () => {
  const at = (box: string) => `../boxes/${box}/board.ts`;
  const found = { [at("unknown")]: 0, [at(BOXES[1]!)]: 2, [at(BOXES[0]!)]: 1 };
  expect(inOrder(found)).toEqual([1, 2]);
  expect(together<number>([{ a: 1 }, undefined, { b: 2 }])).toEqual({ a: 1, b: 2 });
  expect(Object.keys(FEATURES).slice(0, 4)).toEqual(["crown", "bridge", "castle", "garden"]); // later boxes follow
});
