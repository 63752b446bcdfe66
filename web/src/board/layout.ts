// What lies where in a state: squares, segments and standing places. The page's counterpart of art/table.py.
import type { StandingFollower, State } from "../api/types";
import { BOARD, first, PLACES, ROLES, STANDING, type Badge } from "./boxes";
import { readName, type Art, type KindOfTile, type Paths, type Point } from "../look/art";
import { printed, printedAxis, stepOf, tilePlace, turned, variant, type Axis } from "./geometry";
import type { Ghost } from "./types";

export interface Lying {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}
/** A segment where it lies: the square (a start board counts as one, at 0, 0) and its name on the printed tile. */
export interface Segment {
  x: number;
  y: number;
  name: string;
  start: boolean;
}
/** A printed board that covers so many squares each way from 0, 0, by its name in the artwork. */
export interface StartBoard {
  kind: string;
  size: number;
}
/** A piece that lies across a tile from side to side; it is a segment of its own, called `name`. */
export interface Bridge {
  x: number;
  y: number;
  axis: Axis;
  name: string;
}

const key = (x: number, y: number): string => `${x} ${y}`;

export class Layout {
  readonly start: StartBoard | null;
  readonly lying: Lying[];
  private readonly tiles = new Map<string, Lying>();
  private readonly bridges = new Map<string, Bridge>();
  /** How many tiles were laid before the one on a square. */
  private readonly laid = new Map<string, number>();

  /** `ghost` is a tile that lies there but is not committed, with what would be built with it. */
  constructor(
    readonly art: Art,
    readonly state: State,
    ghost: Ghost | null = null,
  ) {
    this.start = first((part) => part.startBoard?.(state));
    this.lying = [...state.board].sort((a, b) => a.y - b.y || a.x - b.x);
    for (const tile of this.lying) this.tiles.set(key(tile.x, tile.y), tile);
    state.board.forEach(({ x, y }, before) => this.laid.set(key(x, y), before));
    if (ghost && !this.tiles.has(key(ghost.x, ghost.y))) this.tiles.set(key(ghost.x, ghost.y), ghost);
    for (const part of BOARD.all) {
      for (const bridge of part.bridges?.(state, ghost) ?? []) this.bridges.set(key(bridge.x, bridge.y), bridge);
    }
  }

  /** Every covered square, those of a start board among them. */
  get squares(): Point[] {
    const covered: Point[] = this.lying.map((tile) => [tile.x, tile.y]);
    const size = this.start?.size ?? 0;
    for (let i = 0; i < size ** 2; i++) covered.push([i % size, Math.floor(i / size)]);
    return covered;
  }

  tileAt(x: number, y: number): Lying | null {
    return this.tiles.get(key(x, y)) ?? null;
  }

  onStart(x: number, y: number): boolean {
    const size = this.start?.size ?? 0;
    return x >= 0 && y >= 0 && x < size && y < size && !this.tiles.has(key(x, y));
  }

  bridgeAt(x: number, y: number): Bridge | null {
    return this.bridges.get(key(x, y)) ?? null;
  }

  kind(tile: Lying): KindOfTile {
    return this.art.kinds[readName(tile.tile).kind]!;
  }

  /** What follows `t-`, `g-` and `f-` in the ids of a tile's symbols. */
  symbol(tile: Lying): string {
    const { kind } = readName(tile.tile);
    const found = this.kind(tile);
    const bridge = this.hubs(tile).length ? this.bridgeAt(tile.x, tile.y) : null;
    return kind + (bridge ? `-${printedAxis(bridge.axis, tile.rotation)}` : variant(found, this.before(tile)));
  }

  private before({ x, y }: Lying): number {
    return this.laid.get(key(x, y)) ?? this.state.board.length;
  }

  /** The badge of a tile, placed on the printed tile. */
  badge(tile: Lying): Badge | null {
    const kind = this.kind(tile);
    const under = this.hubs(tile).length ? this.anchorsUnder(tile) : null;
    return first((part) => part.badge?.(kind, readName(tile.tile).number, under));
  }

  /** The segment at a place of the board, null where the artwork knows none. */
  segment(x: number, y: number, feature: string, at = ""): Segment | null {
    const start = this.onStart(x, y);
    const square = start ? { x: 0, y: 0, start } : { x, y, start };
    const bridge = this.bridgeAt(x, y);
    if (bridge && (bridge.name === feature || bridge.name === at)) return { ...square, name: bridge.name };
    const tile = this.tileAt(x, y);
    if (tile && !at && feature in this.kind(tile).anchors) return { ...square, name: feature };
    const name = start
      ? this.art.kinds[this.start!.kind]?.at[`${x} ${y} ${at}`]
      : tile && this.kind(tile).at[printed(at, tile.rotation)];
    return name?.startsWith(`${feature}:`) ? { ...square, name } : null;
  }

