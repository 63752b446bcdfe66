import { t } from "../../words";
import type { TablePart } from "../../table/boxes";

export const table: TablePart = {
  questions: { ferry: { why: "table.ferry.why", goesOn: true, skipped: "table.ferry.leave" } },
  ahead: ({ position: { state } }, seat) =>
    state.phase === "ferry" && state.to_act === seat ? [t("table.then.ferry")] : [],
};
