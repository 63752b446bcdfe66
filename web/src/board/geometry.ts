// Turning and placing, in units of a hundred to the tile. No rule is decided here: it only says where things are drawn.
import type { Art, KindOfTile, Point, Track } from "../look/art";

const SIDES = ["N", "E", "S", "W"];
const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
/** Below this many pixels to the tile, tufts, flowers and sheep are left out. */
export const FINE_DETAIL = 56;
export type Axis = "NS" | "WE";

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** The side or half-edge of the printed tile that lies at `at` on the board; "" is inside and stays there. */
export function printed(at: string, rotation: number): string {
  if (at === "") return "";
  return at.length === 2
    ? HALVES[modulo(HALVES.indexOf(at) - 2 * rotation, 8)]!
    : SIDES[modulo(SIDES.indexOf(at) - rotation, 4)]!;
}

/** The axis of the printed tile that lies along `axis` on the board. */
export function printedAxis(axis: Axis, rotation: number): Axis {
  if (rotation % 2 === 0) return axis;
  return axis === "NS" ? "WE" : "NS";
}

/** Where a point of the printed tile lies after so many quarter turns clockwise (a negative number turns back). */
export function turned([x, y]: Point, rotation: number, size = 100): Point {
  let point: Point = [x, y];
  for (let i = modulo(rotation, 4); i > 0; i--) point = [size - point[1], point[0]];
  return point;
}

/** Which picture of its kind a tile shows, so that common kinds differ; how many lie before it is known in hand too. */
export function variant(kind: KindOfTile, before: number): string {
  return kind.second && before % 2 ? "-b" : "";
}

/** How far a figure stands from its anchor, always as on screen. */
export function stepOf(art: Art, feature: string): Point {
  return art.steps[feature] ?? [0, 0];
}

/** Figures grow as tiles get smaller, so that a follower is never missed. */
export function figureScale(pixelsPerTile: number): number {
  return pixelsPerTile >= 75 ? 1.2 : pixelsPerTile >= 50 ? 1.45 : 1.7;
}

/** The transform of a tile turned on its square. */
export function tilePlace(x: number, y: number, rotation: number): string {
  const turn = rotation % 4 ? `rotate(${90 * (rotation % 4)} 50 50)` : "";
  return `translate(${100 * x} ${100 * y})${turn}`;
}

/** Where a player's marker is on the score track, whether it lies, and what its plaque says: 0 for none. */
export interface Marker {
  seat: number;
  at: Point;
  flat: boolean;
  plaque: number;
}

/** The markers of all players, those behind first. */
export function markersOf(track: Track, scores: number[]): Marker[] {
  const around = track.squares.length;
  const [least, most] = track.plaques;
  const found = scores.map((score, seat): Marker => {
    const here = scores.flatMap((other, one) => (modulo(other - score, around) === 0 ? [one] : []));
    const [x, y] = track.squares[modulo(score, around)]!;
    const [dx, dy] = track.fan[here.length - 1]![here.indexOf(seat)]!;
    const laps = Math.floor(score / around);
    const flat = laps > 0 && laps % 2 === 1;
    const plaque = Math.max(least, Math.min(around * (flat ? laps - 1 : laps), most));
    return { seat, at: [x + dx, y + dy], flat, plaque };
  });
  return found.sort((a, b) => a.at[1] - b.at[1] || b.at[0] - a.at[0]);
}

/** The scores that markers show on their way: each a square nearer to its goal. */
export function walked(shown: number[], goal: number[]): number[] {
  return goal.map((score, seat) => shown[seat]! + Math.sign(score - shown[seat]!));
}
