// Builders, pigs and goods beside the players; the second tile of a double turn.
import { about, list, t } from "../../words";
import { atHome } from "../figures";
import type { Counter, TablePart } from "../../table/boxes";
import GoodsPanel from "./GoodsPanel.svelte";
import { GOODS, held, leaders, PAYS } from "./goods";
import SecondNote from "./SecondNote.svelte";

export const table: TablePart = {
  questions: { place: { beside: SecondNote } },
  counters(state, seat) {
    const figures = [...atHome(state, seat, "builder"), ...atHome(state, seat, "pig")];
    if (!state.goods) return figures;
    const goods = GOODS.map((kind): Counter => {
      const n = held(state, kind)[seat] ?? 0;
      const leads = leaders(state, kind).includes(seat);
      const has = about(t(`table.goods.${kind}`), String(n));
      const label = leads ? `${has}, ${t("table.goods.leads", { points: PAYS })}` : has;
      return { id: kind, n, label, ...(leads ? { promise: PAYS } : {}), panelled: true, icon: icon(kind) };
    });
    return [...figures, ...goods];
  },
  panel: { shown: (state) => GOODS.some((kind) => leaders(state, kind).length > 0), content: GoodsPanel },
  called: (state, phase) => (phase === "place" && state.second_part ? "place_second" : null),
  ahead({ events }, seat) {
    return events.flatMap((event) => {
      if (event.type === "second_part" && event.player === seat) return [t("table.then.second")];
      if (event.type === "goods_taken" && event.player === seat)
        return [t("table.then.goods", { goods: list(goodsWords(event.goods)) })];
      return [];
    });
  },
};

function icon(kind: string): Counter["icon"] {
  return { view: "-12 -12 24 24", width: 17, height: 17, symbol: `goods-${kind}` };
}

/** So many of each kind, in words. */
export function goodsWords(goods: Record<string, number>): string[] {
  return GOODS.flatMap((kind) => {
    const n = goods[kind];
    return n ? [t("table.goods.count", { n, goods: t(`table.goods.${kind}`) })] : [];
  });
}
