// The artwork that the server draws from the tile data: a sprite of symbols, and where things lie on each kind of tile.
import { ask } from "../api/transport";
import { hold } from "./sprite";

export type Point = [x: number, y: number];

/** One thing that is printed on a kind of tile; what has no sides stands in its middle. */
export interface PrintedPart {
  kind: string;
  sides?: string;
  /** Where a line with one side ends. */
  end?: string;
  marks?: string[];
}
/** Where things stand on one kind of tile; see `anchors` in src/carcassonne/art/sprite.py. */
export interface KindOfTile {
  anchors: Record<string, Point>;
  at: Record<string, string>;
  towers: Point[];
  second: boolean;
  /** What is printed on it, to be put into words. */
  parts: PrintedPart[];
  /** The number on its badge, where all copies have the same. */
  number?: number;
  /** Its anchors where a piece spans it, by the piece and its axis. */
  spanned: Record<string, Record<string, Point>>;
  /** What else is printed on it; the box that brings it knows what it means. */
  printed: Record<string, unknown>;
}
export interface Paths {
  fill: Record<string, string>;
  line: Record<string, string>;
}

/** The score track: its size, its squares from 0 on, and how so many markers share one; see art/board/track.py. */
export interface Track {
  size: [width: number, height: number];
  squares: Point[];
  fan: Point[][];
  /** The least and the most that a plaque says. */
  plaques: [least: number, most: number];
}

export interface Art {
  kinds: Record<string, KindOfTile>;
  steps: Record<string, Point>;
  roles: Record<string, string>;
  track: Track;
  regions: Record<string, Paths>;
  /** What else the artwork says of all tiles; the box that brings it knows what it means. */
  others: Record<string, unknown>;
}

type Entry = Record<string, unknown>;
export interface ArtFile {
  anchors: Record<string, Entry>;
  regions: Record<string, Paths>;
}

/** The kind of a tile as the protocol names it (`D`, `W29:3`), and the number that is printed on it. */
export function readName(name: string): { kind: string; number: number | null } {
  const [kind = "", number] = name.split(":");
  return { kind, number: number ? Number(number) : null };
}

let loading: Promise<Art> | null = null;
const waiting: ((art: Art) => void)[] = [];

/** Tells of the artwork whenever it has come. */
export function whenDrawn(tell: (art: Art) => void): void {
  waiting.push(tell);
}

/** The artwork, fetched once; its symbols can be used when this is there. A failure may be tried again. */
export function loadArt(): Promise<Art> {
  loading ??= fetchArt().catch((problem: unknown) => {
    loading = null;
    throw problem;
  });
  return loading;
}

async function fetchArt(): Promise<Art> {
  const [sprite, file] = await Promise.all([answer("/art/sprite.svg"), answer("/art/art.json")]);
  hold(await sprite.text());
  const art = readArt((await file.json()) as ArtFile);
  for (const tell of waiting) tell(art);
  return art;
}

async function answer(path: string): Promise<Response> {
  const found = await ask(path);
  if (!found.ok) throw new Error(`${path}: ${found.status}`);
  return found;
}

/** The file of the server in the shape of this page. */
export function readArt(file: ArtFile): Art {
  const kinds: Record<string, KindOfTile> = {};
  const others: Entry = {};
  for (const [name, entry] of Object.entries(file.anchors)) {
    if (name.startsWith("_")) others[name.slice(1)] = entry;
    else kinds[name] = kindOfTile(entry);
  }
  const { steps, roles, track } = others as Pick<Art, "steps" | "roles" | "track">;
  return { kinds, steps, roles, track, regions: file.regions, others };
}

const SPANNED = /_(NS|WE)$/;

function kindOfTile(entry: Entry): KindOfTile {
  const anchors: Record<string, Point> = {};
  const spanned: KindOfTile["spanned"] = {};
  const printed: Entry = {};
  for (const [name, value] of Object.entries(entry)) {
    if (!name.startsWith("_")) anchors[name] = value as Point;
    else if (SPANNED.test(name)) spanned[name.slice(1)] = value as Record<string, Point>;
    else printed[name.slice(1)] = value;
  }
  const { at, towers, parts = [], number } = printed as Pick<KindOfTile, "at" | "towers"> & Partial<KindOfTile>;
  return { anchors, at, towers, parts, number, second: printed.second === true, spanned, printed };
}
