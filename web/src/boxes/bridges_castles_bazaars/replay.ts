import { t } from "../../words";
import { describeTile } from "../../board/words/tiles.svelte";
import type { ReplayPart } from "../../replay/boxes";
import { bridgeOf } from "./bridge";

export const replay: ReplayPart = {
  deeds: {
    castle: ({ build }) => t(build ? "replay.act.castle" : "replay.act.no_castle"),
    castle_project: (action, where) => `${t("replay.did.castle_project")} (${where(action)})`,
    auction: ({ tile, bid }) => t("replay.act.auction", { tile: describeTile(tile), n: bid }),
    bid: ({ points }) => t("replay.act.bid", { n: points }),
  },
  extras: { bridge: () => t("replay.act.bridge") },
  built(state, extras) {
    const bridge = bridgeOf(extras);
    return bridge ? { ...state, bridges: [...(state.bridges ?? []), bridge] } : state;
  },
  sources: ["castle", "market"],
  sourcesIn: (state) => (state.castles ? ["castle"] : []),
  paid: {
    tile_sold: ({ scores }) => scores.flatMap((points, seat) => (points ? [{ seat, by: "market", points }] : [])),
  },
};
