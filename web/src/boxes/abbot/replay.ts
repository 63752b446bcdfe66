import { t } from "../../words";
import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = {
  deeds: { take_abbot: () => t("table.take_abbot") },
  sources: ["garden"],
  sourcesIn: (state) => (state.figures?.[0]?.abbot === undefined ? [] : ["garden"]),
};
