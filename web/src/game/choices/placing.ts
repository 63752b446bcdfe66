// The legal ways to lay the tile in hand, sorted by square and rotation. Nothing here decides what is legal.
import type { ActionOf, LegalAction } from "../../api/types";
import type { Square } from "../../board/types";
import { EXTRAS } from "./boxes";
import { sentence, t } from "../../words";
import type { Cell } from "../../board/words/places";

export type { Cell };
/** What goes with a tile: the members of the action that belong to a box. */
export type Extras = Record<string, unknown>;
/** One way to lay the tile on a square. */
export interface Way {
  x: number;
  y: number;
  rotation: number;
  with: Extras | null;
  action: ActionOf<"place">;
}
export type Ways = Map<string, Way[]>;

export const keyOf = (cell: Cell): string => `${cell.x},${cell.y}`;
export const sameCell = (a: Cell | null, b: Cell | null): boolean => a?.x === b?.x && a?.y === b?.y;

/** What an action builds besides laying the tile; null for nothing. */
export function extrasOf(action: ActionOf<"place">): Extras | null {
  const { type: _type, x: _x, y: _y, rotation: _rotation, ...rest } = action;
  const extras = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  return extras.length ? Object.fromEntries(extras) : null;
}

/** All ways by square, those with the tile alone first. */
export function waysOf(legal: LegalAction[]): Ways {
  const ways: Ways = new Map();
  for (const action of legal) {
    if (action.type !== "place") continue;
    const { x, y, rotation } = action;
    const way: Way = { x, y, rotation, with: extrasOf(action), action };
    ways.set(keyOf(way), [...(ways.get(keyOf(way)) ?? []), way]);
  }
  for (const each of ways.values()) each.sort((a, b) => Number(!!a.with) - Number(!!b.with));
  return ways;
}

/** The rotations of a square, clockwise. */
export const rotationsOf = (ways: Way[]): number[] => [...new Set(ways.map((way) => way.rotation))].sort();

/** The squares to choose from, with their names; `where` says where a square is. */
export function squaresOf(all: Ways, where: (cell: Cell) => string): Square[] {
  return [...all.values()].map((ways) => {
    const { x, y, with: extras } = ways[0]!;
    const rotations = rotationsOf(ways);
    const needed = extras && Object.keys(EXTRAS).find((name) => name in extras);
    const place = where({ x, y });
    const label = needed ? t(EXTRAS[needed]!, { place }) : t("table.square", { place, n: rotations.length });
    return { x, y, rotations, label: sentence(label) };
  });
}

/** The rotation to show first: the one wished for, else one with the tile alone. */
export function firstRotation(ways: Way[], wish: number): number {
  const wished = ways.find((way) => way.rotation === wish && !way.with);
  return (wished ?? ways[0])?.rotation ?? 0;
}

export const DIRECTIONS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
export type Arrow = keyof typeof DIRECTIONS;
export const isArrow = (key: string): key is Arrow => key in DIRECTIONS;

/** The nearest cell in the direction of an arrow, straight ahead before askew; the farthest behind if there is none. */
export function next(cells: Cell[], from: Cell, arrow: Arrow): Cell | null {
  const [dx, dy] = DIRECTIONS[arrow];
  const measured = cells
    .filter((cell) => !sameCell(cell, from))
    .map((cell) => {
      const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
      const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
      return { cell, ahead, aside };
    });
  const forward = measured.filter((one) => one.ahead > 0);
  if (forward.length) return least(forward, (one) => one.ahead + 2 * one.aside);
  return least(
    measured.filter((one) => one.ahead < 0),
    (one) => one.ahead + 2 * one.aside,
  );
}

function least<T extends { cell: Cell }>(items: T[], cost: (item: T) => number): Cell | null {
  return items.reduce<T | null>((best, item) => (!best || cost(item) < cost(best) ? item : best), null)?.cell ?? null;
}
