import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

export const play = {
  "term.abbot": "abbed",
  "term.garden": "have",
  "box.abbot": "Abbeden",
  "box.abbot.line": "Haver på brikkerne og en abbed, der må komme hjem, før hans kloster eller have er færdig.",
  "option.abbots": "Abbeder",
  "option.gardens": "Haver",
  "table.spot.abbot.cloister": "Abbed i klostret",
  "table.spot.abbot.garden": "Abbed i haven",
  "table.role.garden": "abbed i haven",
  "table.figure.abbot": "Abbed hjemme: til klostre og haver",
  "table.figure.abbot.away": "Abbeden er på brættet og kan tages tilbage",
  "table.take_abbot": "Tag abbeden tilbage",
  "table.take_abbot.points": "{n} point nu",
  "table.feature.garden": "Have",
  "table.score.garden": "Færdig have: {terms}",
  "table.score.garden.final": "Ufærdig have: {terms}",
  "table.score.taken_back": "Abbed taget tilbage: {terms}",
  "table.term.garden_around": "{points} for have og brikker omkring",
  "table.paid_by.garden": "en have",
  "table.event.abbot": "{name} placerede abbeden",
  "table.event.abbot_back": "{name} tager abbeden tilbage",
  "tile.garden": "have",
  "place.of.garden": "for haven",
} satisfies Catalogue<typeof english>;
