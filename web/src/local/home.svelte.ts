// This browser in a server's place: how far it is, which games it keeps, and what is done with all of them at once.
import { answeredBy, url } from "../api/transport";
import { answering } from "./answering";
import { saveAnswers } from "./downloads";
import { House } from "./house";
import { KeptGames } from "./kept";
import type { Answer, EngineState, Question } from "./messages";

/** What the page keeps in the browser besides games: seats, settings, lessons, drafts, under names that begin so. */
const OURS = "carcassonne.";

interface Known {
  engine: EngineState;
  games: ReadonlySet<string>;
  /** Whether something could not be saved as a file. */
  unsaved: boolean;
}
const known = $state<Known>({ engine: { phase: "closed" }, games: new Set(), unsaved: false });
let house: House | null = null;

/** How far the engine is. */
export const engine = (): EngineState => known.engine;
/** The games that this browser keeps. */
export const kept = (): ReadonlySet<string> => known.games;
export const unsaved = (): boolean => known.unsaved;

/** The house of this window's tables, opened when it is first wanted. */
export function openHouse(): House {
  if (house) return house;
  known.engine = { phase: "waiting" };
  const folder = new URL(url("/"), location.href).href;
  house = new House(folder, {
    state(engine) {
      known.engine = engine;
    },
    here(games) {
      const more = games.some((id) => !known.games.has(id));
      known.games = new Set(games);
      if (more) void askToStay();
    },
  });
  house.open();
  addEventListener("online", () => {
    if (known.engine.phase === "failed") tryAgain();
  });
  saveAnswers(() => (known.unsaved = true));
  return house;
}

/** From now on this browser answers the page. */
export function answerPage(): void {
  answeredBy(answering(openHouse()));
}

/** Looks which games are kept, without the house. */
export async function lookForGames(): Promise<void> {
  known.games = new Set(await (await KeptGames.open()).ids());
}

export function tryAgain(): void {
  known.engine = { phase: "waiting" };
  house?.again();
}

export function dismissUnsaved(): void {
  known.unsaved = false;
}

/** Asks the browser not to make room at the cost of games; it decides by itself. */
export async function askToStay(): Promise<void> {
  if ((await navigator.storage?.persisted?.()) === false) await navigator.storage.persist().catch(() => false);
}

/** Whether the browser has promised to keep what is here. */
export const stays = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false;

// --- everything at once ----------------------------------------------------------------------------------------------
/** A file that could not be taken in, or games that could not be forgotten; the reason is the engine's sentence. */
export class NotDone extends Error {}

async function asked(question: Question): Promise<Answer> {
  const answer = await openHouse().ask(question);
  if (answer.status < 400) return answer;
  const { detail } = JSON.parse(answer.body) as { detail?: string };
  throw new NotDone(detail ?? "");
}

/** Everything that this browser keeps of the page, as a file: games, and what the page keeps besides. */
export async function everything(): Promise<Blob> {
  const { body } = await asked({ ask: "export" });
  const device = Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(OURS)));
  return new Blob([JSON.stringify({ ...(JSON.parse(body) as object), device })], { type: "application/json" });
}

/** What is kept, as it stands: for when it cannot be read. */
export async function asItStands(): Promise<Blob> {
  return new Blob([await (await KeptGames.open()).read()], { type: "application/json" });
}

export interface TakenIn {
  games: string[];
  known: number;
  damaged?: string[];
}

/** Takes in what was saved: games that are not here, the seats in them, and settings that this browser has not made. */
export async function takeIn(text: string): Promise<TakenIn> {
  const { body } = await asked({ ask: "take_in", text });
  const { device } = JSON.parse(text) as { device?: Record<string, unknown> };
  for (const [name, value] of Object.entries(device ?? {}))
    if (name.startsWith(OURS) && typeof value === "string") keepBesides(name, value);
  return JSON.parse(body) as TakenIn;
}

/** What is here stays; of seats and games by name, what is not here comes to it. */
function keepBesides(name: string, value: string): void {
  try {
    const here = localStorage.getItem(name);
    localStorage.setItem(name, here === null ? value : together(here, value));
  } catch {
    // Storage is full or no JSON: what is here stays.
  }
}

function together(here: string, there: string): string {
  const [mine, theirs] = [JSON.parse(here) as unknown, JSON.parse(there) as unknown];
  if (Array.isArray(mine) && Array.isArray(theirs))
    return JSON.stringify([...new Set((mine as unknown[]).concat(theirs))]);
  if (!mine || !theirs || typeof mine !== "object" || typeof theirs !== "object") return here;
  return JSON.stringify({ ...theirs, ...mine });
}

/** Forgets games. */
export async function forget(games: string[]): Promise<void> {
  await asked({ ask: "remove", games });
}

/** Deletes all games, settings and lessons from this browser. */
export async function clear(): Promise<void> {
  if (known.engine.phase === "ready") await forget([...known.games]);
  else await (await KeptGames.open()).clear();
  for (const name of Object.keys(localStorage)) if (name.startsWith(OURS)) localStorage.removeItem(name);
}
