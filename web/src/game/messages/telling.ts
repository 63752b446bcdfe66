// What happened, in a sentence each: for the toasts and for who listens instead of looking.
import type { LogEntry, Event, ScoredEvent, Seat, State, Table } from "../../api/types";
import { ownSentence, type Happened, type Sentence } from "./boxes";
import { t, type Key } from "../../words";
import { nameOf } from "../../words/names";
import { describePlace } from "../../board/words/places";
import { describeTile } from "../../board/words/tiles.svelte";
import { linesOf } from "./points";

export interface Told {
  text: string;
  seat: Seat | null;
  tiles: [number, number][];
  loud: boolean;
  final: boolean;
}

/**
 * The sentences of an entry; `loud` ones are shown even to who made the move. With the landscape they say where a tile
 * lies as well.
 */
export function told(entry: LogEntry, table: Table, landscape: State | null = null): Told[] {
  const names = table.seats.map(nameOf);
  const name = (seat: Seat | null) => names[seat ?? -1] ?? "";
  if (entry.type === "undo")
    return [plain({ text: t("table.event.undone", { name: name(entry.seat) }), seat: entry.seat, loud: true })];
  if (entry.type === "left")
    return [
      plain({ text: t(`table.event.left.${entry.reason}`, { name: name(entry.seat) }), seat: entry.seat, loud: true }),
    ];
  const deeds = entry.events.flatMap((event) => sentences(event, { entry, name }, landscape));
  // What changed hands otherwise is in the sentence of the event that did it.
  const points = linesOf(entry, names)
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

function plain({ text, seat, loud = false }: Sentence, tiles: Told["tiles"] = []): Told {
  return { text, seat: seat ?? null, tiles, loud, final: false };
}

function sentences(event: Event, happened: Happened, landscape: State | null): Told[] {
  const own = ownSentence(event, happened);
  if (own) return [plain(own)];
  const { name } = happened;
  switch (event.type) {
    case "placed": {
      const { player, x, y } = event;
      const values = { name: name(player), tile: describeTile(event.tile) };
      const text = landscape
        ? t("table.event.placed_at", { ...values, place: describePlace(event, landscape) })
        : t("table.event.placed", values);
      return [plain({ text, seat: player }, [[x, y]])];
    }
    case "follower_placed": {
      const { player, feature } = event;
      const role = t(`table.role.${feature}` as Key);
      return [plain({ text: t("table.event.follower", { name: name(player), role }), seat: player })];
    }
    case "discarded":
      return [plain({ text: t("table.event.discarded", { tile: describeTile(event.tile) }), loud: true })];
    case "game_ended":
      return [plain({ text: t("table.event.over"), loud: true })];
    default:
      return [];
  }
}

/** Points that follow from a draft, as the preview tells them. */
export function consequences(events: Event[], names: string[], what: (scored: ScoredEvent) => string): string[] {
  return events
    .filter((event) => event.type === "scored")
    .map((scored) =>
      t("table.then.scores", { name: names[scored.player] ?? "", n: scored.points, what: what(scored) }),
    );
}
