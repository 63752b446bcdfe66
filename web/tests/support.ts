// Positions, entries and tables as the server sends them, with what a test is about.
import type { Action, LogEntry, Event, Feature, LegalAction, Seat, Position, State, Table } from "../src/api/types";

export function state(more: Partial<State> = {}): State {
  return {
    preset: "modern",
    players: 2,
    ply: 0,
    phase: "place",
    to_act: 0,
    tile: "V",
    scores: [0, 0],
    supply: [7, 7],
    deck: 10,
    discarded: [],
    over: false,
    board: [{ tile: "D", x: 0, y: 0, rotation: 0 }],
    followers: [],
    ...more,
  };
}

export function position(legal: LegalAction[] = [], more: Partial<Position> = {}, now: Partial<State> = {}): Position {
  return { seq: 0, ply: 0, state: state(now), legal, last: null, ...more };
}

export function feature(kind: Feature["kind"], segments: Feature["segments"], more: Partial<Feature> = {}): Feature {
  return {
    kind,
    segments,
    tiles: segments.length,
    open: 1,
    pennants: 0,
    followers: [],
    owners: [],
    points: 2,
    points_if_completed: 4,
    ...more,
  };
}

export function table(more: Partial<Table> = {}): Table {
  const seat = { kind: "human" as const, level: null, player: null, present: true, left: null };
  return {
    id: "g",
    preset: "modern",
    options: {},
    players: 2,
    status: "playing",
    created: "2026-01-01T00:00:00Z",
    seats: [
      { ...seat, name: "Anna" },
      { ...seat, name: "Bram" },
    ],
    seq: 0,
    ply: 0,
    clock: null,
    clocks: null,
    aids: { features: true, fields: true, remaining: true, holes: true, hints: true },
    shuffle: "known",
    commitment: null,
    seed: null,
    offer: null,
    rematch_offer: null,
    rematch: null,
    result: null,
    ...more,
  };
}

export function opening(events: Event[] = []): LogEntry {
  return { type: "opening", seq: 0, ply: 0, events };
}

/** A decision; its number in the log is its ply. */
export function move(ply: number, seat: Seat, action: Action, events: Event[] = []): LogEntry & { type: "move" } {
  return { type: "move", seq: ply, ply, seat, action, events, at: "2026-01-01T00:00:00Z" };
}

export function scored(
  player: Seat,
  points: number,
  by = "city",
  terms: [string, number][] = [["tiles", points]],
  tiles: [number, number][] = [[0, 0]],
): Event & { type: "scored" } {
  return { type: "scored", player, points, feature: by, terms, tiles };
}

/** Lets promises that are settled do their work. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
