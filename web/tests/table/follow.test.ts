import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whileMoving } from "../../src/table/beside/follow";

let board: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  board = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  board.remove();
  vi.useRealTimers();
});

test("who follows the board looks while it moves, and rests when nothing does", async () => {
  const place = vi.fn();
  const stop = whileMoving(board, place);
  await vi.advanceTimersByTimeAsync(5000);
  const first = place.mock.calls.length;
  expect(first).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(place.mock.calls.length).toBe(first);
  board.style.transform = "translate(3px, 4px)";
  await vi.advanceTimersByTimeAsync(5000);
  const second = place.mock.calls.length;
  expect(second).toBeGreaterThan(first);
  stop();
  board.style.transform = "";
  await vi.advanceTimersByTimeAsync(5000);
  expect(place.mock.calls.length).toBe(second);
});
