import { t } from "../../words";
import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = {
  deeds: {
    bear: (action, where) => `${t("replay.did.bear")} (${where(action)})`,
    trade: () => t("replay.did.trade"),
    buy_ticket: () => t("replay.did.buy_ticket"),
  },
  sources: ["bear", "juggler", "tickets"],
  sourcesIn: (state) => (state.tickets ? ["bear", "juggler", "tickets"] : []),
};
