import { t } from "../../words";
import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = {
  deeds: { magic: ({ figure }) => t(`replay.did.${figure}`) },
};
