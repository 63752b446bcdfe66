// The better move of a decision, drawn on the position before it.
import type { Bridge, Sight } from "../../api/types";
import type { Ghost, Spot } from "../../board/types";
import { choicesOf, spotOf } from "../../table/turn/choices";
import type { Decision } from "./analysis";

export interface Better {
  sight: Sight;
  ghost: Ghost | null;
  bridge: Bridge | null;
  spots: Spot[];
}

export function betterMove(decision: Decision, before: Sight): Better {
  const { best, tile, seat } = decision;
  const laid = best.actions.find((action) => action.type === "place");
  const bridge = laid?.bridge ?? null;
  const ghost = laid ? { tile, x: laid.x, y: laid.y, rotation: laid.rotation, firm: true } : null;
  // What goes with the tile is shown as if it lay there already.
  const bridges = [...(before.state.bridges ?? []), ...(bridge ? [bridge] : [])];
  const legal = best.actions.filter((action) => action.type !== "auction" && action.type !== "bid");
  const then: Sight = { ...before, legal, last: laid ?? before.last, state: { ...before.state, bridges } };
  return { sight: before, ghost, bridge, spots: choicesOf(then, seat).flatMap((choice) => spotOf(choice, true)) };
}
