// Which language the page speaks: chosen by the browser, switchable, remembered on this device.
import type { en } from "./en";
import type { cases } from "./en/cases";
import type { learn } from "./en/learn";
import type { lobby } from "./en/lobby";
import type { local } from "./en/local";
import type { meet } from "./en/meet";
import type { puzzle } from "./en/puzzle";
import type { me } from "./en/me";
import type { people } from "./en/people";
import type { replay } from "./en/replay";
import type { rules } from "./en/rules";

/**
 * Parts that only one page needs come with that page, those of the boxes with whatever names one; everything else comes
 * at once. A box has all its words of a language in one file, `play` (the part `boxes`) and the other parts. Each is
 * imported with a query of its name: so the file is a module for each part, of which the build keeps just that part.
 */
export type Part =
  | "along"
  | "boxes"
  | "cases"
  | "learn"
  | "lobby"
  | "local"
  | "me"
  | "meet"
  | "people"
  | "puzzle"
  | "replay"
  | "rules"
  | "serverless";
/** The words of the boxes: each adds its own here, in `boxes/<box>/words/en.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface BoxWords {}
export type Key =
  | keyof typeof en
  | keyof typeof cases
  | keyof typeof learn
  | keyof typeof lobby
  | keyof typeof local
  | keyof typeof meet
  | keyof typeof puzzle
  | keyof typeof me
  | keyof typeof people
  | keyof typeof replay
  | keyof typeof rules
  | Extract<keyof BoxWords, string>;
/** The first editions, whose books have words of their own. */
export type Edition = "first-edition-nl" | "first-edition-da";
/** What a language says: every key of English, and where a rule book has another word for it that edition's variant. */
export type Catalogue<English> = { [K in keyof English]: string } & {
  [K in keyof English as `${K & string}@${Edition}`]?: string;
};
type Words = Record<string, string>;

const CATALOGUES = {
  en: () => import("./en"),
  nl: () => import("./nl"),
  da: () => import("./da"),
  de: () => import("./de"),
  fr: () => import("./fr"),
};
const PARTS = import.meta.glob<{ words: Words }>(
  "./*/{along,boxes,cases,learn,lobby,local,me,meet,people,puzzle,replay,rules,serverless}.ts",
);
export type Language = keyof typeof CATALOGUES;
/** Each language by its own name, as the switch shows them. */
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  da: "Dansk",
  de: "Deutsch",
  fr: "Français",
};
const STORED = "carcassonne.language";
const needed = new Map<Part, Promise<void>>();

const spoken = $state<{ language: Language; words: Words; preset: string }>({ language: "en", words: {}, preset: "" });

export const language = (): Language => spoken.language;
export const words = (): Words => spoken.words;
export const book = (): string => spoken.preset;

/** Let `t` use the words of this preset's rule book; "" for none in particular. */
export function setBook(preset: string): void {
  spoken.preset = preset;
}

/** Load a language and speak it from now on; English if it cannot be loaded. */
export async function speak(wanted: Language, remember = false): Promise<void> {
  let chosen = wanted;
  let catalogue: Words;
  try {
    catalogue = await all(wanted);
  } catch (problem) {
    if (wanted === "en") throw problem;
    chosen = "en";
    catalogue = await all("en");
  }
  spoken.language = chosen;
  spoken.words = catalogue;
  document.documentElement.lang = chosen;
  if (remember) store(chosen);
}

/** Load a part's words, now and in every language spoken later. */
export function addWords(part: Part): Promise<void> {
  const coming = needed.get(part) ?? fetchWords(part);
  needed.set(part, coming);
  return coming;
}

/** What is loaded when it is needed, together with the words of its part. */
export async function worded<Loaded>(coming: Promise<Loaded>, part: Part): Promise<Loaded> {
  const [loaded] = await Promise.all([coming, addWords(part)]);
  return loaded;
}

async function fetchWords(part: Part): Promise<void> {
  const wanted = spoken.language;
  try {
    const added = await partOf(wanted, part);
    // Who switched the language meanwhile has got the part with it.
    if (wanted === spoken.language) spoken.words = { ...spoken.words, ...added };
  } catch (problem) {
    needed.delete(part);
    throw problem;
  }
}

async function all(wanted: Language): Promise<Words> {
  const [catalogue, ...parts] = await Promise.all([
    CATALOGUES[wanted](),
    ...[...needed.keys()].map((part) => partOf(wanted, part)),
  ]);
  return Object.assign({}, catalogue.words, ...parts) as Words;
}

async function partOf(wanted: Language, part: Part): Promise<Words> {
  return (await PARTS[`./${wanted}/${part}.ts`]!()).words;
}

/** The language this device chose before, else the first of the browser's languages that we have. */
export function preferred(): Language {
  const asked = [stored(), ...navigator.languages];
  for (const tag of asked) {
    const short = (tag ?? "").toLowerCase().split("-")[0] ?? "";
    if (short in CATALOGUES) return short as Language;
  }
  return "en";
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null; // private browsing may forbid storage; the choice then lasts as long as the page
  }
}

function store(chosen: Language): void {
  try {
    localStorage.setItem(STORED, chosen);
  } catch {
    // as above
  }
}
