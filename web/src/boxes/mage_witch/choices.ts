// Which road or city the mage or the witch goes to: both may stand at every place.
import { describePlace } from "../../board/words/places";
import { about, t, type Key } from "../../words";
import type { ChoicesPart, OwnFigure } from "../../game/choices/boxes";
import { picture, type Magician } from "./magic";

const figure = (who: Magician): OwnFigure => ({ label: () => `term.${who}`, piece: () => picture(who) });

export const choices: ChoicesPart = {
  choices: {
    magic(action, { seat, onBoard, position: { state, last } }) {
      const { figure: who, x, y, feature, at, off } = action;
      const called = t(`term.${who}`);
      if (off || feature === undefined || typeof x !== "number" || typeof y !== "number") {
        const label = about(called, t("table.magic.off"));
        return [{ id: `${who} off`, action, label, detail: "", piece: picture(who), spot: null }];
      }
      const place = { x, y, feature, ...(at ? { at } : {}), figure: who };
      const where = t("table.magic.to", {
        feature: t(`table.feature.${feature}` as Key),
        place: describePlace({ x, y }, state, last),
      });
      const side = at ? `${where}, ${t(`table.at.${at}` as Key)}` : where;
      const choice = onBoard(place, action, about(called, side), "ring");
      return [{ ...choice, spot: choice.spot && { ...choice.spot, seat, aside: true } }];
    },
  },
  figures: { mage: figure("mage"), witch: figure("witch") },
};
