import { describe, expect, test } from "vitest";

type Words = Record<string, string>;
const ALL = import.meta.glob<Record<string, Words>>(["../../src/words/*/*.ts", "../../src/boxes/*/words/*.ts"], {
  eager: true,
});
const LANGUAGES = ["en", "nl", "da", "de", "fr"];

/** The catalogues of a language, by their file and their name in it. */
function catalogues(language: string): Map<string, Words> {
  const found = new Map<string, Words>();
  for (const [path, module] of Object.entries(ALL)) {
    const place = path.replace(new RegExp(`/words/${language}(/|\\.ts$)`), "/words/*$1");
    // `words` is what a file has gathered from others.
    const own = place === path ? [] : Object.entries(module).filter(([name]) => name !== "words");
    for (const [name, words] of own) found.set(`${place} ${name}`, words);
  }
  return found;
}
const gaps = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => name!))].sort();

describe.each(LANGUAGES)("the words of %s", (language) => {
  const english = catalogues("en");

  test("are in the same files as the English ones", () => {
    expect([...catalogues(language).keys()].sort()).toEqual([...english.keys()].sort());
  });

  // Reasons are given features in several forms (`the`, `own`, `held`): languages differ in which they need.
  const free = (key: string): boolean => key.startsWith("replay.why.") || key.startsWith("replay.held.");

  test("fill the same gaps", () => {
    for (const [path, words] of catalogues(language)) {
      for (const [key, text] of Object.entries(words).filter(([one]) => !free(one))) {
        const source = english.get(path)![key.split("@")[0]!]!;
        expect(
          gaps(text).filter((gap) => !gaps(source).includes(gap)),
          key,
        ).toEqual([]);
      }
    }
  });

  test("name no word that the rule book lacks", () => {
    const terms = Object.assign({}, ...catalogues(language).values()) as Words;
    for (const text of Object.values(terms)) {
      for (const [, name] of text.matchAll(/\$(\w+)/g)) {
        expect(Object.keys(terms)).toContain(`term.${name!.charAt(0).toLowerCase()}${name!.slice(1)}`);
      }
    }
  });
});

// What stands under another heading of its box's file is not loaded where it is shown.
test("the words of a late page begin with its name, in the boxes too", () => {
  const late = ["learn", "local", "puzzle", "replay", "rules"];
  for (const [path, words] of catalogues("en")) {
    if (instead(path)) continue;
    const part = path.split(" ")[1]!;
    if (path.includes("/boxes/")) expect([...late, "play"], path).toContain(part);
    for (const key of Object.keys(words)) {
      const page = key.split(".")[0]!;
      expect(late.includes(page) ? page : "with the language", `${key} in ${path}`).toBe(
        late.includes(part) ? part : "with the language",
      );
    }
  }
});

/** What is said in other words where no server answers, or this browser answers too, stands in another's place. */
const instead = (path: string): boolean => / (along|serverless)$/.test(path);

test("what is said instead is said otherwise first, with the same gaps", () => {
  const first = Object.assign(
    {},
    ...[...catalogues("en")].filter(([path]) => !instead(path)).map(([, words]) => words),
  );
  const others = [...catalogues("en")].filter(([path]) => instead(path)).flatMap(([, words]) => Object.entries(words));
  expect(others.length).toBeGreaterThan(10);
  for (const [key, text] of others) expect(gaps(text), key).toEqual(gaps((first as Words)[key]!));
});

test("no key is said twice", () => {
  const seen = new Map<string, string>();
  for (const [path, words] of catalogues("en")) {
    if (instead(path)) continue;
    for (const key of Object.keys(words)) {
      expect(seen.get(key), `${key} in ${path}`).toBeUndefined();
      seen.set(key, path);
    }
  }
  expect(seen.size).toBeGreaterThan(700);
});
