// Where the second ingot of a mine goes.
import { describePlace } from "../../board/words/places";
import { t } from "../../words";
import type { ChoicesPart } from "../../game/choices/boxes";
import { INGOT } from "./gold";

export const choices: ChoicesPart = {
  choices: {
    gold(action, { seat, position: { state, last } }) {
      const { x, y } = action;
      const id = `gold@${x},${y}`;
      const lying = state.gold?.on.find((one) => one.x === x && one.y === y)?.count ?? 0;
      const label = t("table.gold.to", { place: describePlace({ x, y }, state, last) });
      const detail = lying ? t("table.gold.already", { n: lying }) : "";
      const spot = { id, x, y, feature: "gold", seat, chosen: false, label, manner: "ring" as const, aside: true };
      return [{ id, action, label, detail, piece: INGOT, spot }];
    },
  },
  features: { gold: { piece: () => INGOT } },
};
