// Towers: where they stand on the board, and how those who stand on them and those in prison look.
import type { State } from "../../api/types";
import type { Layout } from "../../board/layout";
import { FIGURES } from "../../game/choices/boxes";
import type { PieceShown } from "../../game/choices/choices";
import { readName, type Point } from "../../look/art";
import { colourOf } from "../../look/colours.svelte";
import { known, t } from "../../words";

/** How high a piece is, and how many are drawn one above another (boxes/tower/art). */
export const STOREY = 7;
const DRAWN = 4;
/** How far above the top of a tower the middle of whoever stands there is. */
const STANDING = 10;
export const PIECE = { symbol: "tower-piece", view: "-11 -13 22 19" };

export type Tower = NonNullable<State["towers"]>[number];
export type Prisoners = NonNullable<State["prisoners"]>[number];

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

/** A follower by his face: in his player's colour, special ones in their own shape. */
export function faceOf(seat: number, figure: string | null | undefined, role = "knight"): PieceShown {
  const own = figure ? FIGURES[figure] : undefined;
  return own ? own.piece(seat, role) : { symbol: `${role}-${colourOf(seat)}` };
}

/** What a follower is called who stands nowhere: "follower", "large follower". */
export function called(figure: string | null | undefined): string {
  const key = `table.prisoner.${figure ?? ""}`;
  return figure && known(key) ? t(key) : t("term.follower");
}
