import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

export const play = {
  "term.abbot": "abt",
  "term.garden": "tuin",
  "box.abbot": "De Abt",
  "box.abbot.line": "Tuinen op de {$tiles}, en een abt die naar huis mag voordat zijn klooster of tuin af is.",
  "option.abbots": "Abten",
  "option.gardens": "Tuinen",
  "table.spot.abbot.cloister": "Abt in het klooster",
  "table.spot.abbot.garden": "Abt in de tuin",
  "table.role.garden": "abt in de tuin",
  "table.figure.abbot": "Abt in voorraad: voor kloosters en tuinen",
  "table.figure.abbot.away": "De abt staat op het speelveld en mag teruggenomen worden",
  "table.take_abbot": "Abt terugnemen",
  "table.take_abbot.points": "nu {n} {n|punt|punten}",
  "table.feature.garden": "Tuin",
  "table.score.garden": "Tuin {$complete}: {terms}",
  "table.score.garden.final": "Tuin, {$unfinished}: {terms}",
  "table.score.taken_back": "Abt teruggenomen: {terms}",
  "table.term.garden_around": "{points} voor tuin en {$tiles} eromheen",
  "table.paid_by.garden": "een tuin",
  "table.event.abbot": "{name} plaatst de abt",
  "table.event.abbot_back": "{name} neemt de abt terug",
  "tile.garden": "tuin",
  "place.of.garden": "van de tuin",
} satisfies Catalogue<typeof english>;
