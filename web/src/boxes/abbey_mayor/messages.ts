// Abbeys that are laid, mayors, wagons and barns that are put, wagons that go on, farmers sent home.
import { t } from "../../words";
import { placing } from "../figures";
import type { MessagesPart } from "../../game/messages/boxes";

const mayor = placing("mayor", "table.event.mayor");
const wagon = placing("wagon", "table.event.wagon");
const barn = placing("barn", "table.event.barn");

export const messages: MessagesPart = {
  told: {
    placed: ({ player, tile }, { name }) =>
      tile === "AB" ? { text: t("table.event.abbey", { name: name(player) }), seat: player } : null,
    follower_placed: (event, happened) => mayor(event, happened) ?? wagon(event, happened) ?? barn(event, happened),
    wagon_moved: ({ player }, { name }) => ({
      text: t("table.event.wagon_moved", { name: name(player) }),
      seat: player,
    }),
    follower_returned: ({ player, by }, { name }) =>
      by === "barn" ? { text: t("table.event.driven_by_barn", { name: name(player) }), loud: true } : null,
  },
  terms: { barn: (_, points) => t("table.term.barn", { points }) },
  causes: { barn: "table.score.by_barn" },
};
