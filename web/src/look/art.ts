// The artwork that the server draws from the tile data: a sprite of symbols, and where things lie on each kind of tile.
import { hold } from "./sprite";

export type Point = [x: number, y: number];

/** Where things stand on one kind of tile; see `anchors` in src/carcassonne/art/sprite.py. */
export interface KindOfTile {
  anchors: Record<string, Point>;
  at: Record<string, string>;
  towers: Point[];
  badge: Point | null;
  number: number | null;
  second: boolean;
  bridged: Partial<Record<"NS" | "WE", Record<string, Point>>>;
}
export interface WheelPlaces {
  icon: Point;
  pig: Point;
  crowns: Point[];
}
export interface Paths {
  fill: Record<string, string>;
  line: Record<string, string>;
}

export interface Art {
  kinds: Record<string, KindOfTile>;
  wheel: KindOfTile & { segments: Record<string, WheelPlaces> };
  steps: Record<string, Point>;
  roles: Record<string, string>;
  castles: Record<"NS" | "WE", Point>;
  regions: Record<string, Paths>;
}

type Entry = Record<string, unknown>;
export interface ArtFile {
  anchors: Record<string, Entry>;
  regions: Record<string, Paths>;
}

let loading: Promise<Art> | null = null;

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
  return readArt((await file.json()) as ArtFile);
}

async function answer(address: string): Promise<Response> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
}

/** The file of the server in the shape of this page. */
export function readArt(file: ArtFile): Art {
  const kinds: Record<string, KindOfTile> = {};
  for (const [name, entry] of Object.entries(file.anchors)) {
    if (!name.startsWith("_")) kinds[name] = kindOfTile(entry);
  }
  const segments = file.anchors.wheel?._segments as Record<string, WheelPlaces>;
  return {
    kinds,
    wheel: { ...kinds.wheel!, segments },
    steps: file.anchors._steps as Record<string, Point>,
    roles: file.anchors._roles as Record<string, string>,
    castles: file.anchors._castles as Record<"NS" | "WE", Point>,
    regions: file.regions,
  };
}

function kindOfTile(entry: Entry): KindOfTile {
  const anchors: Record<string, Point> = {};
  for (const [name, value] of Object.entries(entry)) if (!name.startsWith("_")) anchors[name] = value as Point;
  return {
    anchors,
    at: entry._at as Record<string, string>,
    towers: entry._towers as Point[],
    badge: (entry._wheel as Point | undefined) ?? null,
    number: (entry._number as number | undefined) ?? null,
    second: entry._second === true,
    bridged: {
      NS: entry._bridge_NS as Record<string, Point> | undefined,
      WE: entry._bridge_WE as Record<string, Point> | undefined,
    },
  };
}
