// Where abbeys and barns are on the board, and what stands for an abbey in a list.
import type { Point } from "../../look/art";
import type { Spot } from "../../board/types";

const TILE = 100;
const CORNERS: Record<string, Point> = { NW: [0, 0], NE: [1, 0], SE: [1, 1], SW: [0, 1] };
export const ABBEY = { symbol: "abbey-card", view: "-11 -11 22 22" };
export const STACK = { symbol: "tile-stack", view: "-11 -11 22 22" };

export const middle = (x: number, y: number): Point => [TILE * (x + 0.5), TILE * (y + 0.5)];

/** The corner of a tile that a barn is put on; one that stands there is named by its tile's north-west corner. */
export function cornerAt({ x, y, at }: Pick<Spot, "x" | "y" | "at">): Point {
  const [dx, dy] = CORNERS[at ?? ""] ?? [0, 0];
  return [TILE * (x + dx), TILE * (y + dy)];
}
