// The question before the draw and that to a wagon's owner; what everybody has in hand.
import { t } from "../../words";
import type { Counter, TablePart } from "../../table/boxes";
import { atHome } from "../figures";
import { ABBEY } from "./pieces";

export const table: TablePart = {
  questions: {
    tile: { why: "table.abbey.why", skipped: "table.abbey.none" },
    wagon: { why: "table.wagon.why", goesOn: true, skipped: "table.wagon.home" },
  },
  counters(state, seat) {
    const figures = ["mayor", "wagon", "barn"].flatMap((figure) => atHome(state, seat, figure));
    const n = state.abbeys?.[seat];
    if (n === undefined) return figures;
    const label = t(n ? "table.figure.abbey" : "table.figure.abbey.away");
    const abbey: Counter = { id: "abbey", n, label, single: true, icon: { ...ABBEY, width: 18, height: 18 } };
    return [abbey, ...figures];
  },
  ahead: ({ events }, seat) => {
    const sent = events.filter((event) => event.type === "follower_returned" && event.by === "barn");
    const others = sent.filter((event) => "player" in event && event.player !== seat).length;
    return others ? [t("table.then.barn", { n: others })] : [];
  },
};
