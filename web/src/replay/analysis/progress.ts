// How well this device's players have played, game by game, as the analyses of finished games say: kept here, so that
// it can be looked at without analysing again.
import type { Analysis, Table } from "../../api/types";

export interface Played {
  game: string;
  /** When the game was made. */
  at: string;
  /** In percent. */
  accuracy: number;
  /** Of the draws, in points. */
  luck: number;
}
const KEPT = "carcassonne.progress";
const MOST = 200;

/** What is known of games that were analysed, oldest first. */
export function played(): Played[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as Played[]) : [];
  } catch {
    return [];
  }
}

/** Remembers an analysis of a game with one seat of this device; several would be several people. */
export function remember(game: string, table: Table, analysis: Analysis, mine: Set<number>): void {
  const [seat, ...others] = mine;
  const summary = analysis.summaries.find((one) => one.seat === seat);
  if (!summary || others.length) return;
  const one: Played = { game, at: table.created, accuracy: summary.accuracy, luck: summary.luck };
  const all = [...played().filter((known) => known.game !== game), one].sort((a, b) => a.at.localeCompare(b.at));
  try {
    localStorage.setItem(KEPT, JSON.stringify(all.slice(-MOST)));
  } catch {
    // without storage there is no history
  }
}
