import type { board as english } from "../en/board";
import type { Catalogue } from "../language.svelte";

export const board = {
  "board.label": "Plateau",
  "board.hole": "Aucune tuile restante ne convient ici",
  "board.view": "Vue",
  "board.zoom_in": "Agrandir",
  "board.zoom_out": "Réduire",
  "board.fit": "Voir tout le paysage",
  "board.more.N": "{n} {n|autre case|autres cases} au nord",
  "board.more.E": "{n} {n|autre case|autres cases} à l’est",
  "board.more.S": "{n} {n|autre case|autres cases} au sud",
  "board.more.W": "{n} {n|autre case|autres cases} à l’ouest",
} satisfies Catalogue<typeof english>;
