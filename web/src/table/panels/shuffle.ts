// Whether a shuffle was what the server had promised: checked in the page, of what the page itself has seen.
import type { LogEntry } from "../../api/types";
import { standing } from "../../game/messages/points";

export interface Checked {
  /** Whether the seed's hash is the promise; null where this browser cannot hash (an address without https). */
  promised: boolean | null;
  /** The hash that was computed here. */
  hash: string;
  /** How many draws of the log were compared, and the first that is another than the seed's. */
  draws: number;
  wrong: { n: number; drawn: string; dealt: string } | null;
}

/** The SHA-256 of the text that a promise names, in hex; "" where the browser has no means. */
async function hashOf(seed: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`carcassonne shuffle ${seed}`));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The tiles of a game in the order in which they were drawn. */
export const drawnIn = (entries: LogEntry[]): string[] =>
  standing(entries).flatMap((entry) =>
    "events" in entry ? entry.events.flatMap((event) => (event.type === "drawn" ? [event.tile] : [])) : [],
  );

/** Compares the promise with the seed, and every draw that was seen with the one that the seed deals. */
export async function check(
  { seed, stack }: { seed: string; stack: string[] },
  promise: string | null,
  entries: LogEntry[],
): Promise<Checked> {
  const drawn = drawnIn(entries);
  const at = drawn.findIndex((tile, index) => stack[index] !== tile);
  const hash = await hashOf(seed);
  return {
    promised: hash ? hash === promise : null,
    hash,
    draws: drawn.length,
    wrong: at < 0 ? null : { n: at + 1, drawn: drawn[at]!, dealt: stack[at] ?? "–" },
  };
}
