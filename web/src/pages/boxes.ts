// What the boxes bring to the pages around the table: their presets, options and rules.
import type { State } from "../api/types";
import type { Section } from "./rules/section";
import type { Key } from "../words";
import { inOrder, together } from "../boxes";

/** What stands for something on a card. */
export interface CardPicture {
  tile: string;
  /** A symbol of the artwork that lies over the tile, such as something built. */
  over?: string;
  /** A start board in place of the tile: its kind, its extent and the part of it that is shown. */
  board?: { kind: string; extent: number; view: string };
  /** A figure of the artwork, in a player's colour. */
  piece?: string;
  /** A symbol of the artwork that is nobody's, and the part of it that is shown. */
  thing?: { symbol: string; view: string };
}
/** A preset with the box in it, and what stands for it. */
export interface BoxPreset {
  preset: string;
  picture: CardPicture;
}
/** How a box is put on the table or left out, piece by piece. */
export interface BoxOffered {
  id: string;
  name: Key;
  line: Key;
  picture: CardPicture;
  /** The option that brings it; a box without one is there where one of its switches is on. */
  option?: string;
  /** The options that change it. */
  switches: string[];
  /** How many can play where it is there, if that is more than usual. */
  seats?: number;
  /** An option that it does not go with. */
  notWith?: string;
}
export interface PagesPart {
  presets?: BoxPreset[];
  box?: BoxOffered;
  /** Options that mean nothing unless another is on. */
  needs?: Record<string, string>;
  /** Options that are as another one is, unless they are set themselves. */
  follows?: Record<string, string>;
  /** Sections of the rules page of a preset, and the id of the section that they follow. */
  rules?: { presets: string[]; after: string; sections: Section[] }[];
  /** Tiles that lie open beside the board of an example. */
  openTiles?(state: State): string[];
}

const PARTS = inOrder(import.meta.glob<PagesPart>("../boxes/*/pages.ts", { eager: true, import: "pages" }));
/** Presets of several boxes. */
const COLLECTIONS: BoxPreset[] = [
  { preset: "big-box", picture: { tile: "RV04", piece: "large-knight" } },
  { preset: "minis", picture: { tile: "GM03", thing: { symbol: "mage", view: "-16 -25 32 42" } } },
];
export const BOX_PRESETS = [...PARTS.flatMap((part) => part.presets ?? []), ...COLLECTIONS];
export const NEEDS = together(PARTS.map((part) => part.needs));
export const FOLLOWS = together(PARTS.map((part) => part.follows));
export const BOXES_OFFERED = PARTS.flatMap((part) => part.box ?? []);

/** What the boxes add to the rules page of a preset, or of a table that plays with some boxes. */
export function rulesOf(preset: string, boxes?: string[]): { after: string; sections: Section[] }[] {
  return PARTS.flatMap((part) =>
    (part.rules ?? []).filter((one) => (boxes ? boxes.includes(part.box?.id ?? "") : one.presets.includes(preset))),
  );
}

/** The tiles that lie open beside the board. */
export function openTiles(state: State): string[] {
  return PARTS.flatMap((part) => part.openTiles?.(state) ?? []);
}
