import { t, type Key } from "../../words";
import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = {
  deeds: {
    crown: ({ segment }) => t("table.spot.crown", { segment: t(`table.segment.${segment}` as Key) }),
    plague: (action, where) => `${t("replay.did.plague")} (${where(action)})`,
  },
  sources: ["crown", "wheel"],
  sourcesIn: (state) => (state.pig ? ["crown", "wheel"] : []),
};
