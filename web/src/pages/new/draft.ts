// A game as the new-game page has it in hand: kept on this device, so that the next one begins with the same choices.
import type { Aids, GameWanted } from "../../api/types";

type SeatWanted = GameWanted["seats"][number];
type ClockWanted = NonNullable<GameWanted["clock"]>;

export interface SeatDraft {
  kind: "human" | "bot" | "open";
  name: string;
  level: number;
  player: string;
}
export interface ClockDraft {
  kind: "none" | "move" | "days" | "bank";
  seconds: number;
  days: number;
  minutes: number;
  increment: number;
}
export interface Draft {
  preset: string;
  /** Only what differs from the preset. */
  options: Record<string, string | number | boolean>;
  seats: SeatDraft[];
  clock: ClockDraft;
  aids: Aids;
}
/** How a seat without a name of its own is called. */
export interface Names {
  human(number: number, alone: boolean): string;
  level(level: number): string;
}

const STORED = "carcassonne.draft";
export const ALL_AIDS: Aids = { features: true, fields: true, remaining: true, holes: true, hints: true };
export const NO_AIDS: Aids = { features: false, fields: false, remaining: false, holes: false, hints: false };
export const LIMITS = { seconds: [5, 604800], days: [1, 14], minutes: [1, 10080], increment: [0, 3600] } as const;

export const seat = (kind: SeatDraft["kind"], level = 3): SeatDraft => ({ kind, name: "", level, player: "" });

/** What somebody gets who has never played here: modern rules against one bot. */
function firstDraft(): Draft {
  return {
    preset: "modern",
    options: {},
    seats: [seat("human"), seat("bot")],
    clock: { kind: "none", seconds: 60, days: 3, minutes: 20, increment: 10 },
    aids: { ...ALL_AIDS },
  };
}

/** The choices of last time. */
export function lastDraft(): Draft {
  const plain = firstDraft();
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Draft>;
    const seats = Array.isArray(found.seats) && found.seats.length >= 2 ? found.seats.slice(0, 6) : plain.seats;
    return {
      preset: typeof found.preset === "string" ? found.preset : plain.preset,
      options: { ...found.options },
      seats: seats.map((one) => ({ ...seat("bot"), ...one })),
      clock: { ...plain.clock, ...found.clock },
      aids: { ...plain.aids, ...found.aids },
    };
  } catch {
    return plain; // nothing kept, or something that is none of ours
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(draft));
  } catch {
    // a browser that keeps nothing begins with the plain choices next time
  }
}

/** The same game for one person here against bots only. */
export function againstBots(draft: Draft): Draft {
  const mine = draft.seats.findIndex((one) => one.kind === "human");
  const seats = draft.seats.map((one, index): SeatDraft =>
    index === Math.max(mine, 0) ? { ...one, kind: "human" } : { ...one, kind: "bot" },
  );
  return { ...draft, seats };
}

/** What the server is asked for. */
export function wanted(draft: Draft, names: Names): GameWanted {
  return {
    preset: draft.preset,
    options: { ...draft.options },
    seats: named(draft.seats, names),
    clock: clockOf(draft.clock),
    aids: { ...draft.aids },
  };
}

function named(seats: SeatDraft[], names: Names): SeatWanted[] {
  const alone = seats.filter((one) => one.kind !== "bot").length === 1;
  const used = new Map<string, number>();
  const unlike = (name: string): string => {
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : `${name} ${times}`;
  };
  return seats.map((one, index): SeatWanted => {
    if (one.kind === "open") return { kind: "open" };
    if (one.kind === "human") return { kind: "human", name: unlike(one.name.trim() || names.human(index + 1, alone)) };
    if (one.player) return { kind: "bot", player: one.player, name: unlike(one.player) };
    return { kind: "bot", level: one.level, name: unlike(names.level(one.level)) };
  });
}

function clockOf(clock: ClockDraft): ClockWanted | null {
  if (clock.kind === "move") return { kind: "move", seconds: clock.seconds };
  if (clock.kind === "days") return { kind: "days", days: clock.days };
  if (clock.kind === "bank") return { kind: "bank", seconds: clock.minutes * 60, increment: clock.increment };
  return null;
}
