// The abbot's ways, and what a garden pays.
import { t } from "../../words";
import { placing } from "../figures";
import type { MessagesPart } from "../../game/messages/boxes";

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
  causes: { abbot: "table.score.taken_back" },
};
