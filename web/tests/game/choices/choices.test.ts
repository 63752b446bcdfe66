import { describe, expect, test } from "vitest";
import type { Feature } from "../../../src/api/types";
import { choicesOf, featureAt, placesOf, pointsFor, same, spotOf } from "../../../src/game/choices/choices";
import { feature, position, scored } from "../../support";

describe("the choices for a follower", () => {
  const city = feature("city", [[1, 0, "N"]], { points: 4, points_if_completed: 8 });
  const field = feature("field", [[1, 0, "SL"]], { points: 3, points_if_completed: 3, open: 0 });
  const asked = position(
    [
      { type: "follower", feature: "city", at: "N" },
      { type: "follower", feature: "field", at: "SL" },
      { type: "follower", feature: "cloister" },
      { type: "skip" },
    ],
    { last: { x: 1, y: 0 }, features: [city, field, feature("field", [[1, 0, "WL"]])] },
    { phase: "follower" },
  );
  const choices = choicesOf(asked, 1);

  test("say no direction where a field is the only one of its tile", () => {
    const fields = (...at: string[]) =>
      feature(
        "field",
        at.map((one) => [1, 0, one] as [number, number, string]),
      );
    const legal = [{ type: "follower" as const, feature: "field" as const, at: "NR" }];
    const labels = (...features: Feature[]) =>
      choicesOf(position(legal, { last: { x: 1, y: 0 }, features }), 1).map((choice) => choice.label);
    expect(labels(fields("NR"))).toEqual(["Farmer"]);
    expect(labels(fields("NR"), fields("SL"))).toEqual(["Farmer, north-east"]);
  });

  test("say where and as what he would stand; skipping is none of them", () => {
    expect(choices.map((choice) => choice.label)).toEqual(["Knight, north", "Farmer, south-east", "Monk"]);
    expect(choices.map((choice) => choice.id)).toEqual(["city:N@1,0", "field:SL@1,0", "cloister:@1,0"]);
  });

  test("say on which tile, where a box lets him go to another than the one just laid", () => {
    const legal = [{ type: "follower" as const, feature: "city" as const, at: "N", x: 0, y: 0 }];
    const [choice] = choicesOf(position(legal, { last: { x: 3, y: 0 }, features: [] }), 1);
    expect(choice).toMatchObject({ id: "city:N@0,0", label: "Knight, north: on the start tile" });
    expect(choice!.spot).toMatchObject({ x: 0, y: 0, feature: "city", at: "N" });
  });

  test("tell what the feature pays, as far as the table shows it", () => {
    expect(choices.map((choice) => choice.detail)).toEqual(["4 now, 8 if complete", "3 if the game ended now", ""]);
    const finished = { ...city, open: 0, points: 8 };
    expect(choicesOf({ ...asked, features: [finished] }, 1)[0]!.detail).toBe("8 points");
  });

  test("are shown as the figure in the colour of the seat", () => {
    expect(choices.map((choice) => choice.piece.symbol)).toEqual(["knight-1", "farmer-1", "monk-1"]);
    expect(choices[0]!.spot).toMatchObject({ x: 1, y: 0, feature: "city", at: "N", seat: 1, manner: "figure" });
  });

  test("are spots of the board, with what they pay in their name", () => {
    const [place] = placesOf(choices);
    expect(spotOf(place!, true)).toMatchObject([{ label: "Knight, north: 4 now, 8 if complete", chosen: true }]);
    expect(spotOf({ ...place!, lead: { ...choices[0]!, spot: null } }, true)).toEqual([]);
  });
});

test("a feature is found by one of its segments", () => {
  const road = feature("road", [
    [0, 0, "E"],
    [1, 0, "bridge"],
  ]);
  const cloister = feature("cloister", [[2, 2, ""]]);
  const features = [road, cloister];
  expect(featureAt(features, { x: 0, y: 0, feature: "road", at: "E" })).toBe(road);
  expect(featureAt(features, { x: 1, y: 0, feature: "bridge" })).toBe(road);
  expect(featureAt(features, { x: 2, y: 2, feature: "cloister" })).toBe(cloister);
  expect(featureAt(features, { x: 0, y: 0, feature: "city", at: "E" })).toBeNull();
  expect(featureAt(undefined, { x: 0, y: 0, feature: "road", at: "E" })).toBeNull();
});

test("actions are the same when they say the same", () => {
  expect(same({ type: "skip" }, { type: "skip" })).toBe(true);
  expect(same({ type: "skip" }, null)).toBe(false);
});

test("the points of events are summed by player", () => {
  expect(pointsFor([scored(0, 4), scored(1, 3), scored(0, 2), { type: "turn_ended", player: 0 }], 0)).toBe(6);
});
