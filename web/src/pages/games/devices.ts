// My games on another device: a link that carries the keys of my seats behind its #, where no server sees them.
import { findGames } from "../../api/client";
import { seatsOf, takeSeats } from "../../api/seats";

/** Seats by game: what `carcassonne.seats` keeps. */
export type Held = Record<string, Record<string, string>>;
const ENTRY = /^([\w-]{16})\.(\d)\.([\w-]{43})$/;
/** The most seats of a link: as many as the server looks up at once. */
export const MOST = 200;
const LONGEST = MOST * 64;

/** The link with these seats. */
export function linkWith(held: Held, origin: string): string {
  const entries = Object.entries(held).flatMap(([game, seats]) =>
    Object.entries(seats).map(([seat, token]) => `${game}.${seat}.${token}`),
  );
  return `${origin}/devices#${entries.join(",")}`;
}

/** The seats of a link; null where it is not complete, or holds more than anybody's list. */
export function seatsIn(hash: string): Held | null {
  if (hash.length > LONGEST) return null;
  const held: Held = {};
  const entries = hash.replace(/^#/, "").split(",");
  if (entries.length > MOST) return null;
  for (const entry of entries) {
    const [, game, seat, token] = ENTRY.exec(entry) ?? [];
    if (!game || !seat || !token) return null;
    held[game] = { ...held[game], [seat]: token };
  }
  return held;
}

/** What a link is worth on this device. */
export interface Checked {
  /** The seats that its keys open and for which this device has none: a key of one's own is never replaced. */
  fresh: Held;
  /** Whether some of its keys open seats that are on this device already. */
  known: boolean;
}

/** Asks the server which seats the keys of a link open: anybody can write a link. */
export async function checked(held: Held): Promise<Checked> {
  const found: Checked = { fresh: {}, known: false };
  const tokens = [...new Set(Object.values(held).flatMap((seats) => Object.values(seats)))];
  for (const { id, seat } of (await findGames(tokens)).games) {
    const token = held[id]?.[seat];
    if (!token) continue;
    if (seatsOf(id).has(seat)) found.known = true;
    else found.fresh[id] = { ...found.fresh[id], [seat]: token };
  }
  return found;
}

/** Sits down in seats on this device that it has no key for. */
export function takeAll(fresh: Held): void {
  for (const [game, seats] of Object.entries(fresh)) {
    const own = seatsOf(game);
    takeSeats(game, Object.fromEntries(Object.entries(seats).filter(([seat]) => !own.has(Number(seat)))));
  }
}

/** Whether an address is one of this computer alone: nobody else can follow a link to it. */
export const onlyHere = (host: string): boolean =>
  host === "localhost" ||
  host.endsWith(".localhost") ||
  host.startsWith("127.") ||
  host === "[::1]" ||
  host === "0.0.0.0";
