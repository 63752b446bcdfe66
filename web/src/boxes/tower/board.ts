// Who stands on towers.
import type { BoardPart } from "../../board/boxes";
import type { Figure } from "../../board/layout";
import { topOf } from "./places";

export const board: BoardPart = {
  figures: (layout) =>
    (layout.state.towers ?? []).flatMap(({ x, y, player, figure }): Figure[] => {
      const at = topOf(layout, x, y);
      if (player === undefined || player === null || !at) return [];
      return [{ ...layout.figure(player, "tower", at, figure ?? undefined), id: `${player}:tower ${x},${y}` }];
    }),
  standing: { tower: (layout, { x, y }) => topOf(layout, x, y) },
};
