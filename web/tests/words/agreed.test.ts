import { describe, expect, test } from "vitest";
import type { Difference, SeatAtTable } from "../../src/api/types";
import { aidsWords, boxName, differenceWords, gameName, rulesAddress } from "../../src/words/agreed";
import { nameOf } from "../../src/words/names";
import { table } from "../support";

const ADDED: Difference = { kind: "box", box: "river", added: true };
const FEWER: Difference = { kind: "option", option: "followers", value: 5, usual: 7 };

describe("what differs from a preset is said", () => {
  test.each([
    [ADDED, "plus The River"],
    [{ kind: "box", box: "wheel", added: false }, "without Wheel of Fortune"],
    [{ kind: "option", option: "gardens", value: true }, "with Gardens"],
    [{ kind: "option", option: "gardens", value: false }, "without Gardens"],
    [
      { kind: "option", option: "tiny_city", value: "4" },
      "A completed city of two tiles pays: 4 points, like any other",
    ],
    [FEWER, "Followers for each player: 5"],
    [{ kind: "option", option: "of_tomorrow", value: "new" }, "of_tomorrow: new"],
  ] as [Difference, string][])("%j", (difference, words) => {
    expect(differenceWords(difference)).toBe(words);
  });

  test("behind the name of the game", () => {
    expect(gameName({ preset: "modern" })).toBe("Modern");
    expect(gameName({ preset: "modern", differences: [ADDED, FEWER] })).toBe(
      "Modern · plus The River · Followers for each player: 5",
    );
    expect(gameName({ preset: "wheel-of-fortune" }, "table.preset")).toBe("Wheel of Fortune");
    expect(gameName({ preset: "of-tomorrow", differences: [] })).toBe("of-tomorrow");
  });

  test("also of a box that has no words here", () => {
    expect(["bridges_castles_bazaars", "abbot", "of_tomorrow"].map(boxName)).toEqual([
      "Bridges, Castles and Bazaars",
      "The Abbot",
      "of_tomorrow",
    ]);
  });
});

test("the help at a table is all of it, none, most or some of it", () => {
  const { aids } = table();
  expect(aidsWords(aids)).toBe("All help is on");
  expect(aidsWords({ features: false, fields: false, remaining: false, holes: false, hints: false })).toBe(
    "No help at all (purist)",
  );
  expect(aidsWords({ ...aids, holes: false, hints: false })).toBe("All help except dead squares and hints");
  expect(aidsWords({ ...aids, features: false, fields: false, remaining: false })).toBe(
    "Help: dead squares and hints; not: points under the pointer, field owners, and tiles to come",
  );
});

test("the rules of a game are asked for with its own options", () => {
  expect(rulesAddress({ preset: "modern", options: {} })).toBe("/rules/modern");
  const address = rulesAddress({ preset: "modern", options: { tiny_city: "2+pennants", followers: 5 } });
  expect(new URL(address, "http://here").searchParams.get("options")).toBe("tiny_city=2+pennants followers=5");
});

test("a bot is called by its level and its number, everybody else by name", () => {
  const [anna] = table().seats as [SeatAtTable];
  const bot: SeatAtTable = { ...anna, kind: "bot", level: 4, name: "club", nth: 1 };
  expect(nameOf(anna)).toBe("Anna");
  expect(nameOf(bot)).toBe("Club player");
  expect(nameOf({ ...bot, nth: 2 })).toBe("Club player 2");
  expect(nameOf({ ...bot, nth: null, name: "Deep Meeple" })).toBe("Deep Meeple");
  expect(nameOf({ ...bot, level: null })).toBe("club");
  expect(nameOf({ ...bot, level: 99 })).toBe("club");
  expect(nameOf({ ...bot, level: null, player: "3.4", name: "level 3.4" })).toBe("Level 3.4");
  expect(nameOf({ ...bot, level: null, player: "3.4", name: "level 3.4 2" })).toBe("Level 3.4 2");
  expect(nameOf(undefined)).toBe("");
});
