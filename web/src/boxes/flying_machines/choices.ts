// Letting a follower fly from the tile just laid; where he lands is chosen as any follower's place is.
import { t, type Key } from "../../words";
import type { ChoicesPart } from "../../game/choices/boxes";
import { FLIER } from "./flights";

export const choices: ChoicesPart = {
  choices: {
    fly(action, { seat, position: { last } }) {
      const { figure } = action;
      const id = figure === undefined ? "fly" : `${figure} fly`;
      const label = t(`table.fly${figure === undefined ? "" : `.${figure}`}` as Key);
      const { x, y } = last ?? { x: 0, y: 0 };
      const place = { id, x, y, feature: "flight", seat, chosen: false, label, manner: "ring" as const, aside: true };
      const spot = { ...place, ...(figure === undefined ? {} : { figure }) };
      return [{ id, action, label, detail: t("table.fly.how"), piece: FLIER, spot, place: "fly" }];
    },
  },
  features: { flight: { piece: () => FLIER } },
};
