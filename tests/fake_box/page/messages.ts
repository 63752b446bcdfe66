// What the die shows, where the bear dances, who takes tickets, and what all that pays.
import { t } from "../../words";
import { placing } from "../figures";
import type { MessagesPart } from "../../game/messages/boxes";

export const messages: MessagesPart = {
  told: {
    follower_placed: placing("juggler", "table.event.juggler"),
    rolled: ({ player, points }, { name }) => ({
      text: t("table.event.rolled", { name: name(player), n: points }),
      seat: player,
      loud: true,
    }),
    tickets_taken: ({ player, count }, { name }) => ({
      text: t("table.event.tickets", { name: name(player), n: count }),
      seat: player,
      loud: true,
    }),
    bear_moved: ({ player }, { name }) => ({ text: t("table.event.bear", { name: name(player) }), seat: player }),
    bear_left: () => ({ text: t("table.event.bear_left") }),
  },
  terms: {
    bear: (_, points) => t("table.term.bear", { points }),
    juggler: (_, points) => t("table.term.pennies", { points }),
    tickets: (term, points) => t(term === "die" ? "table.term.die" : "table.term.tickets", { points }),
  },
  added: { booths: (points) => t("table.term.booths", { points }) },
};
