// What can be answered besides laying a tile: where a follower may stand, and what the boxes ask.
import { colourOf } from "../../look/colours.svelte";
import type { Action, ActionOf, Event, Feature, Position, Seat } from "../../api/types";
import type { Spot } from "../../board/types";
import { describePlace } from "../../board/words/places";
import { FEATURES, FIGURES, ownChoices, type Asked } from "./boxes";
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
  /** The place that it shares with other figures, where it does. */
  place?: string;
}
/** What may be answered at one place: different figures may stand there. */
export interface Place {
  /** The first choice's: it stays while another figure is chosen. */
  id: string;
  choices: Choice[];
  /** What the place itself stands for. */
  lead: Choice;
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

/** The choices place by place; of several figures the picked one leads, else the one wished for, else the first. */
export function placesOf(choices: Choice[], picked: Action | null = null, wish = ""): Place[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const where = choice.place ?? choice.id;
    found.set(where, [...(found.get(where) ?? []), choice]);
  }
  return [...found.values()].map((all) => {
    const lead = all.find((one) => same(one.action, picked)) ?? all.find((one) => figureOf(one) === wish) ?? all[0]!;
    return { id: all[0]!.id, choices: all, lead };
  });
}

/** The figure that a choice places; "" for an ordinary follower or none. */
export const figureOf = ({ spot }: Choice): string => spot?.figure ?? "";

/** Where a place is shown on the board, if it is. */
export function spotOf({ id, choices, lead }: Place, chosen: boolean): Spot[] {
  const { spot, label, detail } = lead;
  const more = choices.length - 1;
  return spot ? [{ ...spot, id, label: detail ? about(label, detail) : label, chosen, ...(more ? { more } : {}) }] : [];
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

function followerChoice(action: ActionOf<"follower">, { position, onBoard }: Asked): Choice {
  const { feature, at, figure } = action;
  const elsewhere = squareOf(action);
  const cell = elsewhere ?? FEATURES[feature]?.cell?.(position) ?? position.last ?? { x: 0, y: 0 };
  const place = { x: cell.x, y: cell.y, feature, at, figure };
  const words = standingWords(fills(place, position) ? { feature, figure, at: ALL } : action);
  const label = elsewhere ? about(words, describePlace(elsewhere, position.state, position.last)) : words;
  const choice = onBoard(place, action, label, "figure");
  return elsewhere && choice.spot ? { ...choice, spot: { ...choice.spot, aside: true } } : choice;
}

/** The square of a follower who goes to another tile than the one just laid. */
function squareOf({ x, y }: ActionOf<"follower">): { x: number; y: number } | null {
  return typeof x === "number" && typeof y === "number" ? { x, y } : null;
}

/** Said instead of a direction where a field is the only one of its tile. */
const ALL = "all";
const fills = ({ x, y, feature, at }: Located, { features = [] }: Position): boolean =>
  feature === "field" &&
  !!at &&
  features
    .flatMap(({ kind, segments }) => (kind === "field" ? segments : []))
    .filter((one) => one[0] === x && one[1] === y).length === 1;

/** Who would stand where on the tile just laid: "Knight, north". */
export function standingWords({ feature, at, figure }: Pick<Located, "feature" | "at" | "figure">): string {
  const own = figure === undefined ? undefined : FIGURES[figure];
  const spot = t(own ? own.label(feature) : (`table.spot.${feature}` as Key));
  // Where a field reaches no side of its tile nothing says which it is.
  const where = at === ALL ? "" : at || (feature === "field" ? "inside" : "");
  return where ? `${spot}, ${t(`table.at.${where}` as Key)}` : spot;
}

const ROLES: Record<string, string> = { city: "knight", road: "thief", field: "farmer", cloister: "monk" };

function pieceOf(feature: string, figure: string | undefined, seat: Seat): PieceShown {
  if (figure !== undefined && FIGURES[figure])
    return FIGURES[figure].piece(seat, ROLES[feature] ?? FEATURES[feature]?.role ?? "knight");
  return FEATURES[feature]?.piece(seat) ?? { symbol: `${ROLES[feature] ?? "knight"}-${colourOf(seat)}` };
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
  const shared = `${feature}:${at ?? ""}@${x},${y}`;
  const id = figure === undefined ? shared : `${figure} ${shared}`;
  const where = { ...(at === undefined ? {} : { at }), ...(figure === undefined ? {} : { figure }) };
  const spot: Spot = { id, x, y, feature, seat, chosen: false, label, manner, ...where };
  const piece = pieceOf(feature, figure, seat);
  const own = figure === undefined ? undefined : FIGURES[figure]?.detail;
  return { id, action, label, detail: own ? t(own) : worth(place, position), piece, spot, place: shared };
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
