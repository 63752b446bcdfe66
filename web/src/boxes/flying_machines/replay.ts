import { t } from "../../words";
import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = { deeds: { fly: () => t("replay.did.fly") } };
