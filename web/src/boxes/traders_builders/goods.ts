// Goods as the engine tells them: who has how many of a kind, and what they would bring now.
import type { Seat, State } from "../../api/types";

export const GOODS = ["wine", "grain", "cloth"] as const;
export type Goods = (typeof GOODS)[number];

/** How many of a kind each seat has. */
export function held(state: State, kind: Goods): number[] {
  return (state.goods ?? []).map((one) => one[kind] ?? 0);
}

/** What a kind would bring a seat if the game ended now. */
export function promised(state: State, kind: Goods, seat: Seat): number {
  return state.goods_points?.[seat]?.[kind] ?? 0;
}

/** What most of a kind brings, where somebody has any. */
export function most(state: State): number {
  return Math.max(0, ...(state.goods_points ?? []).flatMap((one) => Object.values(one)));
}
