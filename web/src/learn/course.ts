// What a lesson is: a short game with known tiles, in which both players' moves are planned. A turn of the learner
// offers what it teaches and nothing else; Robin's turns are played as written. What is legal the server says.
import type { Action, LegalAction, Position } from "../api/types";
import type { CardPicture } from "../pages/boxes";
import type { Key } from "../words";

export const LEARNER = 0;

/** The members that an action must have to be meant. */
export type Meant = { type: LegalAction["type"] } & Record<string, unknown>;
export interface Step {
  /** What may be done in this turn, in the order in which Robin prefers it; everything, where nothing here is legal. */
  offers: Meant[];
  /** What the coach says, where the turn is the learner's: `<key>.title`, `<key>.why`, `<key>.do`. */
  says?: string;
}
export interface Course {
  /** Also the beginning of its keys: `learn.<id>.name`, `learn.<id>.line`. */
  id: string;
  preset: string;
  options?: Record<string, string | number | boolean>;
  /** Tiles as they are drawn, the learner's and Robin's in turn. */
  draw: string[];
  steps: Step[];
  /** What stands on its card, where the preset's picture or its first tile do not tell. */
  picture?: CardPicture;
}

export const place = (x: number, y: number, rotation: number): Meant => ({ type: "place", x, y, rotation });
export const put = (feature: string, at?: string): Meant => ({ type: "follower", feature, ...(at ? { at } : {}) });
export const none: Meant = { type: "skip" };
/** A turn of the learner, with what the coach says of it. */
export const teach = (says: string, ...offers: Meant[]): Step => ({ says, offers });
/** A turn of Robin. */
export const robin = (...offers: Meant[]): Step => ({ offers });
/** Anything goes. */
export const anywhere: Meant = { type: "place" };

/** What the coach says of a step: its title, the reason and the task. */
export const wordsOf = (says: string): { title: Key; why: Key; task: Key } => ({
  title: `${says}.title` as Key,
  why: `${says}.why` as Key,
  task: `${says}.do` as Key,
});

/** Points that may be chosen, where an action leaves them open. */
type Range = { min: number; max: number };
const isRange = (value: unknown): value is Range => typeof value === "object" && value !== null && "min" in value;

/** A legal action as far as it is meant, with its points settled where they are; null where it is another. */
function narrowed(action: LegalAction, meant: Meant): LegalAction | null {
  const found = { ...action } as Record<string, unknown>;
  for (const [name, value] of Object.entries(meant)) {
    const own = found[name];
    if (own === value) continue;
    if (!isRange(own) || typeof value !== "number" || value < own.min || value > own.max) return null;
    found[name] = { min: value, max: value };
  }
  return found as LegalAction;
}

/** What a step offers of the legal actions, in the order of its wishes; all of them where it has none. */
export function offeredIn(step: Step | undefined, { legal }: Pick<Position, "legal">): LegalAction[] {
  const found = (step?.offers ?? []).flatMap((meant) => legal.flatMap((action) => narrowed(action, meant) ?? []));
  const seen = new Map(found.map((action) => [JSON.stringify(action), action]));
  return found.length ? [...seen.values()] : legal;
}

/** An action to be sent: where points may be chosen, as few as possible. */
export function settled(action: LegalAction): Action {
  const members = Object.entries(action as Record<string, unknown>).map(([name, value]): [string, unknown] => [
    name,
    isRange(value) ? value.min : value,
  ]);
  return Object.fromEntries(members) as Action;
}
