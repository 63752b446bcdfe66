// How a game ended, said to whoever looks: to the one person at this device, or about the players to everybody else.
import type { Seat, Table } from "../../api/types";
import { list, t } from "../../words";
import { nameOf } from "../../words/names";

/** Who won and how: "You lost. Bram won by 12 points." */
export function resultWords(table: Table, seats: Iterable<Seat>): string {
  const result = table.result;
  if (!result) return "";
  const [own, ...others] = seats;
  const you = others.length ? undefined : own;
  const winners = result.winners;
  if (!winners.length) return t(result.reason === "cancelled" ? "over.cancelled" : "over.unfinished");
  if (you === undefined) return victory(table, null);
  if (winners.includes(you)) return victory(table, you);
  const left = table.seats[you]?.left;
  return t(`over.lost.${left ?? "points"}`, { how: victory(table, null, !!left) });
}

/** The victory: of `you` and others, or of others alone. `plain` where why they won has been said. */
function victory(table: Table, you: Seat | null, plain = false): string {
  const { winners, reason } = table.result!;
  const name = (seat: Seat): string => nameOf(table.seats[seat]);
  const names = list(winners.filter((seat) => seat !== you).map(name));
  if (winners.length > 1) return t(you === null ? "over.shared" : "over.you.shared", { names });
  const by = you === null ? "over.won" : "over.you";
  const values = { name: name(winners[0]!) };
  const n = lead(table);
  if (reason === "resigned" || reason === "timeout") return t(`${by}.${plain ? "plain" : reason}`, values);
  return n === null ? t(`${by}.plain`, values) : t(`${by}.points`, { ...values, n });
}

/** How many points the winner is ahead of the next who stayed to the end; null where nobody did. */
function lead(table: Table): number | null {
  const { scores, winners } = table.result!;
  const others = scores.filter((_, seat) => !winners.includes(seat) && !table.seats[seat]?.left);
  return others.length ? (scores[winners[0]!] ?? 0) - Math.max(...others) : null;
}

/** Who resigned or ran out of time, where that ended the game, and what else is to say of its end. */
export function whyWords(table: Table): string {
  const result = table.result;
  if (!result || result.reason === "cancelled") return "";
  const gone = table.seats.filter(({ left }) => left === result.reason).map(nameOf);
  return t(`table.over.reason.${result.reason}`, { names: list(gone), n: gone.length });
}
