import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.builders.name": "Bouwmeesters en handelswaren",
  "learn.builders.line": "Een tweede landtegel in één beurt, en wijn uit een stad die niet van jou is.",
  "learn.builders.1.title": "Een weg om aan te bouwen",
  "learn.builders.1.why": "De bouwmeester werkt alleen waar je al een horige hebt, dus begin met een struikrover.",
  "learn.builders.1.do": "maak de weg langer, en zet er een struikrover op.",
  "learn.builders.2.title": "De bouwmeester",
  "learn.builders.2.why":
    "De bouwmeester is geen horige: hij levert geen punten op en telt niet mee voor een meerderheid. Hij staat op een weg of in een stad van jou die niet af is.",
  "learn.builders.2.do": "maak je weg langer, en zet je bouwmeester erop.",
  "learn.builders.3.title": "Twee landtegels in één beurt",
  "learn.builders.3.why":
    "Steeds als jouw landtegel de weg van de bouwmeester langer maakt, trek en leg je er meteen nog een.",
  "learn.builders.3.do": "maak de weg weer langer. Leg dan de splitsing aan het einde.",
  "learn.builders.4.title": "De wijn van Robin",
  "learn.builders.4.why":
    "In de stad van Robin staat een vat wijn. Wie een stad afbouwt, neemt de handelswaren, wie de punten ook krijgt. Er zijn nog twee gaten.",
  "learn.builders.4.do": "sluit het oostelijke gat.",
  "learn.builders.5.title": "Handelswaren zijn 10 waard",
  "learn.builders.5.why":
    "Aan het einde krijgt wie van een soort de meeste heeft 10 punten. Robin krijgt 6 voor de stad; jij krijgt de wijn.",
  "learn.builders.5.do": "bouw de stad van Robin af.",
} satisfies Catalogue<typeof english>;
