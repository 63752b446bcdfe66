// The better move of a decision and the one that was played, drawn on the position before it.
import type { Action, AnalysedDecision, LegalAction, Position, State } from "../../api/types";
import type { Ghost, OtherMove, Spot } from "../../board/types";
import { REPLAY } from "../boxes";
import { choicesOf, placesOf, spotOf } from "../../game/choices/choices";
import { extrasOf } from "../../game/choices/placing";

/** A decision with a better one beside it. */
export type Compared = Pick<AnalysedDecision, "tile" | "seat"> & { mark: string } & Record<
    "best" | "played",
    Pick<AnalysedDecision["best"], "actions">
  >;
export interface Better {
  position: Position;
  ghost: Ghost | null;
  spots: Spot[];
  /** What was played instead. */
  other: OtherMove;
}

/** The better move of a decision and the one that was played, both on the position before. */
export function betterMove(decision: Compared, before: Position): Better {
  const { best, played, mark } = decision;
  const better = drawn(best.actions, decision, before);
  const other = drawn(played.actions, decision, before);
  return {
    position: before,
    ghost: better.ghost && { ...better.ghost, sign: "✓" },
    spots: better.spots,
    other: { ghost: other.ghost && { ...other.ghost, firm: false }, spots: other.spots, sign: mark || "?" },
  };
}

/** The squares of both moves with those around them, for a small picture; null where no tile is laid. */
export function neighbourhood({ ghost, other }: Better): [number, number][] | null {
  const laid = [ghost, other.ghost].filter((one) => one !== null);
  const apart = (along: number[]) => Math.max(...along) - Math.min(...along);
  // Moves that lie far apart have enough between them: what is around them would only make them small.
  const margin = Math.max(apart(laid.map(({ x }) => x)), apart(laid.map(({ y }) => y))) > 2 ? 0 : 1;
  const around = laid.flatMap(({ x, y }): [number, number][] => [
    [x - margin, y - margin],
    [x + margin, y + margin],
  ]);
  return around.length ? around : null;
}

function drawn(actions: Action[], { tile, seat }: Compared, before: Position): { ghost: Ghost | null; spots: Spot[] } {
  const laid = actions.find((action) => action.type === "place");
  const extras = laid && extrasOf(laid);
  const ghost = laid ? { tile, x: laid.x, y: laid.y, rotation: laid.rotation, firm: true, with: extras ?? null } : null;
  // What goes with the tile is shown as if it lay there already.
  const then = {
    ...before,
    legal: actions as LegalAction[],
    last: laid ?? before.last,
    state: built(before.state, extras),
  };
  return { ghost, spots: placesOf(choicesOf(then, seat)).flatMap((place) => spotOf(place, true)) };
}

function built(state: State, extras: Record<string, unknown> | null | undefined): State {
  return extras ? REPLAY.all.reduce((now, part) => part.built?.(now, extras) ?? now, state) : state;
}
