// Where bridges and castles lie, and where the lords of castles stand.
import type { Figure, Layout } from "../../board/layout";
import type { Axis } from "../../board/geometry";
import type { Point } from "../../look/art";
import type { BoardPart } from "../../board/boxes";
import { bridgeOf } from "./bridge";

interface CastlePlace {
  x: number;
  y: number;
  side: string;
}
const STEP: Record<string, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The middle of the side that the two tiles of a castle share. */
export function castleMiddle({ x, y, side }: CastlePlace): Point {
  const [dx, dy] = STEP[side] ?? [0, 0];
  return [100 * x + 50 + 50 * dx, 100 * y + 50 + 50 * dy];
}

/** The axis along which the two tiles of a castle lie. */
export function castleAxis({ side }: { side: string }): Axis {
  return side === "N" || side === "S" ? "NS" : "WE";
}

/** Where the follower stands that holds a castle. */
function lordOf(layout: Layout, castle: CastlePlace): Point {
  const [x, y] = castleMiddle(castle);
  const [dx, dy] = (layout.art.others.castles as Record<Axis, Point>)[castleAxis(castle)];
  return [x + dx, y + dy];
}

export const board: BoardPart = {
  bridges(state, ghost) {
    const draft = bridgeOf(ghost?.with);
    return [...(state.bridges ?? []), ...(draft ? [draft] : [])].map((bridge) => ({ ...bridge, name: "bridge" }));
  },
  /** Castles that have not paid yet are held by a follower. */
  figures: (layout) =>
    (layout.state.castles ?? []).flatMap((castle): Figure[] => {
      if (castle.done) return [];
      const figure = layout.figure(castle.owner, "castle", lordOf(layout, castle), castle.figure);
      return [{ ...figure, id: `${castle.owner}:castle ${castle.x},${castle.y}` }];
    }),
  standing: {
    /** As a project a castle is pointed at in its middle, otherwise its follower is meant. */
    castle(layout, { x, y, at = "" }) {
      const castle = { x, y, side: at };
      return layout.state.phase === "castle_project" ? castleMiddle(castle) : lordOf(layout, castle);
    },
  },
};
