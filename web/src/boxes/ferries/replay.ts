import { t } from "../../words";
import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = {
  deeds: { ferry: (action, where) => `${t("replay.did.ferry")} (${where(action)})` },
};
