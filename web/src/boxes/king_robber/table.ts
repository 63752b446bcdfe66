// King and robber baron beside whoever holds them.
import { about, t } from "../../words";
import type { Counter, TablePart } from "../../table/boxes";
import CardsPanel from "./CardsPanel.svelte";
import { cardsOf, SYMBOLS, VIEW } from "./cards";

export const table: TablePart = {
  counters: (state, seat) =>
    cardsOf(state)
      .filter(({ player }) => player === seat)
      .map(({ card, size }): Counter => {
        const label = about(t(`term.${card}`), t(`table.${card}.taken_with`, { n: size }));
        const icon = { view: VIEW, width: 19, height: 19, symbol: SYMBOLS[card] };
        return { id: card, n: size, label, tip: t(`table.${card}.why`), single: true, panelled: true, icon };
      }),
  panel: { shown: (state) => cardsOf(state).some(({ player }) => player !== null), content: CardsPanel },
  ahead: ({ events }, seat) =>
    events.flatMap((event) => {
      if (event.type === "king_taken" && event.player === seat) return [t("table.then.king")];
      if (event.type === "baron_taken" && event.player === seat) return [t("table.then.robber_baron")];
      return [];
    }),
};
