import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

export const play = {
  "term.abbot": "Abt",
  "term.garden": "Garten",
  "box.abbot": "Der Abt",
  "box.abbot.line":
    "Gärten auf den Plättchen und ein Abt, der heimkehren darf, bevor sein Kloster oder Garten fertig ist.",
  "option.abbots": "Äbte",
  "option.gardens": "Gärten",
  "table.spot.abbot.cloister": "Abt im Kloster",
  "table.spot.abbot.garden": "Abt im Garten",
  "table.role.garden": "Abt im Garten",
  "table.figure.abbot": "Abt im Vorrat: für Klöster und Gärten",
  "table.figure.abbot.away": "Der Abt steht auf dem Spielfeld und kann zurückgenommen werden",
  "table.take_abbot": "Abt zurücknehmen",
  "table.take_abbot.points": "jetzt {n} {n|Punkt|Punkte}",
  "table.feature.garden": "Garten",
  "table.score.garden": "Fertiger Garten: {terms}",
  "table.score.garden.final": "Unfertiger Garten: {terms}",
  "table.score.taken_back": "Abt zurückgenommen: {terms}",
  "table.term.garden_around": "{points} für Garten und Plättchen ringsum",
  "table.paid_by.garden": "einen Garten",
  "table.event.abbot": "{name} setzt den Abt ein",
  "table.event.abbot_back": "{name} nimmt den Abt zurück",
  "tile.garden": "Garten",
  "place.of.garden": "vom Garten",
} satisfies Catalogue<typeof english>;
