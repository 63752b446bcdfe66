// Gold: where ingots lie on a tile, and what so many are worth.
import type { Point } from "../../look/art";

export const TILE = 100;
/** The place of ingots on a square: its corner, so that they hide no figure. */
export const heap = (x: number, y: number): Point => [TILE * x + 22, TILE * y + 84];
/** One ingot as a picture. */
export const INGOT = { symbol: "ingot", view: "-9 -8 20 14" };

/** The points of so many ingots. */
export function worth(ingots: number): number {
  return ingots * Math.min(4, Math.ceil(ingots / 3));
}
