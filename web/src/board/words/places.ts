// Squares of the board in words: "north of the last tile", "3 north, 2 west of the start tile".
import type { State } from "../../api/types";
import { first } from "../boxes";
import { known, t, type Key } from "../../words";
import { printedOn } from "./tiles.svelte";

export interface Cell {
  x: number;
  y: number;
}
const START: Cell = { x: 0, y: 0 };
const DIRECTIONS = ["NW", "N", "NE", "W", "", "E", "SW", "S", "SE"];

/** Where a square is: beside the tile that was laid last, beside something there is only one of, or from the start. */
export function describePlace({ x, y }: Cell, state: State | null, last: Cell | null = null): string {
  if (!state) return t("place.square", { x, y });
  const board = first((part) => part.startBoard?.(state));
  const start = board?.kind ?? "start";
  const size = board?.size ?? 1;
  if (x >= 0 && y >= 0 && x < size && y < size) return t(`place.on.${start}` as Key);
  if (last && last.x === x && last.y === y) return t("place.on.last");
  if (last && beside(last, { x, y })) return near({ x, y }, last, "last");
  const mark = landmarks(state).find((one) => beside(one, { x, y }));
  if (mark) return near({ x, y }, mark, mark.name);
  if (!board && beside(START, { x, y })) return near({ x, y }, START, "start");
  return fromStart({ x, y }, start);
}

function near(place: Cell, from: Cell, name: string): string {
  return t("place.near", { where: direction(place.x - from.x, place.y - from.y), of: t(`place.of.${name}` as Key) });
}

function fromStart({ x, y }: Cell, start: string): string {
  const of = t(`place.of.${start}` as Key);
  const steps = (n: number, where: string): string => t("place.steps", { n: Math.abs(n), where });
  const [up, across] = [steps(y, direction(0, y)), steps(x, direction(x, 0))];
  if (x && y) return t("place.both", { a: up, b: across, of });
  return t("place.near", { where: x ? across : up, of });
}

const beside = (a: Cell, b: Cell): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1;

function direction(x: number, y: number): string {
  return t(`place.${DIRECTIONS[4 + Math.sign(x) + 3 * Math.sign(y)]}` as Key);
}

/** Tiles with something on them that no other tile of the landscape has. */
function landmarks(state: State): (Cell & { name: string })[] {
  const found = state.board.flatMap(({ x, y, tile }) => {
    const names = printedOn(tile).flatMap(({ kind, end = "", marks = [] }) => [kind, end, ...marks]);
    return [...new Set(names)].filter((name) => known(`place.of.${name}`)).map((name) => ({ x, y, name }));
  });
  return found.filter((one) => found.every((other) => other === one || other.name !== one.name));
}
