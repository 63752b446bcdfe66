// The seats this device holds: tokens by game and seat, kept in the browser and never put into an address.
import type { Seat } from "./types";

const KEY = "carcassonne.seats";
type Kept = Record<string, Record<string, string>>;

/** All seats, where the browser has refused to keep them; null where it does. */
let memory: Kept | null = null;

function kept(): Kept {
  if (memory) return memory;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Kept) : {};
  } catch {
    return {};
  }
}

function keep(all: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    memory = null;
  } catch {
    // A browser that keeps nothing (private mode, full): the seats live as long as the page does.
    memory = all;
  }
}

/** The tokens of this device in a game, by seat. */
export function seatsOf(game: string): Map<Seat, string> {
  return new Map(Object.entries(kept()[game] ?? {}).map(([seat, token]) => [Number(seat), token]));
}

/** Sits down: remembers the tokens of one or more seats of a game. */
export function takeSeats(game: string, tokens: Record<string, string>): void {
  const all = kept();
  keep({ ...all, [game]: { ...all[game], ...tokens } });
}

/** Forgets a game's seats on this device. */
export function leaveSeats(game: string): void {
  const { [game]: _, ...others } = kept();
  keep(others);
}

const BROUGHT = "carcassonne.brought";

/** Sits down where the person who is signed in has seats; what this device holds already stays as it is. */
export function bringSeats(mine: readonly { id: string; seat: number; token: string }[]): void {
  const brought = broughtGames();
  for (const { id, seat, token } of mine) {
    if (seatsOf(id).has(seat)) continue;
    takeSeats(id, { [seat]: token });
    brought.add(id);
  }
  keepBrought(brought);
}

/** Forgets the seats that came with whoever was signed in: the device may be somebody else's. */
export function leaveBroughtSeats(): void {
  for (const game of broughtGames()) leaveSeats(game);
  keepBrought(new Set());
}

function broughtGames(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(BROUGHT) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

function keepBrought(games: Set<string>): void {
  try {
    localStorage.setItem(BROUGHT, JSON.stringify([...games]));
  } catch {
    // Without storage nothing outlives the page.
  }
}

/** Every token of this device, newest game last: what `POST /games/find` asks for. */
export function allTokens(): string[] {
  return [...new Set(Object.values(kept()).flatMap((seats) => Object.values(seats)))];
}

const LINKS = "carcassonne.links";

/** The join links of a game made on this device, by seat, so that the waiting room can show them again. */
export function linksOf(game: string): Map<Seat, string> {
  try {
    const found = (JSON.parse(localStorage.getItem(LINKS) ?? "{}") as Kept)[game] ?? {};
    return new Map(Object.entries(found).map(([seat, link]) => [Number(seat), link]));
  } catch {
    return new Map();
  }
}

/** Remembers the join links of a game made on this device. */
export function keepLinks(game: string, links: Record<string, string>): void {
  if (!Object.keys(links).length) return;
  try {
    const all = JSON.parse(localStorage.getItem(LINKS) ?? "{}") as Kept;
    localStorage.setItem(LINKS, JSON.stringify({ ...all, [game]: links }));
  } catch {
    // Without storage the links are shown once, by the page that made the game.
  }
}
