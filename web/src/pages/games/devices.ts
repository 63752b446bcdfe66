// My games on another device: a link that carries the keys of my seats behind its #, where no server sees them.
import { takeSeats } from "../../api/seats";

/** Seats by game: what `carcassonne.seats` keeps. */
export type Held = Record<string, Record<string, string>>;
const ENTRY = /^([\w-]{16})\.(\d)\.([\w-]{43})$/;

/** The link with these seats. */
export function linkWith(held: Held, origin: string): string {
  const entries = Object.entries(held).flatMap(([game, seats]) =>
    Object.entries(seats).map(([seat, token]) => `${game}.${seat}.${token}`),
  );
  return `${origin}/devices#${entries.join(",")}`;
}

/** The seats of a link; null where it is not complete. */
export function seatsIn(hash: string): Held | null {
  const held: Held = {};
  for (const entry of hash.replace(/^#/, "").split(",")) {
    const [, game, seat, token] = ENTRY.exec(entry) ?? [];
    if (!game || !seat || !token) return null;
    held[game] = { ...held[game], [seat]: token };
  }
  return held;
}

/** Sits down in all of these seats on this device. */
export function takeAll(held: Held): void {
  for (const [game, seats] of Object.entries(held)) takeSeats(game, seats);
}

/** Whether an address is one of this computer alone: nobody else can follow a link to it. */
export const onlyHere = (host: string): boolean =>
  host === "localhost" ||
  host.endsWith(".localhost") ||
  host.startsWith("127.") ||
  host === "[::1]" ||
  host === "0.0.0.0";
