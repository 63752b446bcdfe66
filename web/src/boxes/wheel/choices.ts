// Crown spaces, and the followers that a plague may take.
import { about, t, type Key } from "../../words";
import { describePlace } from "../../board/words/places";
import { FIGURES, type ChoicesPart } from "../../game/choices/boxes";

const CROWN = { symbol: "crown", view: "-10 -10 20 20" };

export const choices: ChoicesPart = {
  choices: {
    crown(action, { seat }) {
      const { segment, figure } = action;
      const place = `crown:${segment}`;
      const id = figure ? `${figure} ${place}` : place;
      const short = t(`table.segment.${segment}` as Key);
      const space = t("table.spot.crown", { segment: short });
      const label = figure ? about(t(FIGURES[figure]!.label("crown")), space) : space;
      const piece = figure ? FIGURES[figure]!.piece(seat, "knight") : CROWN;
      const where = { x: 0, y: 0, feature: "crown", at: segment, aside: true, ...(figure ? { figure } : {}) };
      const spot = { id, ...where, seat, chosen: false, label, manner: "figure" as const };
      return [{ id, action, label, short, detail: t("table.crown.pays"), piece, spot, place }];
    },
    plague(action, { onBoard, position: { state, last } }) {
      const place = describePlace(action, state, last);
      const label = t("table.victim", { role: t(`table.role.${action.feature}` as Key), place });
      return [onBoard(action, action, label, "ring")];
    },
  },
  features: { crown: { piece: () => CROWN } },
};
