// The games of this device: one entry a game, with all of the device's seats in it.
import { findGames } from "../../api/client";
import { allTokens } from "../../api/seats";
import type { Seat, Table } from "../../api/types";
import { importedGames } from "../../api/imported";

/** The most tokens that the server looks up at once; the newest come last. */
const MOST = 200;

export interface Mine {
  id: string;
  seats: Seat[];
  toAct: Seat | null;
  table: Table;
}

/** Asks the server for the games this device has seats in and for those it has imported, newest first. */
export async function myGames(): Promise<Mine[]> {
  const [tokens, imported] = [allTokens(), importedGames()];
  if (!tokens.length && !imported.length) return [];
  const games = new Map<string, Mine>();
  const found = await findGames(tokens.slice(-MOST), imported);
  for (const { id, seat, to_act, table } of found.games) {
    const known = games.get(id);
    if (known) known.seats.push(seat);
    else games.set(id, { id, seats: [seat], toAct: to_act ?? null, table });
  }
  for (const { id, table } of found.others ?? [])
    if (!games.has(id)) games.set(id, { id, seats: [], toAct: null, table });
  return [...games.values()].sort((a, b) => b.table.created.localeCompare(a.table.created));
}

/** The bot that is as strong as whoever plays at this device, `3.4`; none where the server cannot tell. */
export async function evenBot(): Promise<string> {
  const tokens = allTokens();
  if (!tokens.length) return "";
  return findGames(tokens.slice(-MOST), []).then(
    ({ even }) => even ?? "",
    () => "", // only a wish: the levels are there without it
  );
}

/** Whether this device is asked. */
export const myTurn = (game: Mine): boolean =>
  game.table.status === "playing" && game.toAct !== null && game.seats.includes(game.toAct);
