import { describe, expect, test } from "vitest";
import { together } from "../src/boxes";

describe("what boxes say by name", () => {
  test("is put together as one", () => {
    expect(together([{ large: 1 }, undefined, { pig: 2, builder: 3 }])).toEqual({ large: 1, pig: 2, builder: 3 });
  });

  test("is refused where two of them say it: the second would silently take the place of the first", () => {
    expect(() => together([{ pig: 1 }, { builder: 2, pig: 3 }])).toThrow("two boxes bring pig");
  });
});
