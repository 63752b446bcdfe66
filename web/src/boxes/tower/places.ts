// Where towers stand on the board. The picture of a whole position stands on it too: nothing here knows colours.
import type { State } from "../../api/types";
import type { Layout } from "../../board/layout";
import { readName, type Point } from "../../look/art";

/** How high a piece is, and how many are drawn one above another (boxes/tower/art). */
export const STOREY = 7;
const DRAWN = 4;
/** How far above the top of a tower the middle of whoever stands there is. */
const STANDING = 10;

type Tower = NonNullable<State["towers"]>[number];

export const towerAt = (state: State, x: number, y: number): Tower | undefined =>
  state.towers?.find((one) => one.x === x && one.y === y);
export const storeys = (height: number): number => Math.min(height, DRAWN);

/** Where the tower of a square stands; null where its tile has no foundation. */
export function footOf(layout: Layout, x: number, y: number): Point | null {
  const tile = layout.tileAt(x, y);
  const at = tile && (layout.art.others.towers as Record<string, Point>)[readName(tile.tile).kind];
  return at ? layout.place(tile, at) : null;
}

/** Where somebody stands on it, or would. */
export function topOf(layout: Layout, x: number, y: number): Point | null {
  const foot = footOf(layout, x, y);
  const high = storeys(towerAt(layout.state, x, y)?.height ?? 0);
  return foot && [foot[0], foot[1] - STOREY * high - STANDING];
}
