// Bridges and castles built, tiles declined, and what goes on at a market.
import { t, type Key } from "../../words";
import { describeTile } from "../../board/words/tiles.svelte";
import type { MessagesPart } from "../../game/messages/boxes";

export const messages: MessagesPart = {
  told: {
    bridge_built: ({ player }, { name }) => ({ text: t("table.event.bridge", { name: name(player) }), seat: player }),
    castle_built: ({ player }, { name }) => ({ text: t("table.event.castle", { name: name(player) }), seat: player }),
    /** The first tile that leaves the game with this decision is the one that was declined. */
    discarded(event, { entry, name }) {
      const declines = entry.type === "move" && entry.action.type === "decline";
      if (!declines || entry.events.find((one) => one.type === "discarded") !== event) return null;
      const { player } = event;
      const text = t("table.event.declined", { name: name(player), tile: describeTile(event.tile) });
      return { text, seat: player };
    },
    market_opened: ({ player }) => ({ text: t("table.event.market"), seat: player, loud: true }),
    bid_made({ player, points, tile }, { name }) {
      const who = { name: name(player) };
      if (points === null) return { text: t("table.event.pass", who), seat: player };
      return { text: t("table.event.bid", { ...who, n: points, tile: describeTile(tile) }), seat: player };
    },
    tile_sold({ tile, seller, buyer, points }, { name }) {
      const values = { buyer: name(buyer), tile: describeTile(tile), n: points };
      const key: Key = seller === null ? "table.event.kept" : "table.event.sold";
      return { text: t(key, { ...values, seller: name(seller) }), seat: buyer, loud: true };
    },
  },
  changes: {
    tile_sold: ({ tile, seller, buyer, scores }, { name }) =>
      scores.flatMap((points, player) => {
        if (!points) return [];
        const other = player === buyer ? seller : buyer;
        const dealt: Key = player === buyer ? "table.score.bought" : "table.score.sold";
        const what = t(other === null ? "table.score.took" : dealt, { tile: describeTile(tile), name: name(other) });
        return [{ player, points, what }];
      }),
  },
  terms: { castle: (feature) => t(`table.paid_by.${feature}` as Key) },
};
