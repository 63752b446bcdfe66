// Which choice or square a click means, where touch targets are larger than what they stand for.
import { STANDING } from "./boxes";
import type { Point } from "../look/art";
import { around, type Bounds } from "./window/camera";
import type { Layout } from "./layout";
import type { Spot, Square } from "./types";

/** Where a choice stands on the board. */
export function placeOf(layout: Layout, spot: Spot): Point | null {
  const own = STANDING[spot.feature];
  return own ? own(layout, spot) : layout.standing(spot.x, spot.y, spot.feature, spot.at, spot.figure);
}

/** The bounds of all choices, and of those on the tile just laid; null when there is nothing to choose. */
export function nearSpots(layout: Layout, spots: Spot[]): { all: Bounds; laid: Bounds } | null {
  const squares: Point[] = [];
  const aside: Point[] = [];
  for (const spot of spots) {
    const at = placeOf(layout, spot);
    if (at && spot.aside) aside.push([at[0] / 100 - 0.5, at[1] / 100 - 0.5]);
    else if (at) squares.push([spot.x, spot.y]);
  }
  const all = [...squares, ...aside];
  return all.length ? { all: around(all), laid: around(squares.length ? squares : all) } : null;
}

/** The choice that was clicked; where targets overlap, the nearest. Without a place (`at` null) the one clicked. */
export function spotFor(layout: Layout, spots: Spot[], target: Element, at: Point | null): Spot | null {
  const id = target.closest<SVGElement>("[data-spot]")?.dataset.spot;
  if (id === undefined) return null;
  if (!at) return spots.find((spot) => spot.id === id) ?? null;
  const far = (spot: Spot): number => {
    const place = placeOf(layout, spot);
    return place ? Math.hypot(place[0] - at[0], place[1] - at[1]) : Infinity;
  };
  return [...spots].sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** The square that was clicked: the one under the place, else the one whose target was hit. */
export function squareFor(squares: Square[], target: Element, at: Point | null): Square | null {
  const id = target.closest<SVGElement>("[data-square]")?.dataset.square;
  const hit = squares.find((square) => `${square.x} ${square.y}` === id) ?? null;
  return (at && squares.find((square) => onSquare(at, square))) ?? hit;
}

export function onSquare([x, y]: Point, square: { x: number; y: number }): boolean {
  return Math.floor(x / 100) === square.x && Math.floor(y / 100) === square.y;
}
