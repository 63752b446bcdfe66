// Dragon and fairy: where each stands on the board, and the way that he has come.
import type { State } from "../../api/types";
import type { Layout } from "../../board/layout";
import type { Point } from "../../look/art";

const TILE = 100;
/** The fairy stands to the left of her follower, or of the middle of her tile. */
const BESIDE: Point = [-22, 4];
export const STEPS: Record<string, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const DRAGON = { symbol: "dragon", view: "-21 -20 42 38" };
export const FAIRY = { symbol: "fairy", view: "-16 -15 32 30" };
export const PRINCESS = { symbol: "princess", view: "-11 -16 22 28" };

export const middle = (x: number, y: number): Point => [TILE * x + TILE / 2, TILE * y + TILE / 2];

/** The middle of the side that an arrow points over. */
export function arrowAt(x: number, y: number, side: string): Point {
  const [dx, dy] = STEPS[side] ?? [0, 0];
  return [TILE * (x + 0.5 + 0.62 * dx), TILE * (y + 0.5 + 0.62 * dy)];
}

/** Where the fairy is drawn. */
export function fairyAt(layout: Layout): Point | null {
  const fairy = layout.state.fairy;
  if (!fairy) return null;
  const beside = fairy.feature ? layout.standing(fairy.x, fairy.y, fairy.feature, fairy.at) : null;
  const at = beside ?? middle(fairy.x, fairy.y);
  return [at[0] + BESIDE[0], at[1] + BESIDE[1]];
}

/** The middles of the squares that the dragon has come by in this movement, his own last. */
export function wayOf(state: State): Point[] {
  const dragon = state.dragon;
  if (!dragon?.path?.length) return [];
  return [...dragon.path.map(([x, y]) => middle(x, y)), middle(dragon.x, dragon.y)];
}

/** How many figures the dragon would eat on the tile beside his. */
export function preyOf(state: State, side: string): number {
  const [dx, dy] = STEPS[side] ?? [0, 0];
  const { x, y } = state.dragon ?? { x: 0, y: 0 };
  return state.followers.filter((one) => one.x === x + dx && one.y === y + dy).length;
}
