import { expect, test } from "vitest";
import { nextMistake, type OwnMistakes } from "../../src/puzzle/mistakes";

const of = (...ids: string[]): OwnMistakes =>
  ({ analysed: true, puzzles: ids.map((id) => ({ id, ply: 1, seat: 0, loss: 3 })) }) as unknown as OwnMistakes;

test("the next mistake is one that was not tried, of this game and then of others", () => {
  const games = [of("a", "b"), of(), of("c")];
  expect(nextMistake(games, "a", { a: true })).toBe("b");
  expect(nextMistake(games, "a", { a: true, b: false })).toBe("c");
  expect(nextMistake(games, "c", { c: true })).toBe("a");
  expect(nextMistake(games, "elsewhere", {})).toBe("a");
  expect(nextMistake(games, "b", { a: true, b: true, c: false })).toBeNull();
});
