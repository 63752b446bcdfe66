// The better move of a decision, drawn on the position before it.
import type { AnalysedDecision, LegalAction, Position, State } from "../../api/types";
import type { Ghost, Spot } from "../../board/types";
import { REPLAY } from "../../boxes/replay";
import { choicesOf, placesOf, spotOf } from "../../table/turn/choices";
import { extrasOf } from "../../table/turn/placing";

export interface Better {
  position: Position;
  ghost: Ghost | null;
  spots: Spot[];
}

export function betterMove({ best, tile, seat }: AnalysedDecision, before: Position): Better {
  const laid = best.actions.find((action) => action.type === "place");
  const extras = laid && extrasOf(laid);
  const ghost = laid ? { tile, x: laid.x, y: laid.y, rotation: laid.rotation, firm: true, with: extras ?? null } : null;
  // What goes with the tile is shown as if it lay there already.
  const then = {
    ...before,
    legal: best.actions as LegalAction[],
    last: laid ?? before.last,
    state: built(before.state, extras),
  };
  return { position: before, ghost, spots: placesOf(choicesOf(then, seat)).flatMap((place) => spotOf(place, true)) };
}

function built(state: State, extras: Record<string, unknown> | null | undefined): State {
  return extras ? REPLAY.reduce((now, part) => part.built?.(now, extras) ?? now, state) : state;
}
