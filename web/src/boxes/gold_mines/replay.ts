import { t } from "../../words";
import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = {
  deeds: { gold: (action, where) => `${t("replay.did.gold")} (${where(action)})` },
  sources: ["gold"],
  sourcesIn: (state) => (state.gold ? ["gold"] : []),
};
