// Challenges that are lost, and what a shrine pays.
import { t } from "../../words";
import type { MessagesPart } from "../../game/messages/boxes";

export const messages: MessagesPart = {
  told: {
    follower_returned: ({ player, by, feature }, { name }) =>
      by === "challenge" && (feature === "shrine" || feature === "cloister")
        ? { text: t(`table.event.challenged.${feature}`, { name: name(player) }), loud: true }
        : null,
  },
  terms: { shrine: (_, points) => t("table.term.shrine_around", { points }) },
};
