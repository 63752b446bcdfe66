// A section of a rules page: paragraphs, lists and drawn examples.
import type { Key } from "../../words";

/** A paragraph, a list, or an example with the key of its caption. */
export type Passage = (
  { text: Key } | { list: Key[] } | { example: string; caption: Key; fields?: boolean; choices?: boolean }
) & {
  /** Only where an option is known to have this value. */
  when?: [option: string, value: Value];
};
export interface Section {
  id: string;
  heading: Key;
  parts: Passage[];
  /** The switch without which there is nothing to say, or several of which one is enough. */
  needs?: string | string[];
  /** The options that are said here where they are not as usual. */
  says?: string[];
}
export type Value = string | number | boolean;
/** Options of a table by name; nothing is known of one that is not there. */
export type Values = Record<string, Value>;

/** Paragraphs. */
export const text = (...keys: Key[]): Passage[] => keys.map((key) => ({ text: key }));

/** What of some sections goes with the options of a table. */
export function ofTable(sections: Section[], values: Values): Section[] {
  const on = ({ needs = [] }: Section) => {
    const switches = [needs].flat();
    return !switches.length || switches.some((name) => values[name] !== false);
  };
  const holds = ({ when }: Passage) => !when || values[when[0]] === when[1];
  return sections.filter(on).map((one) => ({ ...one, parts: one.parts.filter(holds) }));
}
