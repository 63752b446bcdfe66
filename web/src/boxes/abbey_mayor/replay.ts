import { t } from "../../words";
import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = {
  deeds: {
    abbey: (action, where) => `${t("replay.did.abbey")} (${where(action)})`,
    draw: () => t("replay.did.draw"),
    wagon: (action, where) => `${t("replay.did.wagon")} (${where(action)})`,
  },
  sources: ["barn"],
  sourcesIn: (state) => (state.figures?.some((one) => "barn" in one) ? ["barn"] : []),
};
