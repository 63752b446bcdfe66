import type { board as english } from "../en/board";
import type { Catalogue } from "../language.svelte";

export const board = {
  "board.label": "Speelveld",
  "board.hole": "Geen van de overgebleven {$tiles} past hier",
  "board.view": "Beeld",
  "board.zoom_in": "Inzoomen",
  "board.zoom_out": "Uitzoomen",
  "board.fit": "Hele landschap tonen",
  "board.more.N": "Nog {n} {n|plek|plekken} naar het noorden",
  "board.more.E": "Nog {n} {n|plek|plekken} naar het oosten",
  "board.more.S": "Nog {n} {n|plek|plekken} naar het zuiden",
  "board.more.W": "Nog {n} {n|plek|plekken} naar het westen",
} satisfies Catalogue<typeof english>;
