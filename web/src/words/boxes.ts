// Boxes that are ready to be shown: what they bring to boards and tables is there, and their words.
import { BOXES, loadBoxes } from "../boxes";
import { addWords } from ".";

const ready = new Set<string>();

/** Loads what these boxes bring; what all of them bring, where none are named. A game of the base box needs nothing. */
export async function withBoxes(names: readonly string[] = BOXES): Promise<void> {
  await Promise.all([loadBoxes(names), BOXES.some((box) => names.includes(box)) && addWords("boxes")]);
  for (const name of names) ready.add(name);
}

/** Whether all of these boxes are ready. */
export const areReady = (names: readonly string[]): boolean =>
  BOXES.every((box) => ready.has(box) || !names.includes(box));
