// What the die shows, and a flier who finds no place to land.
import { t } from "../../words";
import type { MessagesPart } from "../../game/messages/boxes";

export const messages: MessagesPart = {
  told: {
    rolled: ({ player, points }, { name }) => ({
      text: t("table.event.flight", { name: name(player), n: points }),
      seat: player,
      loud: true,
    }),
    crashed: ({ player }, { name }) => ({
      text: t("table.event.crashed", { name: name(player) }),
      seat: player,
      loud: true,
    }),
  },
};
