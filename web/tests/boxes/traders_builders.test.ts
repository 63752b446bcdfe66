import { describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { aheadOf, calledIn, countersOf, panelsOf } from "../../src/table/boxes";
import { held, leaders } from "../../src/boxes/traders_builders/goods";
import { sourcesOf } from "../../src/replay/steps";
import { explained } from "../../src/game/messages/points";
import { told } from "../../src/game/messages/telling";
import { choicesOf, placesOf } from "../../src/game/choices/choices";
import { feature, move, position, scored, state, table } from "../support";

const texts = (...events: Event[]): string[] =>
  told(move(1, 0, { type: "skip" }, events), table()).map((one) => one.text);

describe("builder and pig", () => {
  test("need no choosing where only they may stand", () => {
    const legal: LegalAction[] = [
      { type: "follower", feature: "road", at: "E", figure: "builder" },
      { type: "follower", feature: "field", at: "NL", figure: "pig" },
    ];
    const features = [feature("road", [[1, 0, "E"]]), feature("field", [[1, 0, "NL"]])];
    const asked = position(legal, { last: { x: 1, y: 0 }, features }, { phase: "follower" });
    const places = placesOf(choicesOf(asked, 1));
    expect(places.map(({ choices, lead }) => [choices.length, lead.label, lead.detail, lead.piece.symbol])).toEqual([
      [1, "Builder on the road, east", "a second tile whenever it grows", "builder-1"],
      [1, "Pig", "1 more for each city", "pig-1"],
    ]);
  });

  test("are told of", () => {
    const placed = { type: "follower_placed", player: 0, at: "E", x: 0, y: 0 } as const;
    expect(
      texts({ ...placed, feature: "road", figure: "builder" }, { ...placed, feature: "field", figure: "pig" }),
    ).toEqual(["Anna placed the builder", "Anna placed the pig"]);
  });

  test("are counted beside their player", () => {
    const figures = [
      { builder: 1, pig: 0 },
      { builder: 0, pig: 1 },
    ];
    expect(countersOf(state({ figures }), 0).map(({ label }) => label)).toEqual([
      "Builder at home: where he stands, your tiles bring a second one",
      "The pig is in its field",
    ]);
  });

  test("a pig's part of a field is explained", () => {
    const field = scored(0, 8, "field", [
      ["cities", 6],
      ["pig", 2],
    ]);
    expect(explained({ ...field, final: true })).toBe("Field: 6 for cities + 2 for the pig");
  });
});

describe("a double turn", () => {
  test("is foretold, asked and told", () => {
    const second: Event = { type: "second_part", player: 0 };
    expect(aheadOf({ events: [second], position: position() }, 0)).toEqual(["Then you lay a second tile."]);
    expect(aheadOf({ events: [second], position: position() }, 1)).toEqual([]);
    expect(texts(second)).toEqual(["Anna’s builder was at work: a second tile"]);
    expect(calledIn(state({ second_part: true }), "place")).toBe("place_second");
    expect(calledIn(state({ second_part: true }), "follower")).toBe("follower");
    expect(calledIn(state(), "place")).toBe("place");
    expect(calledIn(null, "place")).toBe("place");
  });
});

describe("goods", () => {
  const goods = [
    { wine: 2, grain: 1, cloth: 0 },
    { wine: 1, grain: 1, cloth: 0 },
  ];

  test("say who would be paid for most of a kind", () => {
    const now = state({ goods });
    expect(held(now, "wine")).toEqual([2, 1]);
    expect([leaders(now, "wine"), leaders(now, "grain"), leaders(now, "cloth")]).toEqual([[0], [0, 1], []]);
    expect(leaders(state(), "wine")).toEqual([]);
  });

  test("are counted with what they promise", () => {
    expect(countersOf(state({ goods }), 1).map(({ label, promise }) => [label, promise])).toEqual([
      ["wine: 1", undefined],
      ["grain: 1, most so far: 10 points", 10],
      ["cloth: 0", undefined],
    ]);
  });

  test("have a panel as soon as somebody has some", () => {
    expect(panelsOf(state({ goods }))).toHaveLength(1);
    expect(panelsOf(state({ goods: [{ wine: 0 }, {}] }))).toEqual([]);
    expect(panelsOf(null)).toEqual([]);
  });

  test("are foretold, taken and paid", () => {
    const taken: Event = { type: "goods_taken", player: 0, goods: { wine: 2, cloth: 1 } };
    expect(texts(taken)).toEqual(["Anna takes 2 × wine and 1 × cloth"]);
    expect(aheadOf({ events: [taken], position: position() }, 0)).toEqual(["Then you take 2 × wine and 1 × cloth."]);
    expect(explained({ ...scored(0, 10, "goods", [["wine", 10]], []), final: true })).toBe("Goods: 10 for most wine");
    expect(sourcesOf(state({ goods })).has("goods")).toBe(true);
    expect(sourcesOf(state()).has("goods")).toBe(false);
  });
});
