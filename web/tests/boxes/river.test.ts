import { expect, test } from "vitest";
import { NEEDS } from "../../src/pages/boxes";
import { isLake, isRiver } from "../../src/boxes/river/river";
import { questionsOf } from "../../src/table/boxes";

test("river tiles are known by their names, the lake among them", () => {
  expect(["RV01", "RV10G", "RV02", "D", null].map(isRiver)).toEqual([true, true, true, false, false]);
  expect(["RV02", "RV03", undefined].map(isLake)).toEqual([true, false, false]);
});

test("how the river may turn is explained while a tile is laid, and asked only with a river", () => {
  expect(questionsOf("place").filter((one) => one.beside)).toHaveLength(3);
  expect(NEEDS["river_turns"]).toBe("river");
});
