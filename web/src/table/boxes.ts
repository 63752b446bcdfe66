// What the boxes bring to the table: their questions, what a player has left of their pieces, their keys.
import type { Component } from "svelte";
import type { Ahead } from "../api/client";
import type { Action, Phase, Seat, State } from "../api/types";
import type { Playable } from "./game.svelte";
import type { Turn } from "./turn/turn.svelte";
import type { Key } from "../words";
import { Parts } from "../boxes";

export interface PanelProps {
  game: Playable;
  turn: Turn;
  narrow: boolean;
}
/** How a phase is asked: the phase of a box, or what a box adds to another. */
export interface Question {
  /** In place of everything else, for everybody at the table, as long as the phase lasts. */
  whole?: Component<PanelProps>;
  /** In place of the list of answers. */
  panel?: Component<PanelProps>;
  /** Below the tile in hand or the answers. */
  beside?: Component<PanelProps>;
  /** Below the buttons. */
  below?: Component<PanelProps>;
  /** A sentence above the answers. */
  why?: Key;
  /** Whether it is answered in one go with the tile that led to it. */
  goesOn?: boolean;
  /** What the digits choose, where the answers are in a panel of its own. */
  digits?: Action[];
  /** How doing nothing is called, where that is not to place no follower. */
  skipped?: Key;
  /** What the key for nothing sends. */
  none?: Action;
}
/** So many pieces or goods that a player has, with a line drawing or a symbol of the artwork. */
export interface Counter {
  id: string;
  n: number;
  label: string;
  /** What it is good for, where the label does not say so. */
  tip?: string;
  /** Whether there is only one, so that it is there or not. */
  single?: boolean;
  /** The points that it would bring if the game ended now. */
  promise?: number;
  /** Whether a panel of its own shows it too. */
  panelled?: boolean;
  icon: { view: string; width: number; height: number } & ({ path: string } | { symbol: string });
}
/** A line of the help on keys: one of its own after another, or something more that a key of the table does. */
export type KeyHelp = { what: Key } & ({ after: string; keys: string[] } | { with: string });
export interface TablePart {
  questions?: Partial<Record<Phase, Question>>;
  counters?(state: State, seat: Seat): Counter[];
  /** Something to look up at the side of the table, as long as `shown` holds. */
  panel?: { shown(state: State): boolean; content: Component<{ game: Playable }> };
  /** A name for a phase that is asked in other words at times: `place_second` for `table.ask.place_second`. */
  called?(state: State, phase: string): string | null;
  /** What follows from a draft besides points. */
  ahead?(seen: Ahead, seat: Seat | null): string[];
  /** Keys of its own, as `event.key` has them. */
  keys?: Record<string, (turn: Turn) => void>;
  keyHelp?: KeyHelp[];
}

const PARTS = new Parts<TablePart>("table");
export const KEYS = PARTS.named((part) => part.keys);

/** What their keys do. */
export const keyHelp = (): KeyHelp[] => PARTS.all.flatMap((part) => part.keyHelp ?? []);

/** What the boxes have to ask in a phase. */
export function questionsOf(phase: Phase | null): Question[] {
  return phase ? PARTS.all.flatMap((part) => part.questions?.[phase] ?? []) : [];
}

/** How doing nothing is called in a phase. */
export function skippedIn(phase: Phase | null): Key {
  return questionsOf(phase).find((one) => one.skipped)?.skipped ?? "table.no_follower";
}

/** What a player has left of the boxes' pieces. */
export function countersOf(state: State | null | undefined, seat: Seat): Counter[] {
  return state ? PARTS.all.flatMap((part) => part.counters?.(state, seat) ?? []) : [];
}

/** What there is to look up at the side of the table. */
export function panelsOf(state: State | null | undefined): Component<{ game: Playable }>[] {
  return state ? PARTS.all.flatMap(({ panel }) => (panel?.shown(state) ? [panel.content] : [])) : [];
}

/** The last part of the keys of a phase's words: its own name, or another that it has at times. */
export function calledIn(state: State | null | undefined, phase: string): string {
  const other = state && PARTS.all.map((part) => part.called?.(state, phase)).find(Boolean);
  return other ?? phase;
}

/** What follows from a draft besides points, in sentences. */
export function aheadOf(seen: Ahead, seat: Seat | null): string[] {
  return PARTS.all.flatMap((part) => part.ahead?.(seen, seat) ?? []);
}
