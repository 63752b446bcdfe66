// Pieces beside the players, who holds whom, and whom one may buy back.
import { t } from "../../words";
import type { TablePart } from "../../table/boxes";
import PrisonsPanel from "./PrisonsPanel.svelte";
import Ransom from "./Ransom.svelte";
import { PIECE } from "./faces";

export const table: TablePart = {
  questions: {
    place: { below: Ransom },
    follower: { below: Ransom },
    capture: { why: "table.tower.why", goesOn: true, skipped: "table.tower.nobody" },
    exchange: { why: "table.exchange.why", goesOn: true },
  },
  counters(state, seat) {
    const n = state.pieces?.[seat];
    if (n === undefined) return [];
    const icon = { ...PIECE, width: 17, height: 15 };
    return [{ id: "pieces", n, label: t("table.pieces", { n }), tip: t("table.pieces.tip"), icon }];
  },
  panel: { shown: (state) => (state.prisoners ?? []).length > 0, content: PrisonsPanel },
  ahead: ({ events, position: { state } }, seat) => {
    const told = state.phase === "capture" && state.to_act === seat ? [t("table.then.capture")] : [];
    if (events.some((event) => event.type === "exchanged")) told.push(t("table.then.exchange"));
    return told;
  },
};
