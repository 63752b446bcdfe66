// Where the board is seen from. World units are a hundred to the tile; the camera knows pixels to the tile, and an
// offset.
import type { Point } from "../../look/art";

const SMALLEST = 12;
const LARGEST = 260;
/** A fit never makes tiles larger than this: a lone start tile need not fill the screen. */
const LARGEST_FIT = 132;
export interface Bounds {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** What is covered at the edges of the window, in pixels. */
export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export const NO_ROOM: Room = { left: 0, top: 0, right: 0, bottom: 0 };

export interface Look {
  x: number;
  y: number;
  size: number;
}

/** The offset of the world's origin in the window, and the size of a tile, both in pixels. */
export class Camera {
  x = 0;
  y = 0;
  size = 100;

  get look(): Look {
    return { x: this.x, y: this.y, size: this.size };
  }

  set look(to: Look) {
    this.x = to.x;
    this.y = to.y;
    this.size = to.size;
  }

  toWorld([left, top]: Point): Point {
    return [((left - this.x) / this.size) * 100, ((top - this.y) / this.size) * 100];
  }

  toWindow([x, y]: Point): Point {
    return [(x / 100) * this.size + this.x, (y / 100) * this.size + this.y];
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
  }

  /** Zoom so that what is under `at` stays under it. */
  zoom(by: number, [left, top]: Point): void {
    const size = clamp(this.size * by);
    const share = size / this.size;
    this.x = left - (left - this.x) * share;
    this.y = top - (top - this.y) * share;
    this.size = size;
  }

  /** Keep some of the landscape in the window, so that nobody gets lost on an empty table. */
  hold(box: Bounds, width: number, height: number): void {
    const keep = Math.min(80, this.size);
    const scale = this.size / 100;
    this.x = Math.min(Math.max(this.x, keep - box.east * scale), width - keep - box.west * scale);
    this.y = Math.min(Math.max(this.y, keep - box.south * scale), height - keep - box.north * scale);
  }
}

function clamp(size: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, size));
}

/** The look that shows a box of the world in the middle of a window with a margin around it. */
export function fitted(box: Bounds, width: number, height: number, margin: number, largest = LARGEST_FIT): Look {
  const across = Math.max(1, box.east - box.west) / 100;
  const down = Math.max(1, box.south - box.north) / 100;
  const wanted = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down, largest);
  const size = clamp(wanted);
  const middle: Point = [(box.west + box.east) / 200, (box.north + box.south) / 200];
  return { size, x: Math.round(width / 2 - middle[0] * size), y: Math.round(height / 2 - middle[1] * size) };
}

/** The box around squares, in world units. */
export function around(squares: Point[]): Bounds {
  const box = { west: Infinity, north: Infinity, east: -Infinity, south: -Infinity };
  for (const [x, y] of squares) {
    box.west = Math.min(box.west, 100 * x);
    box.north = Math.min(box.north, 100 * y);
    box.east = Math.max(box.east, 100 * x + 100);
    box.south = Math.max(box.south, 100 * y + 100);
  }
  return Number.isFinite(box.west) ? box : { west: 0, north: 0, east: 100, south: 100 };
}
