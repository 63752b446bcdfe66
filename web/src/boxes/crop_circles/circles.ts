// Crop circles: what lies in one, and whom that concerns.
import type { State } from "../../api/types";
import { printedOn } from "../../board/words/tiles.svelte";

export type Sign = "rake" | "club" | "shield";
export const SIGNS: Sign[] = ["rake", "club", "shield"];
/** Whom each concerns, as he is drawn. */
export const ROLE: Record<Sign, string> = { rake: "farmer", club: "thief", shield: "knight" };
/** A circle as a picture. */
export const emblem = (sign: Sign): { symbol: string; view: string } => ({
  symbol: `circle-${sign}`,
  view: "-15 -15 30 30",
});

/** What lies in the circle of the tile laid last. */
export function signOf(state: State): Sign {
  const parts = printedOn(state.board[state.board.length - 1]?.tile ?? "");
  return SIGNS.find((sign) => parts.some(({ kind }) => kind === sign)) ?? "rake";
}
