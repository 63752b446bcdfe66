// Ferries that are put and moved.
import { t } from "../../words";
import type { MessagesPart } from "../../game/messages/boxes";

export const messages: MessagesPart = {
  told: {
    ferry_placed: ({ player }, { name }) => ({
      text: t("table.event.ferry_placed", { name: name(player) }),
      seat: player,
    }),
    ferry_moved: ({ player }, { name }) => ({
      text: t("table.event.ferry_moved", { name: name(player) }),
      seat: player,
      loud: true,
    }),
  },
};
