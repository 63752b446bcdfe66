// The analysis of a finished game: JSON of src/carcassonne/ai/analysis/report/json_report.py, and how the page reads it.
import type { Action, Reason } from "../../api/types";

export type Size = "" | "inaccuracy" | "mistake" | "blunder";
export interface Option {
  actions: Action[];
  text: string;
  margin: number;
  win: number;
  expected: number[];
  reasons: Reason[];
}
export interface Decision {
  /** The number of its first action, counted from 1: it is taken at the position `ply - 1`. */
  ply: number;
  seat: number;
  phase: string;
  tile: string;
  before: { margin: number; win: number };
  after: { margin: number; win: number; margins: number[]; chances: number[] };
  played: Option;
  best: Option;
  loss: number;
  win_loss: number;
  size: Size;
  mark: string;
  reasons: Reason[];
}
export interface Summary {
  seat: number;
  accuracy: number;
  loss: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  luck: number;
}
export interface Analysis {
  level: number;
  players: number;
  thresholds: Record<string, { points: number; win: number }>;
  decisions: Decision[];
  summaries: Summary[];
}

/** Values by seat and by ply, each decision's holding until the next one. */
export function curves(analysis: Analysis, last: number, value: (decision: Decision) => number[]): number[][] {
  const lines = Array.from({ length: analysis.players }, () => Array<number>(last + 1).fill(0));
  let at = 0;
  const first = analysis.decisions[0];
  let now = first ? value(first) : [];
  for (const decision of analysis.decisions) {
    for (; at < decision.ply && at <= last; at++) now.forEach((each, seat) => (lines[seat]![at] = each));
    now = value(decision);
  }
  for (; at <= last; at++) now.forEach((each, seat) => (lines[seat]![at] = each));
  return lines;
}

/** The decision that led to a position, with the follower that goes with its tile. */
export function decisionAt(analysis: Analysis, ply: number): Decision | null {
  return (
    analysis.decisions.find((one) => ply >= one.ply && ply < one.ply + Math.max(1, one.played.actions.length)) ?? null
  );
}

export const erred = (analysis: Analysis): Decision[] => analysis.decisions.filter((one) => one.size !== "");
