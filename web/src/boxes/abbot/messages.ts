// The abbot's ways, and what a garden pays.
import { t } from "../../words";
import { placing } from "../figures";
import type { MessagesPart } from "../messages";

/** What a finished cloister or garden pays: an abbot taken back always brings less. */
const FINISHED = 9;

export const messages: MessagesPart = {
  told: {
    follower_placed: placing("abbot", "table.event.abbot"),
    follower_returned({ player, figure }, { entry, name }) {
      const taken = entry.type === "move" && entry.action.type === "take_abbot" && entry.seat === player;
      return taken && figure === "abbot"
        ? { text: t("table.event.abbot_back", { name: name(player) }), seat: player }
        : null;
    },
  },
  terms: { garden: (_, points) => t("table.term.garden_around", { points }) },
  score({ feature, points }, action) {
    const inside = feature === "cloister" || feature === "garden";
    return action.type === "take_abbot" && inside && points < FINISHED ? "table.score.taken_back" : null;
  },
};
