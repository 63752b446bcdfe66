// A position that is told as what has changed: what is made of it and the position that the page has. The other side of
// it is `carcassonne.server.games.position_changes`; docs/server.md describes it.
import type { Counted, ListChange, Position, PositionChanges } from "./types";

/** The position that changes lead to; they begin with the one that is given (`since`). */
export function applyChanges(position: Position, changes: PositionChanges): Position {
  const { since: _, state, gone = [], board, followers, features, holes, remaining, ...whole } = changes;
  const now = { ...position.state, ...(state as Partial<Position["state"]>) };
  for (const name of gone) delete (now as Record<string, unknown>)[name];
  if (board) now.board = edited(now.board, board);
  if (followers) now.followers = edited(now.followers, followers);
  return {
    ...position,
    ...whole,
    state: now,
    ...(features && { features: edited(position.features ?? [], features) }),
    ...(holes && { holes: edited(position.holes ?? [], holes) }),
    ...(remaining && { remaining: withChances(remaining) }),
  };
}

function edited<Item>(items: Item[], { drop = [], put = [] }: ListChange): Item[] {
  const gone = new Set(drop);
  const list = items.filter((_, index) => !gone.has(index));
  for (const [index, item] of put) list.splice(index, 0, item as Item);
  return list;
}

/** Of those that may come next each is as likely as any other; those that come later are not drawn now. */
function withChances({ next, later = [] }: Counted): NonNullable<Position["remaining"]> {
  const total = next.reduce((sum, [, count]) => sum + count, 0);
  return [
    ...next.map(([tile, count]) => ({ tile, count, chance: count / total })),
    ...later.map(([tile, count]) => ({ tile, count, chance: 0 })),
  ];
}
