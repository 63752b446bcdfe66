// The hand on the board: dragging and pinching with pointers, zooming with the wheel, and telling a click from a drag.
import type { Point } from "../../look/art";

/** A click that follows a longer way than this, in pixels, is no click. */
const STILL = 6;
const ROTATE_EVERY = 60;

export interface GestureEvents {
  pan(dx: number, dy: number): void;
  zoom(by: number, at: Point): void;
  /** The pointer rests or moves over the board with no button down. */
  hover(event: PointerEvent): void;
  leave(): void;
  /** Whether the wheel turns the tile at this place instead of zooming. */
  turns(at: Point): boolean;
  turn(quarters: 1 | -1): void;
}

export class Gestures {
  private readonly down = new Map<number, Point>();
  private start: Point = [0, 0];
  private wheelTravel = 0;
  private wheelTime = 0;
  /** Whether the pointer has moved too far since it went down for what follows to be a click. */
  moved = false;

  constructor(
    private readonly board: HTMLElement,
    private readonly on: GestureEvents,
  ) {}

  /** Listen to the board; gives a function that stops. */
  listen(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const { board } = this;
    board.addEventListener("pointerdown", (event) => this.press(event), { signal });
    board.addEventListener("pointermove", (event) => this.move(event), { signal });
    board.addEventListener("pointerup", (event) => this.release(event), { signal });
    board.addEventListener("pointercancel", (event) => this.release(event), { signal });
    board.addEventListener("pointerleave", () => this.on.leave(), { signal });
    board.addEventListener("click", (event) => this.click(event), { signal, capture: true });
    board.addEventListener("wheel", (event) => this.wheel(event), { signal, passive: false });
    board.addEventListener("contextmenu", (event) => this.menu(event), { signal });
    return () => stop.abort();
  }

  private at(event: MouseEvent): Point {
    const box = this.board.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  private press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (this.down.size === 0) {
      this.start = this.at(event);
      this.moved = false;
    }
    this.down.set(event.pointerId, this.at(event));
  }

  private move(event: PointerEvent): void {
    const before = this.down.get(event.pointerId);
    if (!before) {
      this.on.hover(event);
      return;
    }
    const now = this.at(event);
    if (this.down.size > 1) this.pinch(event.pointerId, before, now);
    else this.drag(event, before, now);
  }

  private drag(event: PointerEvent, before: Point, now: Point): void {
    if (!this.moved) {
      if (Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) <= STILL) return;
      this.begin(event.pointerId);
    }
    this.down.set(event.pointerId, now);
    this.on.pan(now[0] - before[0], now[1] - before[1]);
  }

  private pinch(id: number, before: Point, now: Point): void {
    if (!this.moved) for (const pointer of this.down.keys()) this.begin(pointer);
    const other = [...this.down].find(([pointer]) => pointer !== id)![1];
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    const far = Math.hypot(now[0] - other[0], now[1] - other[1]);
    const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
    this.down.set(id, now);
    this.on.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    if (was > 1) this.on.zoom(far / was, middle);
  }

  /** From here on it is a drag: the board keeps the pointer even outside the window. */
  private begin(pointer: number): void {
    this.moved = true;
    this.board.setPointerCapture(pointer);
    this.board.classList.add("dragged");
    this.on.leave();
  }

  private release(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    if (this.down.size === 0) this.board.classList.remove("dragged");
  }

  private click(event: MouseEvent): void {
    // A click made by the keyboard has no pointer behind it and always counts.
    if (!this.moved || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.at(event);
    const travel = event.deltaY * (event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 400 : 1);
    if (!event.ctrlKey && this.on.turns(at)) this.turn(travel, event.timeStamp);
    else this.on.zoom(Math.exp(-Math.max(-240, Math.min(240, travel)) * (event.ctrlKey ? 0.01 : 0.0022)), at);
  }

  /** One quarter for each notch, however finely a trackpad reports it. */
  private turn(travel: number, time: number): void {
    if (time - this.wheelTime > 400 || Math.sign(travel) !== Math.sign(this.wheelTravel)) this.wheelTravel = 0;
    this.wheelTime = time;
    this.wheelTravel += travel;
    if (Math.abs(this.wheelTravel) < ROTATE_EVERY) return;
    this.on.turn(this.wheelTravel > 0 ? 1 : -1);
    this.wheelTravel = Math.sign(travel) * 1e-3;
  }

  private menu(event: MouseEvent): void {
    event.preventDefault();
    this.on.turn(1);
  }
}
