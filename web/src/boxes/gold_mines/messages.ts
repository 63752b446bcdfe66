// Gold that is put on tiles, taken, and worth points.
import { t } from "../../words";
import type { MessagesPart } from "../../game/messages/boxes";

export const messages: MessagesPart = {
  told: {
    gold_placed: ({ player }, { name }) => ({
      text: t("table.event.gold_placed", { name: name(player) }),
      seat: player,
    }),
    gold_taken: ({ player, count }, { name }) => ({
      text: t("table.event.gold_taken", { name: name(player), n: count }),
      seat: player,
      loud: true,
    }),
  },
  terms: { gold: (_, points) => t("table.term.gold", { points }) },
};
