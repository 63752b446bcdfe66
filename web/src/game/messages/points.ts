// Every point in words, from the terms of a score: "City completed: 3 tiles × 2 + 2 for pennants".
import type { LogEntry, ScoredEvent, Seat, Table } from "../../api/types";
import { ADDED, CAUSES, ownChanges, TERMS, type Happened } from "./boxes";
import { known, list, t, type Key } from "../../words";
import { nameOf } from "../../words/names";

/** One line of "Points, explained". */
export interface Line {
  id: string;
  player: Seat;
  points: number;
  what: string;
  final: boolean;
  /** What paid, "" where nothing on the board did. */
  feature: string;
  tiles: [number, number][];
  seq: number;
  /** A score, or points that changed hands otherwise. */
  kind: "score" | "change";
}

/** What a score was for, in words. */
export function explained(scored: ScoredEvent): string {
  const terms = scored.terms.map((term) => termWords(scored, term)).reduce((a, b) => t("table.term.plus", { a, b }));
  const key = `table.score.${scored.feature}`;
  const usual = scored.final && known(`${key}.final`) ? `${key}.final` : key;
  return t(CAUSES[scored.cause ?? ""] ?? (usual as Key), { terms });
}

/** A term as the event has it: how many points something brings is the game's to say. */
function termWords(scored: ScoredEvent, [name, points]: [string, number]): string {
  const own = TERMS[scored.feature];
  if (own) return own(name, points);
  const added = ADDED[name];
  if (added) return added(points);
  if (scored.feature === "cloister") return t("table.term.around", { points });
  return name === "tiles" ? tilesWords(scored.tiles.length, points) : t(`table.term.${name}` as Key, { points });
}

function tilesWords(n: number, points: number): string {
  if (points === n) return t("table.term.tiles_plain", { n });
  const each = points / n;
  return Number.isInteger(each) ? t("table.term.tiles", { n, each }) : t("table.term.tiles_sum", { n, points });
}

/** The entries as they count now: what was taken back is gone. */
export function standing(entries: LogEntry[]): LogEntry[] {
  const line: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.type === "undo") while (line.length && line[line.length - 1]!.ply > entry.ply) line.pop();
    else line.push(entry);
  }
  return line;
}

/** All points of a game, newest first. */
export function lines(entries: LogEntry[], table: Table): Line[] {
  const names = table.seats.map(nameOf);
  return standing(entries)
    .flatMap((entry) => linesOf(entry, names))
    .reverse();
}

/** The points of one entry, in the order they came. */
export function linesOf(entry: LogEntry, names: string[]): Line[] {
  if (entry.type !== "move" && entry.type !== "opening") return [];
  const happened: Happened = { entry, name: (seat) => names[seat ?? -1] ?? "" };
  return entry.events.flatMap((event, index) => {
    const id = `${entry.seq}.${index}`;
    if (event.type === "scored") return [scoredLine(id, event, happened)];
    const plain = { final: false, feature: "", tiles: [], seq: entry.seq, kind: "change" } as const;
    return ownChanges(event, happened).map((change): Line => {
      return { ...plain, ...change, tiles: [], id: `${id}.${change.player}` };
    });
  });
}

function scoredLine(id: string, scored: ScoredEvent, { entry, name }: Happened): Line {
  const { player, points, tiles, feature, final = false, shared = [] } = scored;
  const what = explained(scored);
  const others = shared.filter((seat) => seat !== player).map(name);
  const told = others.length ? t("table.score.shared", { what, names: list(others) }) : what;
  return { id, player, points, final, feature, tiles, seq: entry.seq, kind: "score", what: told };
}
