// What can be answered besides laying a tile: follower spots, crown spaces, victims, projects, castle or points.
import type { Spot } from "../../board/types";
import type { Action, Event, Feature, Scored, Seat, Sight } from "../../api/types";
import { about, t, type Key } from "../../words";

export interface Choice {
  id: string;
  action: Action;
  label: string;
  detail: string;
  spot: Spot | null;
  role: string;
}

type Located = { x: number; y: number; feature: string; at?: string | undefined };

/** The feature that a segment belongs to, where the table shows features. */
export function featureAt(features: Feature[] | undefined, { x, y, feature, at }: Located): Feature | null {
  const where = feature === "bridge" ? "bridge" : feature === "cloister" ? "" : (at ?? "");
  const kind = feature === "bridge" ? "road" : feature;
  return (
    features?.find(
      (one) => one.kind === kind && one.segments.some((s) => s[0] === x && s[1] === y && s[2] === where),
    ) ?? null
  );
}

export const same = (one: Action, other: Action | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where a choice is shown on the board, if it is. */
export function spotOf({ spot, label, detail }: Choice, chosen: boolean): Spot[] {
  return spot ? [{ ...spot, label: detail ? about(label, detail) : label, chosen }] : [];
}

/** The answers to the question a position asks, but for placing and trading. */
export function choicesOf(sight: Sight, seat: Seat): Choice[] {
  const { legal } = sight;
  return legal.flatMap((action): Choice[] => {
    switch (action.type) {
      case "follower": {
        const cell = action.feature === "bridge" ? newBridge(sight) : (sight.last ?? { x: 0, y: 0 });
        return [
          onBoard({ ...cell, feature: action.feature, at: action.at }, action, seat, followerLabel(action), sight),
        ];
      }
      case "crown":
        return [crown(action, seat)];
      case "plague":
        return [
          onBoard(
            action,
            action,
            seat,
            t("table.victim", { role: t(`table.role.${action.feature}` as Key), x: action.x, y: action.y }),
            sight,
          ),
        ];
      case "castle_project":
        return [onBoard(action, action, seat, projectLabel(action), sight)];
      default:
        return [];
    }
  });
}

// The bridge a follower may stand on is the one just built.
function newBridge(sight: Sight): { x: number; y: number } {
  const bridges = sight.state.bridges ?? [];
  return bridges[bridges.length - 1] ?? sight.last ?? { x: 0, y: 0 };
}

function followerLabel(action: { feature: string; at?: string }): string {
  const spot = t(`table.spot.${action.feature}` as Key);
  return action.at ? `${spot}, ${t(`table.at.${action.at}` as Key)}` : spot;
}

function projectLabel({ feature, x, y, at }: { feature: string; x: number; y: number; at?: string }): string {
  const project = t("table.project", { feature: t(`table.feature.${feature}` as Key), x, y });
  return at ? `${project}, ${t(`table.at.${at}` as Key)}` : project;
}

function onBoard(place: Located, action: Action, seat: Seat, label: string, sight: Sight): Choice {
  const { x, y, at } = place;
  const id = `${place.feature}:${at ?? ""}@${x},${y}`;
  const spot: Spot = {
    id,
    x,
    y,
    feature: place.feature as Spot["feature"],
    seat,
    chosen: false,
    label,
    ...(at === undefined ? {} : { at }),
  };
  return { id, action, label, detail: worth(place, sight), spot, role: place.feature };
}

function crown(action: Action & { type: "crown" }, seat: Seat): Choice {
  const id = `crown:${action.segment}`;
  const label = t("table.spot.crown", { segment: t(`table.segment.${action.segment}` as Key) });
  return {
    id,
    action,
    label,
    detail: "",
    role: "crown",
    spot: { id, x: 0, y: 0, feature: "crown", segment: action.segment, seat, chosen: false, label },
  };
}

function worth(place: Located, sight: Sight): string {
  const feature = featureAt(sight.features, place);
  if (!feature) return "";
  if (feature.kind !== "field" && feature.open === 0 && feature.points === feature.points_if_completed)
    return t("table.points", { n: feature.points });
  if (feature.kind === "field") return t("table.spot.field_pays", { points: feature.points });
  return t("table.spot.pays", { points: feature.points, finished: feature.points_if_completed });
}

/** The points a list of events brings one player. */
export function pointsFor(events: Event[], seat: Seat): number {
  return events.reduce(
    (sum, event) =>
      sum +
      (event.type === "scored" && (event as unknown as Scored).player === seat
        ? (event as unknown as Scored).points
        : 0),
    0,
  );
}
