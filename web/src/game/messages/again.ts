// A game that is another one played again from one of its turns.
import type { Seat, Table } from "../../api/types";
import { date, t } from "../../words";

/** "Again from turn 9 of the game of …"; "" for a game played from its beginning. */
export function againWords({ origin }: Table): string {
  return origin ? t("again.from", { turn: origin.turn, date: date(origin.created, { dateStyle: "medium" }) }) : "";
}

/** The first game, at the moment from which it is played again. */
export const originAddress = ({ origin }: Table): string => (origin ? `/g/${origin.id}/replay?ply=${origin.ply}` : "");

/** The points of each seat from that moment on, the first time and this time; null while nothing can be compared. */
export function compared({ origin, result }: Table): { first: number[]; now: number[]; cut: boolean } | null {
  if (!origin || !result) return null;
  const since = (scores: number[]): number[] => scores.map((score, seat) => score - (origin.scores[seat] ?? 0));
  const whole = ({ reason }: { reason: string }): boolean => reason === "finished" || reason === "imported";
  return {
    first: since(origin.result.scores),
    now: since(result.scores),
    cut: !whole(result) || !whole(origin.result),
  };
}

/** What the second try brought a seat: "4 points more for you than the first time." */
export function differenceWords(table: Table, seat: Seat): string {
  const both = compared(table);
  if (!both) return "";
  const n = (both.now[seat] ?? 0) - (both.first[seat] ?? 0);
  return t(n > 0 ? "again.more" : n < 0 ? "again.less" : "again.same", { n: Math.abs(n) });
}
