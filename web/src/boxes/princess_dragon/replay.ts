import { t } from "../../words";
import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = {
  deeds: {
    dragon: () => t("replay.did.dragon"),
    fairy: ({ x, y }, where) => `${t("replay.did.fairy")} (${where({ x, y })})`,
    princess: ({ x, y }, where) => `${t("replay.did.princess")} (${where({ x, y })})`,
  },
  sources: ["fairy"],
  sourcesIn: (state) => (state.fairy ? ["fairy"] : []),
};
