// Where the bear dances: off the middle of his tile, so that he hides no figure.
import type { BoardPart } from "../../board/boxes";
import type { Point } from "../../look/art";

const TILE = 100;

/** The bear's place on a square. */
export const dancing = (x: number, y: number): Point => [TILE * x + 78, TILE * y + 26];

export const board: BoardPart = {
  roles: { juggler: () => "juggler" },
  standing: { bear: (_, { x, y }) => dancing(x, y) },
};
