// What lies where in a state: squares, segments and standing places. The page's counterpart of art/table.py.
import type { Follower, State } from "../api/types";
import type { Art, KindOfTile, Paths, Point } from "../look/art";
import {
  anchorOn,
  castleAxis,
  castleMiddle,
  printed,
  printedAxis,
  readName,
  stepOf,
  tilePlace,
  turned,
  variant,
  WHEEL_SIZE,
  type Axis,
} from "./geometry";

export interface Lying {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}
/** A segment where it lies: the square (the wheel board counts as one, at 0, 0) and its name on the printed tile. */
export interface Segment {
  x: number;
  y: number;
  name: string;
  wheel: boolean;
}

const key = (x: number, y: number): string => `${x} ${y}`;

export class Layout {
  readonly wheel: boolean;
  readonly lying: Lying[];
  private readonly tiles = new Map<string, Lying>();
  private readonly bridges = new Map<string, Axis>();

  /** `draft` is a tile that lies there but is not committed, `over` a bridge of the same sort. */
  constructor(
    readonly art: Art,
    readonly state: State,
    draft: Lying | null = null,
    over: { x: number; y: number; axis: Axis } | null = null,
  ) {
    this.wheel = state.pig !== undefined;
    this.lying = [...state.board].sort((a, b) => a.y - b.y || a.x - b.x);
    for (const tile of this.lying) this.tiles.set(key(tile.x, tile.y), tile);
    if (draft && !this.tiles.has(key(draft.x, draft.y))) this.tiles.set(key(draft.x, draft.y), draft);
    for (const bridge of state.bridges ?? []) this.bridges.set(key(bridge.x, bridge.y), bridge.axis);
    if (over) this.bridges.set(key(over.x, over.y), over.axis);
  }

  /** Every covered square, the sixteen of the wheel board among them. */
  get squares(): Point[] {
    const covered: Point[] = this.lying.map((tile) => [tile.x, tile.y]);
    if (this.wheel)
      for (let i = 0; i < WHEEL_SIZE ** 2; i++) covered.push([i % WHEEL_SIZE, Math.floor(i / WHEEL_SIZE)]);
    return covered;
  }

  tileAt(x: number, y: number): Lying | null {
    return this.tiles.get(key(x, y)) ?? null;
  }

  onWheel(x: number, y: number): boolean {
    return this.wheel && x >= 0 && y >= 0 && x < WHEEL_SIZE && y < WHEEL_SIZE && !this.tiles.has(key(x, y));
  }

  bridgeAt(x: number, y: number): Axis | null {
    return this.bridges.get(key(x, y)) ?? null;
  }

  kind(tile: Lying): KindOfTile {
    return this.art.kinds[readName(tile.tile).kind]!;
  }

  /** The bridge over a tile as an axis of the printed tile. */
  printedBridge(tile: Lying): Axis | null {
    const axis = this.bridgeAt(tile.x, tile.y);
    return axis && printedAxis(axis, tile.rotation);
  }

  /** What follows `t-`, `g-` and `f-` in the ids of a tile's symbols. */
  symbol(tile: Lying): string {
    const { kind } = readName(tile.tile);
    const found = this.kind(tile);
    const bridge = found.anchors.cloister ? this.printedBridge(tile) : null;
    return kind + (bridge ? `-${bridge}` : variant(found, tile.x, tile.y));
  }

  /** The wheel symbol of a tile: its number and its place on the printed tile. */
  badge(tile: Lying): { number: number; at: Point } | null {
    const found = this.kind(tile);
    const number = readName(tile.tile).number ?? found.number;
    const bridge = found.anchors.cloister ? this.printedBridge(tile) : null;
    const at = (bridge && found.bridged[bridge]?._wheel) || found.badge;
    return number && at ? { number, at } : null;
  }

  /** The segment at a place of the board, null where the artwork knows none. */
  segment(x: number, y: number, feature: string, at = ""): Segment | null {
    const wheel = this.onWheel(x, y);
    const square = wheel ? { x: 0, y: 0, wheel } : { x, y, wheel };
    if (feature === "bridge" || at === "bridge") return { ...square, name: "bridge" };
    if (feature === "cloister") return { ...square, name: "cloister" };
    const tile = this.tileAt(x, y);
    const name = wheel ? this.art.wheel.at[`${x} ${y} ${at}`] : tile && this.kind(tile).at[printed(at, tile.rotation)];
    return name?.startsWith(`${feature}:`) ? { ...square, name } : null;
  }