  /** Where a follower on a segment stands, its step beside the anchor included. */
  standing(x: number, y: number, feature: string, at = "", figure?: string): Point | null {
    if (figure !== undefined && PLACES[figure]) return PLACES[figure]({ x, y, at });
    const segment = this.segment(x, y, feature, at);
    const anchor = segment && this.anchor(segment);
    if (!anchor) return null;
    const [dx, dy] = stepOf(this.art, feature);
    return [anchor[0] + dx, anchor[1] + dy];
  }

  /** Where a point of a printed tile is on the board. */
  place(tile: Lying, at: Point): Point {
    const [x, y] = turned(at, tile.rotation);
    return [100 * tile.x + x, 100 * tile.y + y];
  }

  anchor(segment: Segment): Point | null {
    if (segment.start) return this.art.kinds[this.start!.kind]?.anchors[segment.name] ?? null;
    const tile = this.tileAt(segment.x, segment.y);
    const place = tile && (this.anchorsUnder(tile)?.[segment.name] ?? this.kind(tile).anchors[segment.name]);
    return place ? this.place(tile, place) : null;
  }

  /** The anchors of a tile that are clear of the piece across it. */
  private anchorsUnder(tile: Lying): Record<string, Point> | null {
    const bridge = this.bridgeAt(tile.x, tile.y);
    return (bridge && this.kind(tile).spanned[`${bridge.name}_${printedAxis(bridge.axis, tile.rotation)}`]) ?? null;
  }

  /** The areas and lines of what lies on a square, and the transform that puts them there. */
  paths(segment: Segment): { paths: Paths; transform: string } {
    if (segment.start) return { paths: this.art.regions[this.start!.kind]!, transform: "" };
    const tile = this.tileAt(segment.x, segment.y);
    if (!tile) return { paths: { fill: {}, line: {} }, transform: "" };
    const { kind } = readName(tile.tile);
    return { paths: this.art.regions[kind]!, transform: tilePlace(tile.x, tile.y, tile.rotation) };
  }

  /** The corners of the grid at which a city wall ends, each once, from north to south. */
  get towers(): Point[] {
    const found = new Map<string, Point>();
    const add = (x: number, y: number): void => void found.set(key(x, y), [x, y]);
    if (this.start) for (const [x, y] of this.art.kinds[this.start.kind]!.towers) add(x, y);
    for (const tile of this.lying) {
      for (const tower of this.kind(tile).towers) {
        const [x, y] = turned(tower, tile.rotation);
        add(100 * tile.x + x, 100 * tile.y + y);
      }
    }
    return [...found.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  }

  /** What stands inside a tile, such as a cloister: it has a name and no sides. */
  hubs(tile: Lying): string[] {
    return Object.keys(this.kind(tile).anchors).filter((name) => !name.includes(":"));
  }

  /** The picture of a figure on a feature, but for its player; a special figure may have one of its own. */
  role(feature: string, figure?: string): string {
    const role = this.art.roles[feature] ?? "knight";
    return figure === undefined ? role : (ROLES[figure]?.(role) ?? figure);
  }

  /** A figure that stands at a point; who knows more of it says so. */
  figure(player: number, feature: string, at: Point, special?: string): Figure {
    return { id: `${player}:${feature}`, player, role: this.role(feature, special), feature, at, place: null };
  }
}

/** A figure on the board, in the order in which they are painted: nearer ones stand before those behind. */
export interface Figure {
  id: string;
  player: number;
  role: string;
  feature: string;
  at: Point;
  place: StandingFollower | null;
}

/** Every figure: the followers on the landscape, and those that the boxes place elsewhere. */
export function figures(layout: Layout): Figure[] {
  const found = layout.state.followers.flatMap((one): Figure[] => {
    const { player, x, y, feature, at, figure } = one;
    const point = feature in STANDING ? null : layout.standing(x, y, feature, at, figure);
    const id = `${player}:${x},${y}/${feature}/${at ?? ""}`;
    return point ? [{ ...layout.figure(player, feature, point, figure), id, place: one }] : [];
  });
  stepAside(found);
  for (const part of BOARD.all) found.push(...(part.figures?.(layout) ?? []));
  const anchor = ({ at, feature }: Figure): Point => {
    const [dx, dy] = stepOf(layout.art, feature);
    return [at[0] - dx, at[1] - dy];
  };
  const order = (a: Point, b: Point): number => a[1] - b[1] || a[0] - b[0];
  return distinct(found.sort((a, b) => order(anchor(a), anchor(b))));
}

/** Figures on one segment stand side by side, as in the drawn picture (art/board/layers.py, ELBOW_ROOM). */
function stepAside(found: Figure[]): void {
  const crowds = new Map<string, Figure[]>();
  for (const figure of found) {
    const spot = `${figure.place?.x},${figure.place?.y}/${figure.feature}/${figure.place?.at ?? ""}`;
    crowds.set(spot, [...(crowds.get(spot) ?? []), figure]);
  }
  for (const crowd of crowds.values()) {
    crowd.forEach((figure, i) => {
      figure.at = [figure.at[0] + 20 * (i - (crowd.length - 1) / 2), figure.at[1]];
    });
  }
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
