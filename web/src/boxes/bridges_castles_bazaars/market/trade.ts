// How the bidding for the tile on offer stands, read from the log.
import type { LogEntry, Seat } from "../../../api/types";
import { standing } from "../../../game/messages/points";

export interface Trade {
  selector: Seat;
  tile: string;
  bids: Map<Seat, number | null>;
}

/** The bidding that is going on, or null when a tile is yet to be chosen. */
export function tradeOf(entries: LogEntry[], phase: string): Trade | null {
  if (phase !== "bid" && phase !== "deal") return null;
  const moves = standing(entries).filter((entry) => entry.type === "move");
  const start = moves.findLastIndex((entry) => entry.action.type === "auction");
  const opening = moves[start];
  if (!opening || opening.action.type !== "auction") return null;
  const made = moves.slice(start).flatMap((entry) => entry.events.filter((event) => event.type === "bid_made"));
  const bids = new Map(made.map((event) => [event.player, event.points]));
  return { selector: opening.seat, tile: opening.action.tile, bids };
}
