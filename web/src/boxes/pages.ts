// What the boxes bring to the pages around the table: their presets, options and rules.
import type { State } from "../api/types";
import type { Section } from "../pages/rules/section";
import { inOrder, together } from ".";

/** A preset with the box in it, and the tile that stands for it. */
export interface BoxPreset {
  preset: string;
  tile: string;
}
export interface PagesPart {
  presets?: BoxPreset[];
  /** Options that mean nothing unless another is on. */
  needs?: Record<string, string>;
  /** Sections of the rules page of a preset, and the id of the section that they follow. */
  rules?: { presets: string[]; after: string; sections: Section[] }[];
  /** Tiles that lie open beside the board of an example. */
  openTiles?(state: State): string[];
}

const PARTS = inOrder(import.meta.glob<PagesPart>("./*/pages.ts", { eager: true, import: "pages" }));
export const BOX_PRESETS = PARTS.flatMap((part) => part.presets ?? []);
export const NEEDS = together(PARTS.map((part) => part.needs));

/** What the boxes add to the rules page of a preset. */
export function rulesOf(preset: string): { after: string; sections: Section[] }[] {
  return PARTS.flatMap((part) => part.rules ?? []).filter((one) => one.presets.includes(preset));
}

/** The tiles that lie open beside the board. */
export function openTiles(state: State): string[] {
  return PARTS.flatMap((part) => part.openTiles?.(state) ?? []);
}
