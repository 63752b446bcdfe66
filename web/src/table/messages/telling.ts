// What happened, in a sentence each: for the toasts and for who listens instead of looking.
import type { Entry, Event, Scored, Seat, Table } from "../../api/types";
import { t, type Key } from "../../words";
import { linesOf } from "./points";

export interface Told {
  text: string;
  seat: Seat | null;
  tiles: [number, number][];
  loud: boolean;
  final: boolean;
}

/** The sentences of an entry; `loud` ones are shown even to who made the move. */
export function told(entry: Entry, table: Table): Told[] {
  const name = (seat: unknown) => table.seats[Number(seat)]?.name ?? "";
  if (entry.type === "undo") return [plain(t("table.event.undone", { name: name(entry.seat) }), entry.seat, true)];
  if (entry.type === "left")
    return [plain(t(`table.event.left.${entry.reason}`, { name: name(entry.seat) }), entry.seat, true)];
  const scores = linesOf(
    entry,
    table.seats.map((seat) => seat.name),
  );
  const declined =
    entry.type === "move" && entry.action.type === "decline"
      ? entry.events.find((event) => event.type === "discarded")
      : undefined;
  const deeds = entry.events.flatMap((event) =>
    event === declined ? [declining(event, name)] : sentence(event, name),
  );
  // What was paid at the market is in the sentence of the sale.
  const points = scores
    .filter((line) => line.kind === "score")
    .map((line) => ({
      text: t("table.event.scored", { name: name(line.player), n: line.points, what: line.what }),
      seat: line.player,
      tiles: line.tiles,
      loud: true,
      final: line.final,
    }));
  return [...deeds, ...points];
}

function plain(text: string, seat: Seat | null = null, loud = false): Told {
  return { text, seat, tiles: [], loud, final: false };
}

function declining(event: Event, name: (seat: unknown) => string): Told {
  const player = event["player"] as Seat;
  return plain(t("table.event.declined", { name: name(player), tile: String(event["tile"]) }), player);
}

function sentence(event: Event, name: (seat: unknown) => string): Told[] {
  const player = event["player"] as Seat;
  const tile = (event["tile"] ?? "") as string;
  switch (event.type) {
    case "placed":
      return [
        {
          ...plain(t("table.event.placed", { name: name(player), tile }), player),
          tiles: [[Number(event["x"]), Number(event["y"])]],
        },
      ];
    case "bridge_built":
      return [plain(t("table.event.bridge", { name: name(player) }), player)];
    case "follower_placed":
      return [plain(followerWords(event, name(player)), player)];
    case "discarded":
      return [plain(t("table.event.discarded", { tile }), null, true)];
    case "castle_built":
      return [plain(t("table.event.castle", { name: name(player) }), player)];
    case "wheel_action": {
      const segment = String(event["segment"]);
      return [
        plain(
          t("table.event.pig", { segment: segmentWord(segment), why: t(`table.segment.why.${segment}` as Key) }),
          null,
          true,
        ),
      ];
    }
    case "market_opened":
      return [plain(t("table.event.market"), player, true)];
    case "bid_made":
      return [
        plain(
          event["points"] === null
            ? t("table.event.pass", { name: name(player) })
            : t("table.event.bid", { name: name(player), n: Number(event["points"]), tile }),
          player,
        ),
      ];
    case "tile_sold":
      return [plain(soldWords(event, name), event["buyer"] as Seat, true)];
    case "game_ended":
      return [plain(t("table.event.over"), null, true)];
    default:
      return [];
  }
}

function followerWords(event: Event, name: string): string {
  if (event["feature"] === "crown") return t("table.event.crown", { name, segment: segmentWord(String(event["at"])) });
  return t("table.event.follower", { name, role: t(`table.role.${String(event["feature"])}` as Key) });
}

function soldWords(event: Event, name: (seat: unknown) => string): string {
  const values = { buyer: name(event["buyer"]), tile: String(event["tile"]), n: Number(event["points"]) };
  return event["seller"] === null
    ? t("table.event.kept", values)
    : t("table.event.sold", { ...values, seller: name(event["seller"]) });
}

const segmentWord = (segment: string): string => t(`table.segment.${segment}` as Key);

/** Points that follow from a draft, as the preview tells them. */
export function consequences(events: Event[], names: string[], what: (scored: Scored) => string): string[] {
  return events
    .filter((event) => event.type === "scored")
    .map((event) => event as unknown as Scored)
    .map((scored) =>
      t("table.then.scores", { name: names[scored.player] ?? "", n: scored.points, what: what(scored) }),
    );
}
