import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.crown": "Cases couronne",
  "replay.by.wheel": "Roue",
  "replay.did.crown": "prend une case couronne",
  "replay.did.plague": "reprend un partisan",
  "replay.the.wheel": "la roue de la fortune",
  "replay.the.crown": "la case couronne",
  "replay.why.crown": "prend une case couronne : {segment}",
  "replay.why.plague": "abandonne {the} ({worth}), pas {other_the} ({other_worth})",
} satisfies Catalogue<typeof english>;
