// The boxes' events and scores in words: for messages, for the log of points, and for who listens.
import type { LogEntry, Event, EventOf, Seat } from "../../api/types";
import type { Key } from "../../words";
import { Parts } from "../../boxes";

/** An entry of the log in which something happened, and how the players are called. */
export interface Happened {
  entry: Extract<LogEntry, { events: Event[] }>;
  name: (seat: Seat | null) => string;
}
/** A sentence; `seat` is whose deed it was, `loud` whether the player who did it is told too. */
export interface Sentence {
  text: string;
  seat?: Seat;
  loud?: boolean;
}
/** Points that came or went otherwise than by a score. */
export interface Change {
  player: Seat;
  points: number;
  what: string;
}
type ByEvent<Answer> = { [Type in Event["type"]]?: (event: EventOf<Type>, happened: Happened) => Answer };
export interface MessagesPart {
  /** What is said of an event; null where it is not for this box to say. */
  told?: ByEvent<Sentence | null>;
  changes?: ByEvent<Change[]>;
  /** The terms of a score in words, by what paid it. */
  terms?: Record<string, (term: string, points: number) => string>;
  /** Terms that it adds to other scores, by their names. */
  added?: Record<string, (points: number) => string>;
  /** How a score is called, by its cause, where that is another than usual. */
  causes?: Record<string, Key>;
}

const PARTS = new Parts<MessagesPart>("messages");
export const TERMS = PARTS.named((part) => part.terms);
export const ADDED = PARTS.named((part) => part.added);
export const CAUSES = PARTS.named((part) => part.causes);

type Teller<Answer> = ((event: Event, happened: Happened) => Answer) | undefined;

/** What the boxes say of an event; null where they say nothing. */
export function ownSentence(event: Event, happened: Happened): Sentence | null {
  for (const part of PARTS.all) {
    const said = (part.told?.[event.type] as Teller<Sentence | null>)?.(event, happened);
    if (said) return said;
  }
  return null;
}

/** The points that an event of a box has moved. */
export function ownChanges(event: Event, happened: Happened): Change[] {
  return PARTS.all.flatMap((part) => (part.changes?.[event.type] as Teller<Change[]>)?.(event, happened) ?? []);
}
