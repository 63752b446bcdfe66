import type { board as english } from "../en/board";
import type { Catalogue } from "../language.svelte";

export const board = {
  "board.label": "Spilleplade",
  "board.hole": "Ingen tilbageværende brik passer her",
  "board.view": "Visning",
  "board.zoom_in": "Zoom ind",
  "board.zoom_out": "Zoom ud",
  "board.fit": "Vis hele landskabet",
} satisfies Catalogue<typeof english>;
