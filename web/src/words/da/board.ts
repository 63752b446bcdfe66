import type { board as english } from "../en/board";
import type { Catalogue } from "../language.svelte";

export const board = {
  "board.label": "Spillebræt",
  "board.hole": "Ingen tilbageværende brik passer her",
  "board.view": "Visning",
  "board.zoom_in": "Zoom ind",
  "board.zoom_out": "Zoom ud",
  "board.fit": "Vis hele landskabet",
  "board.more.N": "{n} {n|felt|felter} mere mod nord",
  "board.more.E": "{n} {n|felt|felter} mere mod øst",
  "board.more.S": "{n} {n|felt|felter} mere mod syd",
  "board.more.W": "{n} {n|felt|felter} mere mod vest",
} satisfies Catalogue<typeof english>;
