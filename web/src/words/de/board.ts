import type { board as english } from "../en/board";
import type { Catalogue } from "../language.svelte";

export const board = {
  "board.label": "Spielfeld",
  "board.hole": "Keine übrige Karte passt hierher",
  "board.view": "Ansicht",
  "board.zoom_in": "Vergrößern",
  "board.zoom_out": "Verkleinern",
  "board.fit": "Ganze Landschaft zeigen",
} satisfies Catalogue<typeof english>;
