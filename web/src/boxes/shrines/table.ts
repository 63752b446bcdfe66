// A challenge that the move would win or lose.
import { t } from "../../words";
import type { TablePart } from "../../table/boxes";

export const table: TablePart = {
  ahead: ({ events }, seat) =>
    events.flatMap((event) =>
      event.type === "follower_returned" && event.by === "challenge"
        ? [t(event.player === seat ? "table.then.challenge.lost" : "table.then.challenge.won")]
        : [],
    ),
};
