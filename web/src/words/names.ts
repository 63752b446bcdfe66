// What somebody at the table is called. A bot without a name of its own is called by its level, as the reader speaks.
import type { SeatAtTable } from "../api/types";
import { say } from ".";

export function nameOf(seat: SeatAtTable | undefined): string {
  if (!seat) return "";
  if (seat.kind !== "bot" || !seat.level || !seat.nth) return seat.name;
  const level = say(`level.${seat.level}`, seat.name);
  return seat.nth > 1 ? `${level} ${seat.nth}` : level;
}
