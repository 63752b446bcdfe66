import { describe, expect, test } from "vitest";
import { HEIGHT, pathOf } from "../../src/pages/people/history";

describe("the line of a rating", () => {
  test("is not drawn before there are two games", () => {
    expect(pathOf([])).toBeNull();
    expect(pathOf([1500])).toBeNull();
  });

  test("goes from edge to edge, a step a game, the highest on top", () => {
    const drawn = pathOf([1500, 1540, 1520])!;
    expect(drawn.path).toBe("M4 88L132 8L260 48");
    expect(drawn.end).toEqual([260, 48]);
    expect(drawn.rules).toEqual([
      { value: 1500, y: 88 },
      { value: 1520, y: 48 },
      { value: 1540, y: 8 },
    ]);
  });

  test("stays inside where nothing has changed", () => {
    const drawn = pathOf([1500, 1500])!;
    expect(drawn.path).toBe(`M4 ${HEIGHT - 8}L260 ${HEIGHT - 8}`);
  });
});
