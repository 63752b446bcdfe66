import { t } from "../../words";
import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = {
  deeds: {
    tower: (action, where) => `${t("replay.did.tower")} (${where(action)})`,
    capture: (action, where) => `${t("replay.did.capture")} (${where(action)})`,
    exchange: () => t("replay.did.exchange"),
    ransom: () => t("replay.did.ransom"),
  },
  sources: ["ransom"],
  sourcesIn: (state) => (state.towers ? ["ransom"] : []),
  paid: {
    ransomed: ({ scores }) => scores.flatMap((points, seat) => (points ? [{ seat, by: "ransom", points }] : [])),
  },
};
