// The pig's walks, and who stands on crown spaces.
import { t, type Key } from "../../words";
import type { MessagesPart } from "../../game/messages/boxes";

const segment = (name: string): string => t(`table.segment.${name}` as Key);

export const messages: MessagesPart = {
  told: {
    wheel_action: (event) => ({
      text: t("table.event.pig", {
        segment: segment(event.segment),
        why: t(`table.segment.why.${event.segment}` as Key),
      }),
      loud: true,
    }),
    follower_placed: ({ player, feature, at }, { name }) =>
      feature === "crown"
        ? { text: t("table.event.crown", { name: name(player), segment: segment(at ?? "") }), seat: player }
        : null,
  },
  terms: { crown: segment, wheel: segment },
};
