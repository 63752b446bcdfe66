import { beforeEach, describe, expect, test, vi } from "vitest";
import { Gestures, type GestureEvents } from "../../src/board/window/gestures";

let board: HTMLElement;
let on: { [K in keyof GestureEvents]: ReturnType<typeof vi.fn> };
let stop: () => void;

beforeEach(() => {
  board = document.createElement("div");
  board.setPointerCapture = vi.fn();
  document.body.replaceChildren(board);
  on = { pan: vi.fn(), zoom: vi.fn(), hover: vi.fn(), leave: vi.fn(), turns: vi.fn(() => false), turn: vi.fn() };
  stop = new Gestures(board, on as unknown as GestureEvents).listen();
});

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  const init = { clientX: x, clientY: y, pointerId: 1, button: 0, buttons: 1, isPrimary: true, bubbles: true, ...more };
  board.dispatchEvent(new PointerEvent(type, init));
}
function click(detail = 1): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
  const heard = vi.fn();
  document.body.addEventListener("click", heard, { once: true });
  board.dispatchEvent(event);
  document.body.removeEventListener("click", heard);
  return heard.mock.calls.length > 0;
}
function wheel(deltaY: number, { deltaMode = 0, ctrlKey = false } = {}): void {
  const event = new MouseEvent("wheel", { clientX: 10, clientY: 20, cancelable: true, ctrlKey });
  board.dispatchEvent(Object.assign(event, { deltaY, deltaMode }));
}

describe("one finger or the mouse", () => {
  test("that moves a little is still a click", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 14, 12);
    pointer("pointerup", 14, 12);
    expect(on.pan).not.toHaveBeenCalled();
    expect(click()).toBe(true);
  });

  test("that moves farther drags the board, and what follows is no click", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 30, 10);
    expect(board.classList.contains("dragged")).toBe(true);
    pointer("pointermove", 35, 14);
    expect(on.pan).toHaveBeenLastCalledWith(5, 4);
    pointer("pointerup", 35, 14);
    expect(board.classList.contains("dragged")).toBe(false);
    expect(click()).toBe(false);
    expect(click(0)).toBe(true);
  });

  test("that only moves over the board points at something", () => {
    pointer("pointermove", 10, 10, { buttons: 0 });
    expect(on.hover).toHaveBeenCalled();
    pointer("pointerleave", 10, 10);
    expect(on.leave).toHaveBeenCalled();
  });
});

test("two fingers zoom around their middle", () => {
  pointer("pointerdown", 0, 0);
  pointer("pointerdown", 100, 0, { pointerId: 2, isPrimary: false });
  pointer("pointermove", 200, 0, { pointerId: 2, isPrimary: false });
  expect(on.zoom).toHaveBeenLastCalledWith(2, [100, 0]);
  expect(on.pan).toHaveBeenLastCalledWith(50, 0);
});

describe("the wheel of the mouse", () => {
  test("zooms in and out around the pointer", () => {
    wheel(-100);
    expect(on.zoom.mock.calls[0]![0]).toBeGreaterThan(1);
    expect(on.zoom.mock.calls[0]![1]).toEqual([10, 20]);
    wheel(3, { deltaMode: 1 });
    expect(on.zoom.mock.calls[1]![0]).toBeLessThan(1);
  });

  test("turns the tile under it, a quarter a notch", () => {
    on.turns.mockReturnValue(true);
    wheel(40);
    expect(on.turn).not.toHaveBeenCalled();
    wheel(40);
    expect(on.turn).toHaveBeenLastCalledWith(1);
    wheel(-100);
    expect(on.turn).toHaveBeenLastCalledWith(-1);
    expect(on.zoom).not.toHaveBeenCalled();
  });

  test("with two fingers of a trackpad always zooms", () => {
    on.turns.mockReturnValue(true);
    wheel(40, { ctrlKey: true });
    expect(on.zoom).toHaveBeenCalled();
  });
});

test("the other button turns the tile", () => {
  const event = new MouseEvent("contextmenu", { cancelable: true, bubbles: true });
  on.turns.mockReturnValue(true);
  board.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(on.turn).toHaveBeenCalledWith(1);
});

test("whoever stops listening hears nothing more", () => {
  stop();
  wheel(-100);
  expect(on.zoom).not.toHaveBeenCalled();
});
