// King and robber baron who change hands, and what they are worth.
import { t } from "../../words";
import type { MessagesPart } from "../../game/messages/boxes";

export const messages: MessagesPart = {
  told: {
    king_taken: ({ player, size }, { name }) => ({
      text: t("table.event.king", { name: name(player), n: size }),
      seat: player,
      loud: true,
    }),
    baron_taken: ({ player, size }, { name }) => ({
      text: t("table.event.robber_baron", { name: name(player), n: size }),
      seat: player,
      loud: true,
    }),
  },
  terms: {
    king: (_, points) => t("table.term.king", { points }),
    robber_baron: (_, points) => t("table.term.robber_baron", { points }),
  },
};
