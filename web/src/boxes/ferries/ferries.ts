// Ferries: where each lies on its lake, the way that it goes, and the pictures of its choices.
import type { Point } from "../../look/art";

const TILE = 100;
const STEPS: Record<string, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/** How far from the middle of the lake a ferry lands. */
const LANDING = 18.5;
/** How far from there it can be chosen: round the lake, each way of a ferry at its own side. */
const BENT = 30;
const STRAIGHT = 46;
/** A ferry as a picture. */
export const FERRY = { symbol: "ferry", view: "-10 -10 20 16" };
export type Ends = readonly string[];

export const middle = (x: number, y: number): Point => [TILE * x + TILE / 2, TILE * y + TILE / 2];
const step = (side: string | undefined): Point => STEPS[side ?? ""] ?? [0, 0];

/** The way of a ferry about the middle of its lake. */
export function deck([one, two]: Ends, reach = LANDING): string {
  const [a, b] = [step(one), step(two)];
  return `M${reach * a[0]} ${reach * a[1]}Q0 0 ${reach * b[0]} ${reach * b[1]}`;
}

/** Where its boat is. */
export function boat([one, two]: Ends): Point {
  const [a, b] = [step(one), step(two)];
  return [(LANDING * (a[0] + b[0])) / 4, (LANDING * (a[1] + b[1])) / 4];
}

/** Where a way can be chosen: between its two roads, or beside the first of them where they are opposite. */
export function choosing(x: number, y: number, ends: string): Point {
  const [one, two] = ends.split("-");
  const [a, b] = [step(one), step(two)];
  const opposite = a[0] + b[0] === 0 && a[1] + b[1] === 0;
  const away: Point = opposite ? [STRAIGHT * a[0], STRAIGHT * a[1]] : [BENT * (a[0] + b[0]), BENT * (a[1] + b[1])];
  const [mx, my] = middle(x, y);
  return [mx + away[0], my + away[1]];
}
