import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.abbot.name": "Der Abt und seine Gärten",
  "learn.abbot.line": "Ein Gefolgsmann, der heimkommt, wann du willst.",
  "learn.abbot.1.title": "Ein Garten",
  "learn.abbot.1.why":
    "Ein Garten bringt so viel wie ein Kloster: 1 Punkt für sich und 1 für jedes Plättchen ringsum. Nur der Abt darf dort stehen.",
  "learn.abbot.1.do": "lege das Plättchen mit dem Garten, und setze deinen Abt hinein.",
  "learn.abbot.2.title": "Die Felder ringsum",
  "learn.abbot.2.why": "Jedes Plättchen um den Garten ist ein Punkt für deinen Abt, wer auch immer es legt.",
  "learn.abbot.2.do": "verlängere den Weg, und setze einen Wegelagerer darauf.",
  "learn.abbot.3.title": "Hol ihn heim",
  "learn.abbot.3.why":
    "Statt eine Figur einzusetzen, darfst du deinen Abt zurücknehmen und bekommst sofort, was sein Garten wert ist: jetzt 1 für sich und 1 für jedes Plättchen ringsum.",
  "learn.abbot.3.do": "lege dein Plättchen, dann nimm deinen Abt zurück.",
  "learn.abbot.4.title": "Wieder hinaus",
  "learn.abbot.4.why":
    "Der Abt ist daheim und frei für den nächsten Platz. Er darf auch in ein Kloster, wie ein Mönch.",
  "learn.abbot.4.do": "lege das Kloster, und setze deinen Abt hinein.",
  "learn.abbot.5.title": "Das letzte Plättchen",
  "learn.abbot.5.why":
    "Bleibt der Abt stehen, zahlt das Ende sein Kloster, wie es ist; nimmst du ihn jetzt zurück, bringt es dasselbe. Was in der Landschaft steht, zählt einmal, nie zweimal.",
  "learn.abbot.5.do": "lege dein letztes Plättchen, wo du willst.",
} satisfies Catalogue<typeof english>;
