import { beforeEach, describe, expect, test } from "vitest";
import { FeatureMap, segmentsOf, segmentUnder } from "../../src/board/features";
import { Layout } from "../../src/board/layout";
import { feature, state } from "../support";
import { art } from "./art";
import { fakeCanvas } from "./canvas";

const layout = new Layout(art, state({ bridges: [{ x: 0, y: 0, axis: "NS" }] }));
const wheel = new Layout(art, state({ pig: "tax", board: [{ tile: "B", x: 4, y: 0, rotation: 1 }] }));

beforeEach(fakeCanvas);

describe("under the pointer", () => {
  test.each([
    [[50, 60], "bridge"],
    [[20, 60], "road:r0"],
    [[20, 10], "city:c0"],
    [[20, 90], undefined],
    [[250, 50], undefined],
  ] as const)("at %j is %s", (at, name) => {
    expect(segmentUnder(layout, [...at])?.name).toBe(name);
  });

  test("is the start board where no tile lies", () => {
    expect(segmentUnder(wheel, [20, 20])).toEqual({ x: 0, y: 0, name: "city:c0", start: true });
    expect(segmentUnder(wheel, [200, 200])).toBeNull();
  });

  test("is the cloister before the field around it", () => {
    expect(segmentUnder(wheel, [450, 55])?.name).toBe("cloister");
    expect(segmentUnder(wheel, [410, 5])?.name).toBe("field:f0");
  });
});

describe("features", () => {
  const city = feature("city", [[0, 0, "N"], [0, 0, "N"]]); // prettier-ignore
  const road = feature("road", [[0, 0, "bridge"]]);
  const map = new FeatureMap(layout, [city, road]);

  test("are found by their segments", () => {
    expect(map.of(layout.segment(0, 0, "city", "N"))).toBe(city);
    expect(map.of(layout.segment(0, 0, "bridge"))).toBe(road);
    expect(map.of(layout.segment(0, 0, "field", "SL"))).toBeNull();
    expect(map.of(null)).toBeNull();
  });

  test("have each segment once, as the artwork names them", () => {
    expect(segmentsOf(layout, city).map((segment) => segment.name)).toEqual(["city:c0"]);
    expect(segmentsOf(layout, feature("city", [[9, 9, "N"]]))).toEqual([]);
  });
});
