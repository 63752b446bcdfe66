// The wheel board in the middle, the numbers on its tiles, and the figures on crown spaces.
import type { Figure, Layout } from "../../board/layout";
import type { Point } from "../../look/art";
import type { BoardPart } from "../../board/boxes";

/** Where things stand in a segment of the wheel. */
interface Places {
  icon: Point;
  pig: Point;
  crowns: Point[];
}

export function segments(layout: Layout): Record<string, Places> {
  return layout.art.kinds.wheel!.printed.segments as Record<string, Places>;
}

export const board: BoardPart = {
  startBoard: (state) => (state.pig === undefined ? null : { kind: "wheel", size: 4 }),
  badge(kind, named, under) {
    const number = named ?? (kind.printed.number as number | undefined);
    const at = under?._wheel ?? (kind.printed.wheel as Point | undefined);
    return number && at ? { symbol: `wheel-${number}`, at } : null;
  },
  figures: (layout) =>
    Object.entries(layout.state.crowns ?? {}).flatMap(([segment, players]) =>
      (players ?? []).flatMap((player, i): Figure[] => {
        const at = segments(layout)[segment]?.crowns[i];
        const large = layout.state.crowns_large?.[segment]?.includes(player) ? "large" : undefined;
        return at ? [{ ...layout.figure(player, "crown", at, large), id: `${player}:${segment} ${i}` }] : [];
      }),
    ),
  standing: {
    /** The next free space of a segment. */
    crown(layout, { at = "" }) {
      const spaces = segments(layout)[at]?.crowns ?? [];
      const taken = layout.state.crowns?.[at as keyof typeof layout.state.crowns]?.length ?? 0;
      return spaces[Math.min(taken, spaces.length - 1)] ?? null;
    },
  },
};
