// What is chosen for a crop circle, and who goes home because of it.
import { t } from "../../words";
import type { MessagesPart } from "../../game/messages/boxes";

export const messages: MessagesPart = {
  told: {
    circle_chosen: ({ player, choice }, { name }) => ({
      text: t(choice === "add" ? "table.event.circle_add" : "table.event.circle_remove", { name: name(player) }),
      seat: player,
    }),
    follower_returned: ({ player, by }, { name }) =>
      by === "circle" ? { text: t("table.event.driven_by_circle", { name: name(player) }), seat: player } : null,
  },
};
