// The next game of the same players: asked for, or gone along to.
import * as api from "../api/client";
import { keepLinks, takeSeats } from "../api/seats";
import { go } from "../router.svelte";
import type { LiveGame } from "./game.svelte";

/** Begins a rematch, or joins the one that somebody has begun. */
export async function rematch(game: LiveGame, sameTiles: boolean): Promise<void> {
  const made = await api.rematch(game.id, game.token() ?? "", sameTiles);
  takeSeats(made.id, made.tokens);
  keepLinks(made.id, made.links);
  game.takeTable((await api.gameOf(game.id)).table);
  followRematch(game, made.id);
}

/** Goes to the rematch. The old tokens hold there; which seat is whose the old table says. */
export function followRematch(game: LiveGame, to: string): void {
  const seats = game.table?.rematch?.seats;
  if (seats) takeSeats(to, Object.fromEntries([...game.mine].map(([seat, token]) => [String(seats[seat]), token])));
  go(`/g/${to}`);
}
