import type { board as english } from "../en/board";
import type { Catalogue } from "../language.svelte";

export const board = {
  "board.label": "Plateau",
  "board.hole": "Aucune tuile restante ne convient ici",
  "board.view": "Vue",
  "board.zoom_in": "Agrandir",
  "board.zoom_out": "Réduire",
  "board.fit": "Voir tout le paysage",
} satisfies Catalogue<typeof english>;
