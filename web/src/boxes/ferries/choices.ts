// Which two roads a ferry joins: each way is chosen beside its lake.
import { describePlace } from "../../board/words/places";
import { t, type Key } from "../../words";
import type { ChoicesPart } from "../../game/choices/boxes";
import { FERRY } from "./ferries";

export const choices: ChoicesPart = {
  choices: {
    ferry(action, { seat, position: { state, last } }) {
      const { x, y, ends } = action;
      const at = ends.join("-");
      const id = `ferry ${at}@${x},${y}`;
      const moved = (state.ferries ?? []).some((one) => one.x === x && one.y === y);
      const [one, two] = [t(`table.at.${ends[0]}` as Key), t(`table.at.${ends[1]}` as Key)];
      const place = describePlace({ x, y }, state, last);
      const label = t(moved ? "table.ferry.move" : "table.ferry.put", { place, one, two });
      const spot = { id, x, y, feature: "ferry", at, seat, chosen: false, label, manner: "way" as const, aside: moved };
      return [{ id, action, label, detail: "", piece: FERRY, spot }];
    },
  },
  features: { ferry: { piece: () => FERRY } },
};
