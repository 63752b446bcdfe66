// What somebody at the table is called. A bot without a name of its own is called by its level, as the reader speaks.
import type { SeatAtTable } from "../api/types";
import { say } from ".";

/** A player between two levels, as the server calls one that has no name of its own. */
const BETWEEN = /^level (\d(?:\.\d+)?)(?: (\d))?$/;

export function nameOf(seat: SeatAtTable | undefined): string {
  if (!seat) return "";
  const between = seat.kind === "bot" && seat.player ? BETWEEN.exec(seat.name) : null;
  if (between) return [say("level.between", seat.name, { n: between[1]! }), between[2]].filter(Boolean).join(" ");
  if (seat.kind !== "bot" || !seat.level || !seat.nth) return seat.name;
  const level = say(`level.${seat.level}`, seat.name);
  return seat.nth > 1 ? `${level} ${seat.nth}` : level;
}
