// Mage and witch who come and go, and what they make of points.
import { t } from "../../words";
import type { MessagesPart } from "../../game/messages/boxes";
import type { Magician } from "./magic";

export const messages: MessagesPart = {
  told: {
    magic_moved: ({ player, figure }, { name }) => ({
      text: t(`table.event.moved_${figure as Magician}`, { name: name(player) }),
      seat: player,
    }),
    magic_off: ({ figure }) => ({ text: t(`table.event.off_${figure as Magician}`) }),
  },
  added: {
    mage: (points) => t("table.term.mage", { points }),
    witch: (points) => t("table.term.witch", { points }),
  },
};
