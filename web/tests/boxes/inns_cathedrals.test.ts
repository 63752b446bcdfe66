import { describe, expect, test } from "vitest";
import type { Event, LegalAction } from "../../src/api/types";
import { countersOf } from "../../src/table/boxes";
import { explained } from "../../src/game/messages/points";
import { told } from "../../src/game/messages/telling";
import { choicesOf, placesOf, spotOf } from "../../src/game/choices/choices";
import { actionWords } from "../../src/replay/deeds";
import { move, position, scored, state, table } from "../support";

describe("a large follower", () => {
  const legal: LegalAction[] = [
    { type: "follower", feature: "city", at: "N" },
    { type: "follower", feature: "road", at: "E" },
    { type: "follower", feature: "city", at: "N", figure: "large" },
    { type: "skip" },
  ];
  const places = placesOf(choicesOf(position(legal, { last: { x: 1, y: 0 } }, { phase: "follower" }), 2));

  test("shares its place with an ordinary one, which a click means", () => {
    expect(places.map(({ id, choices }) => [id, choices.map((choice) => choice.label)])).toEqual([
      ["city:N@1,0", ["Knight, north", "Large knight, north"]],
      ["road:E@1,0", ["Thief, east"]],
    ]);
    expect(places[0]!.lead.label).toBe("Knight, north");
    expect(places[0]!.choices[1]!.piece.symbol).toBe("large-knight-2");
    expect(spotOf(places[0]!, false)[0]).toMatchObject({ id: "city:N@1,0", more: 1 });
    expect(spotOf(places[1]!, false)[0]).not.toHaveProperty("more");
  });

  test("leads where it was picked or wished for", () => {
    const choices = choicesOf(position(legal, { last: { x: 1, y: 0 } }, { phase: "follower" }), 2);
    const [picked] = placesOf(choices, legal[2] as never);
    expect([picked!.id, picked!.lead.label]).toEqual(["city:N@1,0", "Large knight, north"]);
    expect(spotOf(picked!, true)[0]).toMatchObject({ id: "city:N@1,0", figure: "large", chosen: true });
    expect(placesOf(choices, null, "large").map(({ lead }) => lead.label)).toEqual([
      "Large knight, north",
      "Thief, east",
    ]);
  });

  test("may stand on a crown space as well", () => {
    const crowns: LegalAction[] = [
      { type: "crown", segment: "tax" },
      { type: "crown", segment: "tax", figure: "large" },
    ];
    const [place, ...others] = placesOf(choicesOf(position(crowns, {}, { phase: "follower", pig: "fortune" }), 0));
    expect(others).toEqual([]);
    expect(place!.choices.map((choice) => [choice.id, choice.label])).toEqual([
      ["crown:tax", "Crown space: Tax"],
      ["large crown:tax", "Large follower: Crown space: Tax"],
    ]);
  });

  test("is counted at home or away, where it is played with", () => {
    const counted = (figures?: Record<string, number>[]) =>
      countersOf(state(figures ? { figures } : {}), 1).map(({ id, n, label, single }) => [id, n, label, single]);
    expect(counted([{ large: 1 }, { large: 1 }])).toEqual([
      ["large", 1, "Large follower at home: counts as two", true],
    ]);
    expect(counted([{ large: 1 }, { large: 0 }])).toEqual([["large", 0, "The large follower is on the board", true]]);
    expect(counted()).toEqual([]);
  });

  test("is told of, here and in the replay", () => {
    const placed: Event = { type: "follower_placed", player: 1, feature: "city", at: "N", x: 0, y: 0, figure: "large" };
    const [first] = told(move(1, 1, { type: "skip" }, [placed]), table());
    expect(first!.text).toBe("Bram placed the large follower: knight");
    expect(actionWords([{ type: "follower", feature: "field", at: "NL", figure: "large" }], "V", null)).toBe(
      "Large farmer, north-west",
    );
  });
});

test.each([
  ["road", [["tiles", 3], ["inn", 3]], 3, false, "Road completed: 3 tiles + 3 for the inn"],
  ["road", [["inn", 0]], 3, true, "Unfinished road: nothing, because of the inn"],
  ["city", [["tiles", 10], ["cathedral", 5]], 5, false, "City completed: 5 tiles × 2 + 5 for the cathedral"],
  ["city", [["cathedral", 0]], 5, true, "Unfinished city: nothing, because of the cathedral"],
] as [string, [string, number][], number, boolean, string][])("%s of %j", (by, terms, n, final, words) => {
  const tiles = Array.from({ length: n }, (_, x): [number, number] => [x, 0]);
  expect(explained({ ...scored(0, 0, by, terms, tiles), final })).toBe(words);
}); // prettier-ignore
