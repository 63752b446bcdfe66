// A game as a line of decisions: what was taken back is gone, and every step knows its turn and the points after it.
import type { Action, LogEntry, Event, Seat, State } from "../api/types";
import { ownPaid, REPLAY, type Paid } from "./boxes";
import { standing } from "../game/messages/points";

export interface Step {
  /** Decisions made once this one is: the position after it. */
  ply: number;
  seat: Seat;
  action: Action;
  entry: LogEntry & { events: Event[] };
  turn: number;
}

/** The decisions that count, in order. */
export function stepsOf(entries: LogEntry[]): Step[] {
  let turn = 1;
  return standing(entries).flatMap((entry) => {
    if (entry.type !== "move") return [];
    const step: Step = { ply: entry.ply, seat: entry.seat, action: entry.action, entry, turn };
    if (entry.events.some((event) => event.type === "turn_ended")) turn++;
    return [step];
  });
}

/** The turn that a decision belongs to; 0 where there is none. */
export const turnOf = (steps: Step[], ply: number): number => steps.find((step) => step.ply === ply)?.turn ?? 0;

/** Where to go back to, so that the move that led to a ply can be made again: before its tile is laid. */
export function beforeMove(steps: Step[], ply: number): { ply: number; seat: Seat } | null {
  const step = steps.find((one) => one.ply === ply);
  if (!step) return null;
  const laid = steps.findLast(
    ({ ply: at, turn, seat, action }) =>
      at <= ply && turn === step.turn && seat === step.seat && action.type === "place",
  );
  return { ply: (laid ?? step).ply - 1, seat: step.seat };
}

/** The plies at which a turn begins, the end of the game among them. */
export function turnPlies(steps: Step[]): number[] {
  const first = (steps[0]?.ply ?? 1) - 1;
  const begins = steps.filter((step, i) => i > 0 && steps[i - 1]!.turn !== step.turn).map((step) => step.ply - 1);
  return [...new Set([first, ...begins, steps[steps.length - 1]?.ply ?? first])];
}

const LANDSCAPE = ["road", "city", "cloister", "field"];
/** What may pay points: the rows of the final table. */
export const sources = () => [...LANDSCAPE, ...REPLAY.all.flatMap((part) => part.sources ?? [])];

/** What can pay in a game: a row of the final table even where it paid nothing. */
export function sourcesOf(state: State | undefined): Set<string> {
  const own = state ? REPLAY.all.flatMap((part) => part.sourcesIn?.(state) ?? []) : [];
  return new Set([...LANDSCAPE, ...own]);
}

/** The points that events pay, seat by seat, with what paid them. */
export function paid(events: Event[]): Paid[] {
  return events.flatMap((event): Paid[] =>
    event.type === "scored" ? [{ seat: event.player, by: event.feature, points: event.points }] : ownPaid(event),
  );
}

/** Scores by ply: `scores[ply][seat]`; index 0 is after the opening. */
export function scoresByPly(entries: LogEntry[], steps: Step[], players: number): number[][] {
  const opening = entries.find((entry) => entry.type === "opening");
  let now = added(Array<number>(players).fill(0), opening?.type === "opening" ? opening.events : []);
  const all = [now];
  for (const step of steps) all.push((now = added(now, step.entry.events)));
  return all;
}

function added(scores: number[], events: Event[]): number[] {
  const sum = [...scores];
  for (const { seat, points } of paid(events)) sum[seat] = (sum[seat] ?? 0) + points;
  return sum;
}

/** Points by what paid them and by seat, for the decisions up to a ply. */
export function pointsByFeature(entries: LogEntry[], steps: Step[], players: number): Record<string, number[]> {
  const table: Record<string, number[]> = {};
  for (const by of sources()) table[by] = Array<number>(players).fill(0);
  const opening = entries.find((entry) => entry.type === "opening");
  const events = [
    ...(opening?.type === "opening" ? opening.events : []),
    ...steps.flatMap((step) => step.entry.events),
  ];
  for (const { seat, by, points } of paid(events)) (table[by] ??= Array<number>(players).fill(0))[seat]! += points;
  return table;
}
