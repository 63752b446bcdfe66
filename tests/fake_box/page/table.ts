// Jugglers and tickets beside the players.
import { about, t } from "../../words";
import { atHome } from "../figures";
import type { Counter, TablePart } from "../../table/boxes";
import TicketsPanel from "./TicketsPanel.svelte";

const ICON = { view: "-10 -10 20 20", width: 17, height: 17, symbol: "ticket" };

export const table: TablePart = {
  questions: { bear: { why: "table.bear.why" }, trade: { why: "table.trade.why", skipped: "table.trade.keep" } },
  counters(state, seat) {
    const n = state.tickets?.[seat];
    const tickets: Counter[] =
      n === undefined ? [] : [{ id: "tickets", n, label: about(t("term.tickets"), String(n)), icon: ICON }];
    return [...atHome(state, seat, "juggler"), ...tickets];
  },
  panel: { shown: (state) => !!state.die, content: TicketsPanel },
};
