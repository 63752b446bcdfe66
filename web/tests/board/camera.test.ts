import { describe, expect, test } from "vitest";
import { around, Camera, fitted } from "../../src/board/window/camera";

describe("the camera", () => {
  test("a point of the window is where the board says it is, and back", () => {
    const camera = new Camera();
    camera.look = { x: 40, y: -20, size: 50 };
    expect(camera.toWorld([90, 30])).toEqual([100, 100]);
    expect(camera.toWindow([100, 100])).toEqual([90, 30]);
  });

  test("zooming keeps what is under the pointer under it", () => {
    const camera = new Camera();
    const before = camera.toWorld([130, 70]);
    camera.zoom(1.7, [130, 70]);
    expect(camera.size).toBe(170);
    expect(camera.toWorld([130, 70])[0]).toBeCloseTo(before[0]);
    expect(camera.toWorld([130, 70])[1]).toBeCloseTo(before[1]);
  });

  test.each([
    [100, 260],
    [0.001, 12],
  ])("zooming by %d ends at %d pixels to the tile", (by, size) => {
    const camera = new Camera();
    camera.zoom(by, [0, 0]);
    expect(camera.size).toBe(size);
  });

  test("some of the landscape stays in the window however far it is dragged", () => {
    const camera = new Camera();
    const bounds = around([[0, 0]]);
    camera.pan(9000, -9000);
    camera.hold(bounds, 800, 600);
    expect([camera.x, camera.y]).toEqual([720, -20]);
  });
});

describe("bounds", () => {
  test("the bounds of squares go from the first corner to the last", () => {
    expect(around([[-1, 2], [3, 0]])).toEqual({ west: -100, north: 0, east: 400, south: 300 }); // prettier-ignore
  });

  test("without squares the start tile's are meant", () => {
    expect(around([])).toEqual({ west: 0, north: 0, east: 100, south: 100 });
  });

  test("a lone tile is shown in the middle, and no larger than a fit allows", () => {
    expect(fitted(around([[0, 0]]), 800, 600, 20)).toEqual({ size: 132, x: 334, y: 234 });
  });

  test("a wide landscape is fitted by its width", () => {
    const squares = Array.from({ length: 20 }, (_, x): [number, number] => [x, 0]);
    expect(fitted(around(squares), 840, 600, 20).size).toBe(40);
  });
});
