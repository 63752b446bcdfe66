import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.garden": "Jardins",
  "replay.did.take_abbot": "reprend l’abbé",
  "replay.the.garden": "le jardin",
  "replay.own.garden": "son jardin",
} satisfies Catalogue<typeof english>;
