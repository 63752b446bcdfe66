import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.inns.name": "Herbergen en de grote horige",
  "learn.inns.line": "Een weg die dubbel of niets oplevert, en een horige die voor twee telt.",
  "learn.inns.1.title": "Een herberg aan de weg",
  "learn.inns.1.why":
    "Een weg met een herberg levert 2 punten per landtegel op als hij af is, en helemaal niets als hij aan het einde niet af is.",
  "learn.inns.1.do": "leg de weg met de herberg, en zet er een struikrover op.",
  "learn.inns.2.title": "Maak er een einde aan",
  "learn.inns.2.why": "Een weg met een herberg moet af, dus geef hem een einde bij een splitsing.",
  "learn.inns.2.do": "leg de splitsing aan het oostelijke einde van je weg.",
  "learn.inns.3.title": "Dubbele punten",
  "learn.inns.3.why": "Vier landtegels, elk 2 punten: de herberg telt voor de hele weg.",
  "learn.inns.3.do": "leg de tweede splitsing aan het westelijke einde, en pak je 8 punten.",
  "learn.inns.4.title": "De grote horige",
  "learn.inns.4.why":
    "Robin heeft een stad ten zuiden van de starttegel. Je grote horige telt voor twee ridders: waar hij er één van Robin tegenkomt, is de stad van jou. Kathedralen doen voor steden wat herbergen voor wegen doen: 3 per landtegel, of niets.",
  "learn.inns.4.do": "begin een stad naast die van Robin, met je grote horige.",
  "learn.inns.5.title": "Een bruggenhoofd",
  "learn.inns.5.why":
    "Tussen de twee steden ontbreken twee plekken. Niemand mag een ridder toevoegen aan een stad die bezet is, maar iedereen mag haar groter maken.",
  "learn.inns.5.do": "leg je stadshoek onder de stad van Robin.",
  "learn.inns.6.title": "Twee tegen één",
  "learn.inns.6.why":
    "Samen en af heeft de stad één ridder van Robin en jouw grote horige, die voor twee telt: alle 8 punten zijn voor jou.",
  "learn.inns.6.do": "sluit het gat.",
} satisfies Catalogue<typeof english>;
