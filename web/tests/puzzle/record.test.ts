import { beforeEach, expect, test } from "vitest";
import { remember, streak, tried } from "../../src/puzzle/record";

beforeEach(() => localStorage.clear());

test("the first answer to a puzzle counts", () => {
  remember("a", null, false);
  expect(remember("a", null, true).puzzles).toEqual({ a: false });
  expect(tried().last).toBe("a");
});

test("the puzzle of a day leaves alone which one was the last of the others", () => {
  remember("a", null, true);
  remember("b", "2026-11-18", true);
  expect(tried()).toEqual({ puzzles: { a: true, b: true }, days: { "2026-11-18": true }, last: "a" });
});

test("the mistakes of one's own games are no puzzle that others follow", () => {
  remember("a", null, true);
  expect(remember("game-42", null, false, true)).toEqual({
    puzzles: { a: true, "game-42": false },
    days: {},
    last: "a",
  });
});

test("what somebody else has written there is taken for nothing", () => {
  for (const kept of ["nonsense", "7", "null", "[]"]) {
    localStorage.setItem("carcassonne.puzzles", kept);
    expect(tried().puzzles).toEqual({});
  }
});

test("days in a row end with today, or yesterday as long as today's is not answered", () => {
  const days = { "2026-02-27": true, "2026-02-28": true, "2026-03-01": true, "2026-02-25": true };
  expect(streak(days, "2026-03-01")).toBe(3);
  expect(streak(days, "2026-03-02")).toBe(3);
  expect(streak(days, "2026-03-03")).toBe(0);
  expect(streak({ ...days, "2026-03-02": false }, "2026-03-02")).toBe(0);
});
