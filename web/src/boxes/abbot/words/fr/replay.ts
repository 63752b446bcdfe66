import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.garden": "Jardins",
  "replay.did.take_abbot": "reprend l’abbé",
  "replay.the.garden": "le jardin",
  "replay.own.garden": "son jardin",
  "replay.why.abbot": "l’abbé : {the}, {points} {points|point|points} pour l’instant ; il peut revenir",
  "replay.why.take_abbot": "reprend l’abbé pour {points} {points|point|points}",
  "replay.why.leave_abbot": "laisse l’abbé, qui peut obtenir plus de {points}",
  "replay.why.keep_abbot": "garde l’abbé",
} satisfies Catalogue<typeof english>;
