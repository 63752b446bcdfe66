// Every point in words, from the terms of a score: "City finished: 3 tiles × 2 + 2 for pennants".
import type { Entry, Event, Scored, Seat, Table } from "../../api/types";
import { list, t, type Key } from "../../words";

/** One line of "Points, explained". */
export interface Line {
  id: string;
  player: Seat;
  points: number;
  what: string;
  final: boolean;
  tiles: [number, number][];
  seq: number;
  kind: "score" | "sale";
}

/** What a score was for, in words. */
export function explained(scored: Scored, final: boolean): string {
  const terms = scored.terms.map((term) => termWords(scored, term)).reduce((a, b) => t("table.term.plus", { a, b }));
  const unfinished = final && ["city", "road", "cloister"].includes(scored.feature);
  return t(`table.score.${scored.feature}${unfinished ? ".final" : ""}` as Key, { terms });
}

/** A term as the event has it: how many points something brings is the game's to say. */
function termWords(scored: Scored, [name, points]: [string, number]): string {
  switch (scored.feature) {
    case "castle":
      return t(`table.paid_by.${name}` as Key);
    case "crown":
    case "wheel":
      return t(`table.segment.${name}` as Key);
    case "cloister":
      return t("table.term.around", { points });
  }
  return name === "tiles" ? tilesWords(scored.tiles.length, points) : t(`table.term.${name}` as Key, { points });
}

function tilesWords(n: number, points: number): string {
  if (points === n) return t("table.term.tiles_plain", { n });
  const each = points / n;
  return Number.isInteger(each) ? t("table.term.tiles", { n, each }) : t("table.term.tiles_sum", { n, points });
}

/** The entries as they count now: what was taken back is gone. */
export function standing(entries: Entry[]): Entry[] {
  const line: Entry[] = [];
  for (const entry of entries) {
    if (entry.type === "undo") while (line.length && line[line.length - 1]!.ply > entry.ply) line.pop();
    else line.push(entry);
  }
  return line;
}

/** All points of a game, newest first. */
export function lines(entries: Entry[], table: Table): Line[] {
  const names = table.seats.map((seat) => seat.name);
  return standing(entries)
    .flatMap((entry) => linesOf(entry, names))
    .reverse();
}

/** The points of one entry, in the order they came. */
export function linesOf(entry: Entry, names: string[]): Line[] {
  if (entry.type !== "move" && entry.type !== "opening") return [];
  const over = entry.events.some((event) => event.type === "game_ended");
  const lastTurn = entry.events.findLastIndex((event) => event.type === "turn_ended");
  return entry.events.flatMap((event, index) => {
    const final = over && index > lastTurn;
    if (event.type === "scored") return [scoredLine(entry, index, event as unknown as Scored, final, names)];
    return event.type === "tile_sold" ? soldLines(entry, index, event, names) : [];
  });
}

function scoredLine(
  entry: Entry & { events: Event[] },
  index: number,
  scored: Scored,
  final: boolean,
  names: string[],
): Line {
  const what = explained(scored, final);
  const others = entry.events
    .filter((event, at) => at !== index && sameFeature(event, scored))
    .map((event) => names[(event as unknown as Scored).player] ?? "");
  return {
    id: `${entry.seq}.${index}`,
    player: scored.player,
    points: scored.points,
    final,
    tiles: scored.tiles,
    seq: entry.seq,
    kind: "score",
    what: others.length ? t("table.score.shared", { what, names: list(others) }) : what,
  };
}

function sameFeature(event: Event, scored: Scored): boolean {
  if (event.type !== "scored" || event["feature"] !== scored.feature || !scored.tiles.length) return false;
  return event["player"] !== scored.player && JSON.stringify(event["tiles"]) === JSON.stringify(scored.tiles);
}

function soldLines(entry: Entry, index: number, event: Event, names: string[]): Line[] {
  const { tile, seller, buyer, scores } = event as unknown as {
    tile: string;
    seller: Seat | null;
    buyer: Seat;
    scores: number[];
  };
  return scores.flatMap((points, player) => {
    if (!points) return [];
    const other = player === buyer ? seller : buyer;
    const key: Key = other === null ? "table.score.took" : player === buyer ? "table.score.bought" : "table.score.sold";
    const what = t(key, { tile, name: other === null ? "" : (names[other] ?? "") });
    return [
      {
        id: `${entry.seq}.${index}.${player}`,
        player,
        points,
        what,
        final: false,
        tiles: [],
        seq: entry.seq,
        kind: "sale",
      },
    ];
  });
}
