// Where dragon and fairy go, whom he eats, whom a princess sends away, and what the fairy pays.
import { t } from "../../words";
import type { MessagesPart } from "../../game/messages/boxes";

export const messages: MessagesPart = {
  told: {
    dragon_moved: ({ player }, { name }) => ({
      text: t("table.event.dragon_moved", { name: name(player) }),
      seat: player,
    }),
    fairy_moved: ({ player }, { name }) => ({
      text: t("table.event.fairy_moved", { name: name(player) }),
      seat: player,
    }),
    follower_returned: ({ player, by }, { name }) =>
      by === "dragon" || by === "princess"
        ? { text: t(`table.event.driven_by_${by}`, { name: name(player) }), loud: true }
        : null,
  },
  terms: { fairy: (_, points) => t("table.term.fairy", { points }) },
};
