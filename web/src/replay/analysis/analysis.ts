// How the page reads the analysis of a finished game.
import type { AnalysedDecision, Analysis } from "../../api/types";

/** Values by seat and by ply, each decision's holding until the next one. */
export function curves(analysis: Analysis, last: number, value: (decision: AnalysedDecision) => number[]): number[][] {
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

/**
 * The decision that led to a position, with the follower that goes with its tile. A decision's ply is the number of its
 * first action, counted from 1: it is taken at the position before.
 */
export function decisionAt(analysis: Analysis, ply: number): AnalysedDecision | null {
  return (
    analysis.decisions.find((one) => ply >= one.ply && ply < one.ply + Math.max(1, one.played.actions.length)) ?? null
  );
}

/** The ply after a decision, with the follower that goes with its tile. */
export const lastPly = ({ ply, played }: AnalysedDecision): number => ply + Math.max(1, played.actions.length) - 1;

/** What a decision lost, as everything on the page says it: one number for one mistake. */
export const lossOf = (decision: AnalysedDecision): number => Math.round(10 * decision.loss) / 10;

const MOST = 3;

/** The mistakes of some seats that moved their chance to win most, in the order they were made. */
export function turningPoints(analysis: Analysis, seats: Set<number>): AnalysedDecision[] {
  const own = erred(analysis).filter((one) => !seats.size || seats.has(one.seat));
  const worst = own.sort((a, b) => b.win_loss - a.win_loss || b.loss - a.loss).slice(0, MOST);
  return worst.sort((a, b) => a.ply - b.ply);
}

export const erred = (analysis: Analysis): AnalysedDecision[] => analysis.decisions.filter((one) => one.size !== "");
