// What the window shows of the board: the camera, put on screen by one CSS transform of a composited layer.
import type { Point } from "../../look/art";
import { easeOut, lasting } from "../../look/motion";
import { Camera, fitted, NO_ROOM, type Bounds, type Look, type Room } from "./camera";

export const SIDES = ["N", "E", "S", "W"] as const;
type Hidden<Square> = Record<(typeof SIDES)[number], Square[]>;

/** The squares whose middle is out of sight, each on the side of the window beyond which it lies farthest. */
export function hiddenFrom<Square extends { x: number; y: number }>(view: View, squares: Square[]): Hidden<Square> {
  const { x: left, y: top, size } = view.rest;
  const { room, width, height } = view;
  const found: Hidden<Square> = { N: [], E: [], S: [], W: [] };
  for (const square of squares) {
    const [x, y] = [(square.x + 0.5) * size + left, (square.y + 0.5) * size + top];
    const beyond = { N: room.top - y, E: x - (width - room.right), S: y - (height - room.bottom), W: room.left - x };
    const side = SIDES.reduce((most, one) => (beyond[one] > beyond[most] ? one : most));
    if (beyond[side] > 0) found[side].push(square);
  }
  return found;
}

const SETTLE = 140;
const MARGIN = 26;

export class View {
  readonly camera = new Camera();
  /** Pixels to the tile in which the layer is to be painted; follows the camera when a zoom has come to rest. */
  painted = $state(100);
  width = $state(0);
  height = $state(0);
  /** Whether the player has moved the board, so that it may not move by itself any more. */
  taken = false;
  room = $state.raw<Room>(NO_ROOM);
  /** Where the board has come to rest, for what stands at the edges of the window. */
  rest = $state.raw<Look>({ x: 0, y: 0, size: 100 });
  /** Called when the board has come to rest after a move of its own. */
  rested: () => void = () => undefined;
  private paper = false;
  private layer: HTMLElement | null = null;
  /** Pixels to the tile in which the layer is painted by now. */
  private size = 100;
  private frame = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private moving = 0;
  private aim: Look | null = null;
  private stilled: ReturnType<typeof setTimeout> | undefined;

  attach(layer: HTMLElement): () => void {
    this.layer = layer;
    this.put();
    return () => {
      cancelAnimationFrame(this.frame);
      cancelAnimationFrame(this.moving);
      clearTimeout(this.resting);
      this.layer = null;
    };
  }

  /** The layer has been painted in this size. */
  laid(size: number): void {
    this.size = size;
    this.put();
  }

  pan(dx: number, dy: number, box: Bounds): void {
    this.stop();
    this.taken = true;
    this.camera.pan(dx, dy);
    this.camera.hold(box, this.width, this.height);
    this.draw();
  }

  zoom(by: number, at: Point, box: Bounds): void {
    this.stop();
    this.taken = true;
    this.camera.zoom(by, at);
    this.camera.hold(box, this.width, this.height);
    this.draw();
  }

  /** Show a box of the world; at once, or in one smooth move. */
  fit(box: Bounds, smooth: boolean, largest?: number): void {
    const look = this.fitting(box, largest);
    this.go({ ...look, x: look.x + this.room.left, y: look.y + this.room.top }, smooth);
  }

  /** The size that a fit would have. */
  sizeFor(box: Bounds): number {
    return this.fitting(box).size;
  }

  private fitting(box: Bounds, largest?: number): Look {
    const { left, top, right, bottom } = this.room;
    return fitted(box, this.width - left - right, this.height - top - bottom, this.margin, largest);
  }

  private get margin(): number {
    return Math.min(MARGIN, this.width / 24);
  }

  /** Move no farther than it takes to have a box of the world in the window. */
  bring(box: Bounds): void {
    const { left, top, right, bottom } = this.room;
    const look = this.aim ?? this.camera.look;
    const by = (near: number, far: number, first: number, last: number): number =>
      near < first ? first - near : far > last ? Math.max(last - far, first - near) : 0;
    const at = (part: number, offset: number): number => (part / 100) * look.size + offset;
    const { margin } = this;
    const dx = by(at(box.west, look.x), at(box.east, look.x), left + margin, this.width - right - margin);
    const dy = by(at(box.north, look.y), at(box.south, look.y), top + margin, this.height - bottom - margin);
    if (dx || dy) this.go({ ...look, x: look.x + dx, y: look.y + dy }, true);
  }

