// A section of a rules page: paragraphs, lists and drawn examples.
import type { Key } from "../../words";

/** A paragraph, a list, or an example with the key of its caption. */
export type Passage =
  { text: Key } | { list: Key[] } | { example: string; caption: Key; fields?: boolean; choices?: boolean };
export interface Section {
  id: string;
  heading: Key;
  parts: Passage[];
}

/** Paragraphs. */
export const text = (...keys: Key[]): Passage[] => keys.map((key) => ({ text: key }));
