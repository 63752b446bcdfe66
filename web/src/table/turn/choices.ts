// What can be answered besides laying a tile: where a follower may stand, and what the boxes ask.
import type { Action, ActionOf, Event, Feature, Figured, Position, Seat } from "../../api/types";
import type { Spot } from "../../board/types";
import { FEATURES, FIGURES, ownChoices, type Asked } from "../../boxes/choices";
import { about, t, type Key } from "../../words";

/** A symbol of the artwork in the list of answers; `view` is its part that is shown, a figure's by default. */
export interface PieceShown {
  symbol: string;
  view?: string;
}
export interface Choice {
  id: string;
  action: Action;
  label: string;
  /** What it is called in the list of answers, where that is shorter. */
  short?: string;
  detail: string;
  piece: PieceShown;
  spot: Spot | null;
}

export type Located = { x: number; y: number; feature: string; at?: string | undefined; figure?: string | undefined };

/** The feature that a segment belongs to, where the table shows features. */
export function featureAt(features: Feature[] | undefined, { x, y, feature, at }: Located): Feature | null {
  const { kind, at: where } = FEATURES[feature]?.partOf ?? {
    kind: feature,
    at: feature === "cloister" ? "" : (at ?? ""),
  };
  const holds = (one: Feature): boolean => one.segments.some((s) => s[0] === x && s[1] === y && s[2] === where);
  return features?.find((one) => one.kind === kind && holds(one)) ?? null;
}

export const same = (one: Action, other: Action | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where a choice is shown on the board, if it is. */
export function spotOf({ spot, label, detail }: Choice, chosen: boolean): Spot[] {
  return spot ? [{ ...spot, label: detail ? about(label, detail) : label, chosen }] : [];
}

/** The answers to the question a position asks, but for placing and what a panel of its own asks. */
export function choicesOf(position: Position, seat: Seat): Choice[] {
  const asked: Asked = {
    position,
    seat,
    onBoard: (place, action, label, manner) => onBoard(place, action, label, manner, position, seat),
  };
  return position.legal.flatMap((action) =>
    action.type === "follower" ? [followerChoice(action, asked)] : ownChoices(action, asked),
  );
}

function followerChoice(action: Figured<ActionOf<"follower">>, { position, onBoard }: Asked): Choice {
  const { feature, at, figure } = action;
  const cell = FEATURES[feature]?.cell?.(position) ?? position.last ?? { x: 0, y: 0 };
  const spot = t(`table.spot.${feature}` as Key);
  const label = at ? `${spot}, ${t(`table.at.${at}` as Key)}` : spot;
  return onBoard({ x: cell.x, y: cell.y, feature, at, figure }, action, label, "figure");
}

const ROLES: Record<string, string> = { city: "knight", road: "thief", field: "farmer", cloister: "monk" };

function pieceOf(feature: string, figure: string | undefined, seat: Seat): PieceShown {
  if (figure !== undefined && FIGURES[figure]) return FIGURES[figure].piece(seat, ROLES[feature] ?? "knight");
  return FEATURES[feature]?.piece(seat) ?? { symbol: `${ROLES[feature] ?? "knight"}-${seat % 6}` };
}

function onBoard(
  place: Located,
  action: Action,
  label: string,
  manner: Spot["manner"],
  position: Position,
  seat: Seat,
): Choice {
  const { x, y, feature, at, figure } = place;
  const own = figure === undefined ? null : FIGURES[figure];
  const id = `${figure === undefined ? "" : `${figure} `}${feature}:${at ?? ""}@${x},${y}`;
  const said = own ? t(own.label, { place: label }) : label;
  const where = { ...(at === undefined ? {} : { at }), ...(figure === undefined ? {} : { figure }) };
  const spot: Spot = { id, x, y, feature, seat, chosen: false, label: said, manner, ...where };
  return { id, action, label: said, detail: worth(place, position), piece: pieceOf(feature, figure, seat), spot };
}

function worth(place: Located, position: Position): string {
  const feature = featureAt(position.features, place);
  if (!feature) return "";
  if (feature.kind !== "field" && feature.open === 0 && feature.points === feature.points_if_completed)
    return t("table.points", { n: feature.points });
  if (feature.kind === "field") return t("table.spot.field_pays", { points: feature.points });
  return t("table.spot.pays", { points: feature.points, finished: feature.points_if_completed });
}

/** The points a list of events brings one player. */
export function pointsFor(events: Event[], seat: Seat): number {
  return events.reduce((sum, event) => sum + (event.type === "scored" && event.player === seat ? event.points : 0), 0);
}
