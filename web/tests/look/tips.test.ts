import { expect, test } from "vitest";
import { placeOf } from "../../src/look/tips";

const box = (left: number, top: number): DOMRect =>
  ({ left, top, width: 40, height: 40, right: left + 40, bottom: top + 40 }) as DOMRect;

test("a tip stands above the middle of what it is about", () => {
  expect(placeOf(box(500, 400), 1440, 900)).toEqual({ left: 520, top: 392, below: false });
});

test("a tip goes below where there is no room above", () => {
  expect(placeOf(box(500, 10), 1440, 900)).toEqual({ left: 520, top: 58, below: true });
});

test("a tip never leaves the window", () => {
  expect(placeOf(box(0, 400), 360, 640).left).toBe(162);
  expect(placeOf(box(320, 400), 360, 640).left).toBe(198);
});
