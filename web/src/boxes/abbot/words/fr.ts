import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

export const play = {
  "term.abbot": "abbé",
  "term.garden": "jardin",
  "box.abbot": "L’Abbé",
  "box.abbot.line":
    "Des jardins sur les tuiles, et un abbé qui peut revenir avant que son abbaye ou son jardin soit terminé.",
  "option.abbots": "Abbés",
  "option.gardens": "Jardins",
  "table.spot.abbot.cloister": "Abbé dans l’abbaye",
  "table.spot.abbot.garden": "Abbé dans le jardin",
  "table.role.garden": "abbé dans le jardin",
  "table.figure.abbot": "Abbé en réserve : pour abbayes et jardins",
  "table.figure.abbot.away": "L’abbé est sur le plateau et peut être repris",
  "table.take_abbot": "Reprendre l’abbé",
  "table.take_abbot.points": "{n} {n|point|points} maintenant",
  "table.feature.garden": "Jardin",
  "table.score.garden": "Jardin terminé : {terms}",
  "table.score.garden.final": "Jardin inachevé : {terms}",
  "table.score.taken_back": "Abbé repris : {terms}",
  "table.term.garden_around": "{points} pour le jardin et les tuiles autour",
  "table.paid_by.garden": "un jardin",
  "table.event.abbot": "{name} a placé l’abbé",
  "table.event.abbot_back": "{name} reprend l’abbé",
  "tile.garden": "jardin",
  "place.of.garden": "du jardin",
} satisfies Catalogue<typeof english>;
