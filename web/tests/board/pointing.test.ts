import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Feature } from "../../src/api/types";
import { FeatureMap } from "../../src/board/features";
import { Layout } from "../../src/board/layout";
import { Pointing } from "../../src/board/window/pointing.svelte";
import { View } from "../../src/board/window/view.svelte";
import { feature, state } from "../support";
import { art } from "./art";
import { fakeCanvas } from "./canvas";

const road = feature("road", [[0, 0, "bridge"]]);
const layout = new Layout(art, state({ bridges: [{ x: 0, y: 0, axis: "NS" }] }));
const told = vi.fn<(feature: Feature | null, at: unknown) => void>();
let pointing: Pointing;
let view: View;
let features: Feature[];
const mouse = (x: number, y: number, target: Element = pointing.board): PointerEvent => {
  const event = new PointerEvent("pointermove", { clientX: x, clientY: y, pointerType: "mouse" });
  Object.defineProperty(event, "target", { value: target });
  return event;
};

beforeEach(() => {
  told.mockReset();
  features = [road];
  view = new View();
  pointing = new Pointing(view, () => ({ layout, held: new FeatureMap(layout, features), features }), told);
  pointing.board = document.createElement("div");
  document.body.replaceChildren(pointing.board);
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => (act(), 1));
  fakeCanvas();
});

describe("the pointer", () => {
  test("is on the feature under it, told once", () => {
    pointing.hover(mouse(50, 50));
    pointing.hover(mouse(50, 60));
    expect(told.mock.calls).toEqual([[road, { left: 50, top: 50 }]]);
    expect(pointing.over).toBe(true);
    pointing.hover(mouse(10, 95));
    expect(told).toHaveBeenLastCalledWith(null, null);
  });

  test("that leaves is on nothing", () => {
    pointing.hover(mouse(50, 50));
    pointing.leave();
    expect(pointing.feature).toBeNull();
    expect(pointing.over).toBe(false);
  });

  test("on a follower means what he stands on", () => {
    pointing.board.innerHTML = '<i data-place="0 0 bridge "></i>';
    pointing.lookAt({ clientX: 5, clientY: 5 }, pointing.board.firstElementChild!);
    expect(pointing.feature).toBe(road);
  });

  test("on something that can be chosen is on no feature", () => {
    pointing.board.innerHTML = "<i data-spot='x'></i>";
    pointing.lookAt({ clientX: 50, clientY: 50 }, pointing.board.firstElementChild!);
    expect(pointing.feature).toBeNull();
  });

  test("of a finger does not hover", () => {
    const touch = new PointerEvent("pointermove", { clientX: 50, clientY: 50, pointerType: "touch" });
    pointing.hover(touch);
    expect(told).not.toHaveBeenCalled();
  });
});

describe("when the landscape changes", () => {
  test("a mouse that lies still is on what is there now", () => {
    pointing.hover(mouse(50, 50));
    pointing.leave();
    pointing.hover(mouse(51, 50));
    told.mockReset();
    features = [];
    document.elementFromPoint = () => pointing.board;
    pointing.again();
    expect(pointing.feature).toBeNull();
  });

  test("a feature that is gone is no longer pointed at", () => {
    pointing.set(road, [1, 2]);
    features = [];
    view.rested();
    expect(pointing.feature).toBeNull();
  });

  test("whoever uses keys does not mind", () => {
    pointing.over = true;
    const stop = pointing.listen();
    dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
    expect(pointing.over).toBe(false);
    stop();
  });
});