  /** Have a box of the world in the window: moved if it has room there, else with the whole window made larger. */
  include(box: Bounds): void {
    const { size } = this.camera;
    if (this.sizeFor(box) >= size) this.bring(box);
    else this.fit(box, true);
  }

  /** Have a box of the world in the window, as large as it is now unless the room is too small for that. */
  clear(box: Bounds): void {
    const { size } = this.aim ?? this.camera.look;
    if (this.fitting(box, size).size >= Math.floor(size)) this.bring(box);
    else this.fit(box, true);
  }

  /** Bring a point of the world to the middle of the window. */
  centre([x, y]: Point, smooth: boolean, size = this.camera.size): void {
    this.go({ size, x: this.width / 2 - (x / 100) * size, y: this.height / 2 - (y / 100) * size }, smooth);
  }

  go(to: Look, smooth: boolean): void {
    if (this.paper) return; // a sheet of paper is no window that changes its size
    this.stop();
    const duration = smooth ? lasting(280) : 0;
    if (duration === 0) {
      this.camera.look = to;
      this.settle();
      this.rested();
      return;
    }
    this.aim = to;
    const from = this.camera.look;
    const begun = performance.now();
    const step = (now: number): void => {
      const part = Math.max(0, Math.min(1, (now - begun) / duration));
      const share = easeOut(part);
      const between = (a: number, b: number): number => a + (b - a) * share;
      this.camera.look = { x: between(from.x, to.x), y: between(from.y, to.y), size: between(from.size, to.size) };
      if (part < 1) this.moving = requestAnimationFrame(step);
      else this.aim = null;
      this.draw();
      if (part === 1) this.rested();
    };
    this.moving = requestAnimationFrame(step);
  }

  /** Whether a box of the world lies wholly in the window, or will when the board has come to rest. */
  holds(box: Bounds): boolean {
    const { x, y, size } = this.aim ?? this.camera.look;
    const { left, top, right, bottom } = this.room;
    const at = (part: number, offset: number): number => (part / 100) * size + offset;
    return (
      at(box.west, x) >= left &&
      at(box.north, y) >= top &&
      at(box.east, x) <= this.width - right &&
      at(box.south, y) <= this.height - bottom
    );
  }

  /** Shows a box of the world on paper of a size, until the returned function is called. */
  onPaper(box: Bounds, width: number, height: number): () => void {
    this.stop();
    this.paper = true;
    const before = this.camera.look;
    this.camera.look = fitted(box, width, height, 4, width);
    this.painted = this.camera.size;
    this.put();
    return () => {
      this.paper = false;
      this.camera.look = before;
      this.settle();
    };
  }

  private stop(): void {
    cancelAnimationFrame(this.moving);
    this.aim = null;
  }

  private draw(): void {
    this.hush();
    if (!this.frame) {
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        this.put();
      });
    }
    if (this.camera.size === this.painted) return;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.settle(), SETTLE);
  }

  /** Whatever moves on the board by itself holds still while the board is moved. */
  private hush(): void {
    this.layer?.classList.add("moving");
    clearTimeout(this.stilled);
    this.stilled = setTimeout(() => {
      this.layer?.classList.remove("moving");
      this.rest = this.camera.look;
    }, SETTLE);
  }

  /** Paint the layer anew in the size it is now shown in, so that it is sharp. */
  private settle(): void {
    clearTimeout(this.resting);
    // Whole pixels, so that tiles meet without a seam; the middle of the window stays where it is.
    this.camera.zoom(Math.round(this.camera.size) / this.camera.size, [this.width / 2, this.height / 2]);
    this.camera.x = Math.round(this.camera.x);
    this.camera.y = Math.round(this.camera.y);
    this.painted = this.camera.size;
    this.rest = this.camera.look;
    this.put();
  }

  private put(): void {
    if (!this.layer) return;
    const { x, y, size } = this.camera;
    this.layer.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${size / this.size})`;
  }
}
