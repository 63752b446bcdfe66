// What somebody would like to play, as it was chosen last time on this device.
import type { SeekWanted } from "../../api/types";

export const PRESETS = ["modern", "big-box"] as const;
export const CLOCKS = ["usual", "fast", "slow"] as const;
export const PLAYERS = [2, 3, 4] as const;
/** Empty texts and 0 stand for anything. */
export interface Wish {
  name: string;
  preset: string;
  players: number;
  clock: string;
  /** Of who is signed in: only with others who are, so that the game counts. */
  rated: boolean;
}
const KEY = "carcassonne.wish";

export function lastWish(): Wish {
  const plain = { name: "", preset: "", players: 0, clock: "", rated: false };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wish>) };
  } catch {
    return plain;
  }
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // chosen anew next time
  }
}

/** The request; whatever is left out accepts anything. Who is signed in has a name already, and may ask for more. */
export function wantedBy(wish: Wish, signedIn = false): Omit<SeekWanted, "token"> {
  return {
    ...(signedIn ? { rated_only: wish.rated } : { name: wish.name.trim() }),
    ...(wish.preset ? { presets: [wish.preset] } : {}),
    ...(wish.players ? { players: [wish.players] } : {}),
    ...(wish.clock ? { clocks: [wish.clock as (typeof CLOCKS)[number]] } : {}),
  };
}

/** Minutes and seconds. */
export const lasted = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
