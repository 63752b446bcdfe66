// A game as the new-game page has it in hand: kept on this device, so that the next one begins with the same choices.
import type { Aids, Difference, GameWanted } from "../../api/types";

type SeatWanted = GameWanted["seats"][number];
type ClockWanted = NonNullable<GameWanted["clock"]>;

export interface SeatDraft {
  kind: "human" | "bot" | "open";
  name: string;
  level: number;
  player: string;
  /** The number of a colour; -1 for none in particular. */
  colour: number;
}
export interface ClockDraft {
  kind: "none" | "move" | "days" | "bank";
  seconds: number;
  days: number;
  minutes: number;
  increment: number;
  /** In reserve for each player: minutes for turns of seconds, hours for turns of days. */
  graceMinutes: number;
  graceHours: number;
}
/** Rules by a preset's name, as the server calls them. */
export interface Called {
  preset: string;
  options: Record<string, string | number | boolean>;
  differences: Difference[];
}
export interface Draft {
  /** The edition of the base game. */
  preset: string;
  /** Only what differs from it. */
  options: Record<string, string | number | boolean>;
  /** What the server calls these rules, and of which preset and options it said so. */
  called: (Called & { of: string }) | null;
  seats: SeatDraft[];
  begins: "seat" | "lot";
  clock: ClockDraft;
  aids: Aids;
  /** Whether somebody has switched hints on or off; until then they are off where a friend plays by link. */
  hintsChosen: boolean;
}
/** How a seat without a name of its own is called. */
export interface Names {
  human(number: number, alone: boolean): string;
}

const STORED = "carcassonne.draft";
export const ALL_AIDS: Aids = { features: true, fields: true, remaining: true, holes: true, hints: true };
export const NO_AIDS: Aids = { features: false, fields: false, remaining: false, holes: false, hints: false };
export const LIMITS = {
  seconds: [5, 604800],
  days: [1, 14],
  minutes: [1, 10080],
  increment: [0, 3600],
  graceMinutes: [0, 1440],
  graceHours: [0, 168],
} as const;

export const seat = (kind: SeatDraft["kind"], level = 3): SeatDraft => ({
  kind,
  name: "",
  level,
  player: "",
  colour: -1,
});

/** What somebody gets who has never played here: modern rules against one bot. */
function firstDraft(): Draft {
  return {
    preset: "modern",
    options: {},
    called: null,
    seats: [seat("human"), seat("bot")],
    begins: "seat",
    clock: { kind: "none", seconds: 60, days: 3, minutes: 20, increment: 10, graceMinutes: 2, graceHours: 24 },
    aids: { ...ALL_AIDS },
    hintsChosen: false,
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
      called: found.called ?? null,
      seats: seats.map((one) => ({ ...seat("bot"), ...one })),
      begins: found.begins === "lot" ? "lot" : "seat",
      clock: { ...plain.clock, ...found.clock },
      aids: { ...plain.aids, ...found.aids },
      hintsChosen: found.hintsChosen === true,
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

/** Whether a bot is a player between two levels. */
export const isBetween = (player: string): boolean => /^\d\.\d$/.test(player);

/** The seats with every bot that was as strong as the player made as strong as the player is now. */
export function evened(seats: SeatDraft[], even: string): SeatDraft[] {
  return seats.map((one) => (isBetween(one.player) ? { ...one, player: even } : one));
}

/** The same game for one person here against bots only: against the one that is even with them, where it is known. */
export function againstBots(draft: Draft, even = ""): Draft {
  const mine = draft.seats.findIndex((one) => one.kind === "human");
  const seats = draft.seats.map((one, index): SeatDraft =>
    index === Math.max(mine, 0)
      ? { ...one, kind: "human" }
      : { ...one, kind: "bot", ...(even ? { player: even } : {}) },
  );
  return { ...draft, seats };
}

/** The aids of a draft: hints are off where a friend plays by link, unless somebody has chosen. */
export function aidsOf(draft: Draft): Aids {
  const friend = draft.seats.some((one) => one.kind === "open");
  return { ...draft.aids, hints: draft.hintsChosen ? draft.aids.hints : draft.aids.hints && !friend };
}

/** Options as a record writes them. */
export const optionsText = (options: Draft["options"]): string =>
  Object.entries(options)
    .filter(([name]) => name !== "first_player")
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");

/** The rules of a draft, called as the server calls them where it has said so. */
export function called({ preset, options, called }: Draft): Called {
  const known = called?.of === `${preset} ${optionsText(options)}` ? called : null;
  const { first_player: _, ...own } = known?.options ?? options;
  return { preset: known?.preset ?? preset, options: own, differences: (known?.differences ?? []).filter(told) };
}

/** Who begins is told beside the seats. */
const told = (one: Difference): boolean => one.kind !== "option" || one.option !== "first_player";

/** What the server is asked for. */
export function wanted(draft: Draft, names: Names): GameWanted {
  const { preset, options } = called(draft);
  return {
    preset,
    options: draft.begins === "lot" ? { ...options, first_player: "random" } : options,
    seats: named(draft.seats, names),
    clock: clockOf(draft.clock),
    aids: aidsOf(draft),
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
    if (one.kind === "human") {
      const name = unlike(one.name.trim() || names.human(index + 1, alone));
      return one.colour >= 0 ? { kind: "human", name, colour: one.colour } : { kind: "human", name };
    }
    // A bot's name is its level's: everybody reads it in their own language.
    return one.player ? { kind: "bot", player: one.player } : { kind: "bot", level: one.level };
  });
}

function clockOf(clock: ClockDraft): ClockWanted | null {
  if (clock.kind === "move") return { kind: "move", seconds: clock.seconds, grace: 60 * clock.graceMinutes };
  if (clock.kind === "days") return { kind: "days", days: clock.days, grace: 3600 * clock.graceHours };
  if (clock.kind === "bank") return { kind: "bank", seconds: clock.minutes * 60, increment: clock.increment };
  return null;
}

/** The colours of seats that are not made yet: those chosen, then those of the seats’ numbers, then the rest. */
export function coloursOf(seats: SeatDraft[]): number[] {
  const found = seats.map((one) => (one.kind === "human" ? one.colour : -1));
  found.forEach((colour, index) => {
    if (found.indexOf(colour) !== index) found[index] = -1;
  });
  found.forEach((colour, index) => {
    if (colour < 0 && !found.includes(index)) found[index] = index;
  });
  const free = [0, 1, 2, 3, 4, 5].filter((colour) => !found.includes(colour));
  return found.map((colour) => (colour < 0 ? free.shift()! : colour));
}
