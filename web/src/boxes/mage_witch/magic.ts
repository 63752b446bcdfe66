// Mage and witch: where each stands, beside where a follower would.
import type { State } from "../../api/types";
import type { Layout } from "../../board/layout";
import type { Point } from "../../look/art";

export type Magician = "mage" | "witch";
export const MAGICIANS: Magician[] = ["mage", "witch"];
const STEP: Point = [18, -3];
/** One of them as a picture. */
export const picture = (who: Magician): { symbol: string; view: string } => ({ symbol: who, view: "-16 -25 32 42" });

export interface Standing {
  who: Magician;
  place: NonNullable<State["mage"]>;
  at: Point;
}

/** Those who are on the board. */
export function standing(layout: Layout): Standing[] {
  return MAGICIANS.flatMap((who) => {
    const place = layout.state[who];
    const at = place && layout.standing(place.x, place.y, place.feature, place.at);
    return at ? [{ who, place, at: [at[0] + STEP[0], at[1] + STEP[1]] as Point }] : [];
  });
}
