import { t } from "../../words";
import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = {
  deeds: {
    circle: ({ choice }) => t(choice === "add" ? "replay.did.circle_add" : "replay.did.circle_remove"),
    take: ({ x, y }, where) => `${t("replay.did.circle_take")} (${where({ x, y })})`,
  },
};
