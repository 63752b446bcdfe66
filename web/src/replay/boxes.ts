// The boxes' decisions and points after the game.
import type { Action, ActionOf, Event, EventOf, Seat, State } from "../api/types";
import type { Cell } from "../board/words/places";
import { Parts } from "../boxes";

/** Points that something paid a player. */
export interface Paid {
  seat: Seat;
  by: string;
  points: number;
}
export type Where = (cell: Cell) => string;
export interface ReplayPart {
  /** Actions that were possible, in a few words, by their type; `where` says where a square is. */
  deeds?: { [Type in Action["type"]]?: (action: ActionOf<Type>, where: Where) => string };
  /** What goes with a tile in words, by the member of the action. */
  extras?: Record<string, (value: unknown) => string>;
  /** A state as if what goes with a tile were built there. */
  built?(state: State, extras: Record<string, unknown>): State;
  /** What may pay points, beside the features of the landscape: rows of the final table. */
  sources?: string[];
  /** Those of them that can pay in a game, even where they paid nothing. */
  sourcesIn?(state: State): string[];
  /** The points that its events pay, other than scores. */
  paid?: { [Type in Event["type"]]?: (event: EventOf<Type>) => Paid[] };
}

export const REPLAY = new Parts<ReplayPart>("replay");

/** An action of a box in words; null where no box knows it. */
export function ownDeed(action: Action, where: Where): string | null {
  for (const part of REPLAY.all) {
    const said = (part.deeds?.[action.type] as ((action: Action, where: Where) => string) | undefined)?.(action, where);
    if (said) return said;
  }
  return null;
}

/** What goes with a tile, in words. */
export function extraDeeds(extras: Record<string, unknown>): string[] {
  return REPLAY.all.flatMap((part) =>
    Object.entries(part.extras ?? {}).flatMap(([name, said]) => (name in extras ? [said(extras[name])] : [])),
  );
}

/** The points that an event of a box pays. */
export function ownPaid(event: Event): Paid[] {
  return REPLAY.all.flatMap(
    (part) => (part.paid?.[event.type] as ((event: Event) => Paid[]) | undefined)?.(event) ?? [],
  );
}
