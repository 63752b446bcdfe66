// Goods: who has how many of a kind, and who would be paid for it now.
import type { Seat, State } from "../../api/types";

export const GOODS = ["wine", "grain", "cloth"] as const;
export type Goods = (typeof GOODS)[number];
/** What most of a kind are worth at the end. */
export const PAYS = 10;

/** How many of a kind each seat has. */
export function held(state: State, kind: Goods): number[] {
  return (state.goods ?? []).map((one) => one[kind] ?? 0);
}

/** The seats with most of a kind; nobody where nobody has any. */
export function leaders(state: State, kind: Goods): Seat[] {
  const counts = held(state, kind);
  const most = Math.max(0, ...counts);
  return most ? counts.flatMap((n, seat) => (n === most ? [seat] : [])) : [];
}
