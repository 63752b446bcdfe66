// Every word the page shows comes from here: `t("table.your_turn")`, `t("score.points", { n: 4 })`.
//
// How a text is written (en/*.ts; the other languages must have the same keys, or svelte-check complains):
//   {name}                 a value; numbers are written as the language writes them
//   {n|point|points}       a plural: by Intl.PluralRules "one" gets the first, anything else the second;
//                          write "{n} {n|point|points}"
//   {$follower}            the word `term.follower`, in the wording of the rule book in use; {$Follower} begins with
//                          a capital; within a plural without braces: {n|$tile|$tiles}
//   "key@first-edition-nl" in any language but English: that text in games of that preset (see setBook)
// `t` is reactive: use it in markup, $derived or $effect and it follows the language.
import { book, language, words, type Key } from "./language.svelte";

export { addWords, LANGUAGES, language, preferred, setBook, speak, worded } from "./language.svelte";
export type { BoxWords, Catalogue, Key, Language, Part } from "./language.svelte";
export type Values = Record<string, string | number>;

/** The text of a key in the language of the page; `preset` asks for a rule book's words, else `setBook`'s are used. */
export function t(key: Key, values: Values = {}, preset: string = book()): string {
  return filled(text(key, preset), values, preset);
}

/** Whether there is a text for a key put together at run time, such as `level.3`. */
export function known(key: string): key is Key {
  return key in words();
}

/** The text of a key put together at run time, or what to show if there is none. */
export function say(key: string, otherwise: string, values: Values = {}): string {
  return known(key) ? t(key, values) : otherwise;
}

/** The language of the page as in the country that the browser names for it: a British browser reads British dates. */
const locale = (): string =>
  navigator.languages.find((tag) => tag.toLowerCase().split("-")[0] === language()) ?? language();

/** A number as the language writes it, with a true minus in all of them. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value).replace("-", "−");
}

/** A number of points gained or lost: with its sign, and as many digits behind the point as are asked for. */
export const signed = (value: number, digits = 0): string =>
  number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "exceptZero" });

export function percent(value: number, digits = 0): string {
  return number(value, { style: "percent", maximumFractionDigits: digits });
}

export function date(value: string | Date, options?: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), options ?? { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(value),
  );
}

/** A text that begins a sentence. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Something and what is said of it: "Anna: place your tile". */
export const about = (what: string, said: string): string => t("app.about", { what, said });

/** Names as a list: "Anna, Bram and Clara". */
export function list(items: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);
}

function text(key: string, preset: string): string {
  return words()[`${key}@${preset}`] ?? words()[key] ?? key;
}

function filled(pattern: string, values: Values, preset: string): string {
  return pattern.replace(
    /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g,
    (whole, name: string, one?: string, other?: string) => {
      if (name.startsWith("$")) return term(name.slice(1), preset);
      const value = values[name];
      if (value === undefined) return whole;
      if (one === undefined || other === undefined) return typeof value === "number" ? number(value) : value;
      const form = plural(Number(value)) === "one" ? one : other;
      return form.replace(/\$(\w+)/g, (_, word: string) => term(word, preset));
    },
  );
}

function term(name: string, preset: string): string {
  const word = text(`term.${name.charAt(0).toLowerCase()}${name.slice(1)}`, preset);
  return name.charAt(0) === name.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function plural(value: number): string {
  return new Intl.PluralRules(language()).select(value);
}
