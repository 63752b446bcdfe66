// Bridges with the tile in hand, the question for a castle, and market days.
import { t } from "../../words";
import type { Counter, TablePart } from "../../table/boxes";
import BridgeChoice from "./BridgeChoice.svelte";
import CastleQuestion from "./CastleQuestion.svelte";
import Decline from "./Decline.svelte";
import Market from "./market/Market.svelte";

const BRIDGE = {
  view: "0 0 24 16",
  width: 18,
  height: 12,
  path: "M2 12c5-9 15-9 20 0M2 12v3M22 12v3M7 8v4M12 6v4M17 8v4",
};
const CASTLE = { view: "0 0 20 18", width: 15, height: 13, path: "M3 17V5h3v3h2.5V4h3v4H14V5h3v12zM8 17v-4h4v4" };

export const table: TablePart = {
  questions: {
    place: { beside: BridgeChoice, below: Decline },
    castle: {
      panel: CastleQuestion,
      goesOn: true,
      digits: [
        { type: "castle", build: true },
        { type: "castle", build: false },
      ],
    },
    castle_project: { why: "table.project.why", goesOn: true },
    auction: { whole: Market },
    bid: { whole: Market, none: { type: "pass" } },
    deal: { whole: Market },
  },
  counters({ bridges_left: bridges, castles_left: castles }, seat) {
    const [over, held] = [bridges?.[seat] ?? 0, castles?.[seat] ?? 0];
    const counter = (id: "bridges" | "castles", n: number, icon: Counter["icon"]): Counter => {
      return { id, n, label: t(`table.${id}_left`, { n }), tip: t(`table.${id}_left.tip`, { n }), icon };
    };
    return [
      ...(bridges ? [counter("bridges", over, BRIDGE)] : []),
      ...(castles ? [counter("castles", held, CASTLE)] : []),
    ];
  },
  ahead({ events, position: { state } }, seat) {
    const told: string[] = [];
    if (state.phase === "castle" && state.to_act === seat) told.push(t("table.then.castle"));
    if (events.some((event) => event.type === "market_opened")) told.push(t("table.then.market"));
    return told;
  },
  keys: { b: (turn) => turn.vary(turn.laying.nextVariant) },
  keyHelp: [
    { after: "rotate", keys: ["B"], what: "table.keys.bridge" },
    { with: "none", what: "table.keys.pass" },
    { after: "none", keys: ["↑", "↓"], what: "table.keys.market" },
  ],
};