  /** Where a follower on a segment stands, its step beside the anchor included. */
  standing(x: number, y: number, feature: string, at = ""): Point | null {
    if (feature === "castle") return this.castleFollower({ x, y, side: at });
    const segment = this.segment(x, y, feature, at);
    const anchor = segment && this.anchor(segment);
    if (!anchor) return null;
    const [dx, dy] = stepOf(this.art, feature);
    return [anchor[0] + dx, anchor[1] + dy];
  }

  anchor(segment: Segment): Point | null {
    if (segment.wheel) return this.art.wheel.anchors[segment.name] ?? null;
    const tile = this.tileAt(segment.x, segment.y);
    const place = tile && anchorOn(this.kind(tile), segment.name, this.printedBridge(tile));
    if (!place) return null;
    const [x, y] = turned(place, tile.rotation);
    return [100 * segment.x + x, 100 * segment.y + y];
  }

  castleFollower(castle: { x: number; y: number; side: string }): Point {
    const [x, y] = castleMiddle(castle);
    const [dx, dy] = this.art.castles[castleAxis(castle)];
    return [x + dx, y + dy];
  }

  /** The areas and lines of what lies on a square, and the transform that puts them there. */
  paths(segment: Segment): { paths: Paths; transform: string } {
    if (segment.wheel) return { paths: this.art.regions.wheel!, transform: "" };
    const tile = this.tileAt(segment.x, segment.y);
    if (!tile) return { paths: { fill: {}, line: {} }, transform: "" };
    const { kind } = readName(tile.tile);
    return { paths: this.art.regions[kind]!, transform: tilePlace(tile.x, tile.y, tile.rotation) };
  }

  /** The corners of the grid at which a city wall ends, each once, from north to south. */
  get towers(): Point[] {
    const found = new Map<string, Point>();
    const add = (x: number, y: number): void => void found.set(key(x, y), [x, y]);
    if (this.wheel) for (const [x, y] of this.art.wheel.towers) add(x, y);
    for (const tile of this.lying) {
      for (const tower of this.kind(tile).towers) {
        const [x, y] = turned(tower, tile.rotation);
        add(100 * tile.x + x, 100 * tile.y + y);
      }
    }
    return [...found.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  }

  role(feature: string): string {
    return this.art.roles[feature] ?? "knight";
  }
}

/** A figure on the board, in the order in which they are painted: nearer ones stand before those behind. */
export interface Figure {
  id: string;
  player: number;
  role: string;
  feature: string;
  at: Point;
  place: Follower | null;
}

/** Every follower: on the landscape, in castles that have not paid yet, on crown spaces. */
export function figures(layout: Layout): Figure[] {
  const { state } = layout;
  const found: Figure[] = [];
  const add = (id: string, player: number, feature: string, at: Point | null, place: Follower | null): void => {
    if (at) found.push({ id, player, role: layout.role(feature), feature, at, place });
  };
  for (const one of state.followers) {
    if (one.feature === "castle") continue;
    const id = `${one.player}:${one.x},${one.y}/${one.feature}/${one.at ?? ""}`;
    add(id, one.player, one.feature, layout.standing(one.x, one.y, one.feature, one.at), one);
  }
  for (const castle of state.castles ?? []) {
    if (castle.done) continue;
    add(`${castle.owner}:castle ${castle.x},${castle.y}`, castle.owner, "castle", layout.castleFollower(castle), null);
  }
  for (const [segment, players] of Object.entries(state.crowns ?? {})) {
    const spaces = layout.art.wheel.segments[segment]?.crowns ?? [];
    players?.forEach((player, i) => add(`${player}:${segment} ${i}`, player, "crown", spaces[i] ?? null, null));
  }
  const anchor = ({ at, feature }: Figure): Point => {
    const [dx, dy] = stepOf(layout.art, feature);
    return [at[0] - dx, at[1] - dy];
  };
  const order = (a: Point, b: Point): number => a[1] - b[1] || a[0] - b[0];
  return distinct(found.sort((a, b) => order(anchor(a), anchor(b))));
}

/** Keys must differ even if two figures of a player should stand on one segment. */
function distinct(found: Figure[]): Figure[] {
  const seen = new Map<string, number>();
  for (const figure of found) {
    const times = (seen.get(figure.id) ?? 0) + 1;
    seen.set(figure.id, times);
    if (times > 1) figure.id += `#${times}`;
  }
  return found;
}
