import type { board as english } from "../en/board";
import type { Catalogue } from "../language.svelte";

export const board = {
  "board.label": "Speelveld",
  "board.hole": "Geen overgebleven kaart past hier",
  "board.view": "Beeld",
  "board.zoom_in": "Inzoomen",
  "board.zoom_out": "Uitzoomen",
  "board.fit": "Hele landschap tonen",
} satisfies Catalogue<typeof english>;
