// The bridge that goes with a tile: a member of the action that lays it.
import type { Bridge } from "../../api/types";

/** The bridge among what goes with a tile. */
export function bridgeOf(extras: Record<string, unknown> | null | undefined): Bridge | null {
  return (extras?.bridge as Bridge | undefined) ?? null;
}
