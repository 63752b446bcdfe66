// King and robber baron: who holds which card, and how large a city or road takes it over.
import type { Seat, State } from "../../api/types";

export const CARDS = ["king", "robber_baron"] as const;
export type Card = (typeof CARDS)[number];
/** What a card lies on the table as. */
export const SYMBOLS: Record<Card, string> = { king: "king", robber_baron: "robber-baron" };
export const VIEW = "-13 -13 26 26";

/** The cards that are played with: who holds each, and the tiles it was taken with. */
export function cardsOf(state: State): { card: Card; player: Seat | null; size: number }[] {
  return CARDS.flatMap((card) => {
    const held = state[card];
    return held ? [{ card, player: held.player, size: held.size }] : [];
  });
}
