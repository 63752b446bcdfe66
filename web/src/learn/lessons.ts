// The first game: which tiles come, and what each turn of the learner is about. Nothing is forbidden: a lesson only
// says what would be good to try, and looks at what happened.
import type { Event, Feature } from "../api/types";
import type { Key } from "../words";

export const LEARNER = 0;

/** Tiles as they are drawn, the learner's and the bot's in turn. */
export const DRAW = ["F", "U", "E", "V", "B", "E", "U", "W", "W", "H", "E", "U", "N", "V"];

export interface Lesson {
  title: Key;
  why: Key;
  task: Key;
  /** What to do where the landscape does not offer the task. */
  otherwise?: Key;
  offered?: (features: Feature[]) => boolean;
  /** Whether the turn did what the lesson was about. */
  done: (events: Event[]) => boolean;
}

const placed = (feature: string) => (events: Event[]) =>
  events.some((event) => event.type === "follower_placed" && event.player === LEARNER && event.feature === feature);
const scored = (feature: string) => (events: Event[]) =>
  events.some((event) => event.type === "scored" && event.player === LEARNER && event.feature === feature);
const holds = (kind: string, open: (feature: Feature) => boolean) => (features: Feature[]) =>
  features.some((one) => one.kind === kind && one.owners.includes(LEARNER) && open(one));
const free = (kind: string) => (features: Feature[]) =>
  features.some((one) => one.kind === kind && !one.owners.length && one.open > 0);

export const LESSONS: Lesson[] = [
  { title: "learn.1.title", why: "learn.1.why", task: "learn.1.do", done: placed("city") },
  {
    title: "learn.2.title",
    why: "learn.2.why",
    task: "learn.2.do",
    otherwise: "learn.2.else",
    offered: holds("city", (one) => one.open > 0),
    done: scored("city"),
  },
  { title: "learn.3.title", why: "learn.3.why", task: "learn.3.do", done: placed("cloister") },
  {
    title: "learn.4.title",
    why: "learn.4.why",
    task: "learn.4.do",
    otherwise: "learn.4.else",
    offered: free("road"),
    done: placed("road"),
  },
  {
    title: "learn.5.title",
    why: "learn.5.why",
    task: "learn.5.do",
    otherwise: "learn.5.else",
    offered: holds("road", (one) => one.open > 0),
    done: scored("road"),
  },
  { title: "learn.6.title", why: "learn.6.why", task: "learn.6.do", done: placed("field") },
  { title: "learn.7.title", why: "learn.7.why", task: "learn.7.do", done: () => true },
];
