// Crown spaces, and the followers that a plague may take.
import { t, type Key } from "../../words";
import type { ChoicesPart } from "../choices";

const CROWN = { symbol: "crown", view: "-10 -10 20 20" };

export const choices: ChoicesPart = {
  choices: {
    crown(action, { seat }) {
      const { segment } = action;
      const id = `crown:${segment}`;
      const short = t(`table.segment.${segment}` as Key);
      const label = t("table.spot.crown", { segment: short });
      const spot = { id, x: 0, y: 0, feature: "crown", at: segment, seat, chosen: false, label };
      return [{ id, action, label, short, detail: "", piece: CROWN, spot: { ...spot, manner: "figure", aside: true } }];
    },
    plague(action, { onBoard }) {
      const { x, y, feature } = action;
      const label = t("table.victim", { role: t(`table.role.${feature}` as Key), x, y });
      return [onBoard(action, action, label, "ring")];
    },
  },
  features: { crown: { piece: () => CROWN } },
};
