// Leading the bear, tickets for points, a ticket instead of a figure; the juggler.
import { colourOf } from "../../look/colours.svelte";
import { describePlace } from "../../board/words/places";
import { t } from "../../words";
import type { ChoicesPart } from "../../game/choices/boxes";

const TICKET = { symbol: "ticket", view: "-10 -10 20 20" };
const BEAR = { symbol: "bear", view: "-18 -22 36 40" };

export const choices: ChoicesPart = {
  choices: {
    bear(action, { seat, position: { state, last } }) {
      const { x, y } = action;
      const id = `bear@${x},${y}`;
      const label = t("table.bear.to", { place: describePlace({ x, y }, state, last) });
      const spot = { id, x, y, feature: "bear", seat, chosen: false, label, manner: "ring" as const, aside: true };
      return [{ id, action, label, detail: "", piece: BEAR, spot }];
    },
    trade: (action) => [{ id: "trade", action, label: t("table.trade"), detail: "", piece: TICKET, spot: null }],
    buy_ticket: (action) => [
      { id: "buy_ticket", action, label: t("table.buy_ticket"), detail: "", piece: TICKET, spot: null },
    ],
  },
  features: { bear: { piece: () => BEAR } },
  figures: {
    juggler: {
      label: () => "table.spot.juggler",
      detail: "table.spot.juggler.why",
      piece: (seat) => ({ symbol: `juggler-${colourOf(seat)}` }),
    },
  },
};
