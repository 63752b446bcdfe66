import type { board as english } from "../en/board";
import type { Catalogue } from "../language.svelte";

export const board = {
  "board.label": "Spielfeld",
  "board.hole": "Keines der übrigen Plättchen passt hierher",
  "board.view": "Ansicht",
  "board.zoom_in": "Vergrößern",
  "board.zoom_out": "Verkleinern",
  "board.fit": "Ganze Landschaft zeigen",
  "board.more.N": "{n} {n|weiteres Feld|weitere Felder} im Norden",
  "board.more.E": "{n} {n|weiteres Feld|weitere Felder} im Osten",
  "board.more.S": "{n} {n|weiteres Feld|weitere Felder} im Süden",
  "board.more.W": "{n} {n|weiteres Feld|weitere Felder} im Westen",
} satisfies Catalogue<typeof english>;
