import { describe, expect, test } from "vitest";
import type { Action, Event, LegalAction } from "../../src/api/types";
import { countersOf } from "../../src/table/boxes";
import { actionWords } from "../../src/replay/deeds";
import { sourcesOf } from "../../src/replay/steps";
import { explained, lines } from "../../src/game/messages/points";
import { told } from "../../src/game/messages/telling";
import { choicesOf, placesOf } from "../../src/game/choices/choices";
import { feature, move, position, scored, state, table } from "../support";

const TAKE: Action = { type: "take_abbot" };

describe("an abbot", () => {
  test("is one of several on a cloister, alone in a garden", () => {
    const legal: LegalAction[] = [
      { type: "follower", feature: "cloister" },
      { type: "follower", feature: "cloister", figure: "abbot" },
      { type: "follower", feature: "garden", figure: "abbot" },
    ];
    const garden = feature("garden", [[1, 0, ""]], { points: 3, points_if_completed: 9 });
    const asked = position(legal, { last: { x: 1, y: 0 }, features: [garden] }, { phase: "follower" });
    expect(placesOf(choicesOf(asked, 0)).map(({ choices }) => choices.map(({ label }) => label))).toEqual([
      ["Monk", "Abbot in the cloister"],
      ["Abbot in the garden"],
    ]);
    expect(choicesOf(asked, 0)[2]).toMatchObject({ detail: "3 now, 9 if complete", piece: { symbol: "abbot-0" } });
  });

  test("is told of, and counted", () => {
    const placed: Event = {
      type: "follower_placed",
      player: 1,
      feature: "garden",
      at: "",
      x: 0,
      y: 0,
      figure: "abbot",
    };
    expect(told(move(1, 1, { type: "skip" }, [placed]), table())[0]!.text).toBe("Bram placed the abbot");
    expect(countersOf(state({ figures: [{ abbot: 1 }, { abbot: 0 }] }), 1)[0]).toMatchObject({
      n: 0,
      label: "The abbot is on the board and may be taken back",
    });
    expect(sourcesOf(state({ figures: [{ abbot: 1 }] })).has("garden")).toBe(true);
    expect(sourcesOf(state({ figures: [{ large: 1 }] })).has("garden")).toBe(false);
  });
});

describe("taking the abbot back", () => {
  const followers = [
    { player: 0, x: 0, y: 1, feature: "cloister" },
    { player: 1, x: 2, y: 0, feature: "garden", figure: "abbot" },
    { player: 0, x: 3, y: 0, feature: "cloister", figure: "abbot" },
  ];
  const features = [feature("cloister", [[3, 0, ""]], { points: 5, points_if_completed: 9 })];

  test("is chosen where he stands, with his points", () => {
    const asked = position([TAKE], { features }, { phase: "follower", followers });
    const [choice] = choicesOf(asked, 0);
    expect(choice).toMatchObject({ id: "take_abbot", label: "Take the abbot back", detail: "5 points now" });
    expect(choice!.spot).toMatchObject({ x: 3, y: 0, feature: "cloister", manner: "ring", aside: true, points: 5 });
    const purist = choicesOf(position([TAKE], {}, { phase: "follower", followers }), 0)[0]!;
    expect([purist.detail, "points" in purist.spot!]).toEqual(["", false]);
    expect(choicesOf(position([TAKE], {}, { phase: "follower" }), 0)).toEqual([]);
  });

  test("is told, and its points are explained as what they are", () => {
    const back: Event = {
      type: "follower_returned",
      player: 0,
      feature: "cloister",
      at: "",
      x: 3,
      y: 0,
      figure: "abbot",
    };
    const entry = move(1, 0, TAKE, [
      { ...scored(0, 9, "cloister"), cause: "abbot" },
      back,
      { ...scored(1, 9, "cloister"), cause: "finished" },
    ]);
    expect(told(entry, table()).map((one) => one.text)).toEqual([
      "Anna takes the abbot back",
      "Anna +9: Abbot taken back: 9 for it and the tiles around",
      "Bram +9: Cloister completed: 9 for it and the tiles around",
    ]);
    expect(lines([move(1, 0, { type: "skip" }, [back])], table())).toEqual([]);
    expect(told(move(1, 0, { type: "skip" }, [back]), table())).toEqual([]);
    expect(actionWords([TAKE], "V", null)).toBe("Take the abbot back");
  });

  test("a garden is explained as one", () => {
    const garden = scored(0, 4, "garden", [["tiles", 4]]);
    expect(explained({ ...garden, final: true })).toBe("Unfinished garden: 4 for it and the tiles around");
    expect(explained(garden)).toBe("Garden completed: 4 for it and the tiles around");
    expect(explained({ ...garden, cause: "abbot" })).toBe("Abbot taken back: 4 for it and the tiles around");
  });
});
