import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { around } from "../../src/board/window/camera";
import { hiddenFrom, View } from "../../src/board/window/view.svelte";

const LANDSCAPE = around([[0, 0], [1, 0]]); // prettier-ignore
let view: View;
let layer: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"],
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  view = new View();
  view.width = 800;
  view.height = 600;
  layer = document.createElement("div");
});
afterEach(() => vi.useRealTimers());

describe("a fit", () => {
  test("shows everything at once, in the middle of what is not covered", () => {
    view.room = { left: 100, top: 0, right: 0, bottom: 0 };
    view.fit(LANDSCAPE, false);
    expect(view.holds(LANDSCAPE)).toBe(true);
    expect(view.camera.size).toBe(132);
    expect(view.camera.toWindow([100, 50])).toEqual([450, 300]);
    expect(view.painted).toBe(132);
  });

  test("that is smooth takes its time, but is known to arrive", () => {
    const rested = vi.fn();
    view.rested = rested;
    view.fit(LANDSCAPE, false);
    view.go({ x: -5000, y: 0, size: 50 }, false);
    view.fit(LANDSCAPE, true);
    expect(view.camera.x).toBe(-5000);
    expect(view.holds(LANDSCAPE)).toBe(true);
    vi.advanceTimersByTime(600);
    expect(view.camera.toWindow([100, 50])).toEqual([400, 300]);
    expect(rested).toHaveBeenCalledTimes(3);
  });

  test("tells how large tiles would be", () => {
    expect(view.sizeFor(around([[0, 0], [15, 0]]))).toBeLessThan(50); // prettier-ignore
  });
});

describe("bringing something into the window", () => {
  test("keeps its size, unless what covers the window leaves too little room for it", () => {
    const tile = around([[0, 0]]);
    view.go({ x: 0, y: -100, size: 250 }, false);
    view.clear(tile);
    vi.advanceTimersByTime(600);
    expect([view.holds(tile), view.camera.size]).toEqual([true, 250]);
    view.room = { left: 0, top: 400, right: 0, bottom: 0 };
    view.clear(tile);
    vi.advanceTimersByTime(600);
    expect(view.holds(tile)).toBe(true);
    expect(view.camera.size).toBeLessThan(200);
  });

  test("moves no farther than needed, and not at all where it is there", () => {
    view.go({ x: 0, y: 0, size: 100 }, false);
    view.bring(around([[7, 0]]));
    vi.advanceTimersByTime(600);
    expect([view.camera.x, view.camera.y]).toEqual([-26, 26]);
    const before = view.camera.look;
    view.bring(around([[3, 3]]));
    vi.advanceTimersByTime(600);
    expect(view.camera.look).toEqual(before);
  });

  test("may bring it to the middle", () => {
    view.centre([250, 150], false, 70);
    expect(view.camera.toWindow([250, 150])).toEqual([400, 300]);
  });
});

describe("a hand on the board", () => {
  test("pans and zooms, and the board moves by itself no more", () => {
    view.fit(LANDSCAPE, false);
    view.pan(10, 5, LANDSCAPE);
    expect(view.taken).toBe(true);
    view.zoom(1.5, [400, 300], LANDSCAPE);
    expect(view.camera.size).toBe(198);
    expect(view.painted).toBe(132);
    vi.advanceTimersByTime(200);
    expect(view.painted).toBe(198);
  });

  test("moves the layer by one transform, in the size it was painted in", () => {
    const detach = view.attach(layer);
    view.go({ x: 10, y: 20, size: 100 }, false);
    expect(layer.style.transform).toBe("translate3d(10px, 20px, 0) scale(1)");
    view.zoom(2, [10, 20], LANDSCAPE);
    vi.advanceTimersByTime(20);
    expect(layer.style.transform).toContain("scale(2)");
    expect(layer.classList.contains("moving")).toBe(true);
    vi.advanceTimersByTime(200);
    expect(layer.classList.contains("moving")).toBe(false);
    view.laid(200);
    expect(layer.style.transform).toContain("scale(1)");
    detach();
  });
});

describe("squares out of sight", () => {
  const near = { x: 0, y: 0 };
  const [north, far] = [
    { x: 0, y: -9 },
    { x: 30, y: 2 },
  ];

  test("lie beyond the side that they are farthest from", () => {
    view.fit(LANDSCAPE, false);
    expect(hiddenFrom(view, [near, north, far])).toEqual({ N: [north], E: [far], S: [], W: [] });
  });

  test("under something that covers the board are out of sight too", () => {
    view.fit(LANDSCAPE, false);
    view.room = { left: 700, top: 0, right: 0, bottom: 0 };
    expect(hiddenFrom(view, [near]).W).toEqual([near]);
  });

  test("are moved in where there is room, else the window grows", () => {
    view.fit(LANDSCAPE, false);
    view.include(around([[0, -4]]));
    vi.advanceTimersByTime(600);
    expect(view.camera.size).toBe(132);
    expect(hiddenFrom(view, [{ x: 0, y: -4 }]).N).toEqual([]);
    view.include(around([[0, -4], [30, 2]])); // prettier-ignore
    vi.advanceTimersByTime(600);
    expect(view.camera.size).toBeLessThan(60);
    expect(hiddenFrom(view, [{ x: 0, y: -4 }, far])).toEqual({ N: [], E: [], S: [], W: [] });
  });
});
