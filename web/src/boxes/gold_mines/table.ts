// Ingots beside the players, with what they are worth now.
import { about, t } from "../../words";
import type { TablePart } from "../../table/boxes";
import { INGOT, worth } from "./gold";

export const table: TablePart = {
  questions: { gold: { why: "table.gold.why" } },
  counters(state, seat) {
    const n = state.gold?.held[seat];
    if (n === undefined) return [];
    const promise = n ? { promise: worth(n) } : {};
    const icon = { ...INGOT, width: 19, height: 13 };
    return [{ id: "gold", n, label: about(t("term.gold"), String(n)), tip: t("table.gold.worth"), ...promise, icon }];
  },
  ahead: ({ events }, seat) =>
    events.flatMap((event) =>
      event.type === "gold_taken" && event.player === seat ? [t("table.then.gold", { n: event.count })] : [],
    ),
};
