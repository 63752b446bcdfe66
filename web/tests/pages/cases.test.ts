import { beforeAll, describe, expect, test } from "vitest";
import { Refusal } from "../../src/api/client";
import { figuresOf, reasonOf, refusalOf } from "../../src/pages/people/cases";
import { addWords } from "../../src/words";

beforeAll(() => addWords("cases"));

describe("a case", () => {
  test("has its reason in words; one that is not known, as it is", () => {
    expect(reasonOf({ reason: "plays_above" })).toBe("Plays better than the rating");
    expect(reasonOf({ reason: "of tomorrow" })).toBe("of tomorrow");
  });

  test("has what was measured of somebody's play, beside others of that rating", () => {
    const told = figuresOf({
      ...{ decisions: 240, games: 12, rating: 1650, seconds: 4, deviations: 3.7 },
      ...{ lost: [0.5, 1.25], agreed: [0.8, 0.5] },
    });
    expect(told).toEqual([
      "Decisions in which options differ: 240, in 12 games, at a rating of 1650",
      "Points lost in each: 0.50; others of that rating 1.25",
      "Best option found: 80%; others of that rating 50%",
      "4 seconds a decision",
      "3.7 standard deviations from what is usual",
    ]);
  });

  test("has zeros where the server has measured nothing", () => {
    expect(figuresOf({})[1]).toBe("Points lost in each: 0.00; others of that rating 0.00");
  });

  test("has how often somebody resigned while winning", () => {
    expect(figuresOf({ times: 3, games: 9 })).toEqual(["Resigned 3 times with more than 80 % to win, in 9 games"]);
  });
});

test.each([
  ["not_signed_in", "Sign in to see whether there is something to judge."],
  ["no_accounts", "Sign in to see whether there is something to judge."],
  ["not_allowed", "Cases are read and judged by moderators, whom the operator names."],
  ["result_set", "Somebody has closed this case already."],
  ["name_taken", "Somebody has that name, or one like it."],
  ["name_refused", "Nobody may be called that."],
  ["bad_request", "That did not work. Is the network there? Please try again."],
])("a refusal with %s is said in a sentence", (code, sentence) => {
  expect(refusalOf(new Refusal({ code: code as "bad_request" }))).toBe(sentence);
});

test("what is no refusal is said as the network's", () => {
  expect(refusalOf(new TypeError("no network"))).toContain("Is the network there?");
});
