import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.builders.name": "Baumeister und Waren",
  "learn.builders.line": "Ein zweites Plättchen im selben Zug, und Wein aus einer Stadt, die dir nicht gehört.",
  "learn.builders.1.title": "Ein Weg zum Bauen",
  "learn.builders.1.why":
    "Der Baumeister arbeitet nur, wo du schon einen Gefolgsmann hast, also beginne mit einem Wegelagerer.",
  "learn.builders.1.do": "verlängere den Weg, und setze einen Wegelagerer darauf.",
  "learn.builders.2.title": "Der Baumeister",
  "learn.builders.2.why":
    "Der Baumeister ist kein Gefolgsmann: Er bringt keine Punkte und zählt für keine Mehrheit. Er steht auf einem Weg oder in einer Stadt von dir, die nicht fertig ist.",
  "learn.builders.2.do": "verlängere deinen Weg, und setze deinen Baumeister darauf.",
  "learn.builders.3.title": "Zwei Plättchen in einem Zug",
  "learn.builders.3.why":
    "Immer wenn dein Plättchen den Weg des Baumeisters verlängert, ziehst und legst du gleich noch eines.",
  "learn.builders.3.do": "verlängere den Weg noch einmal. Lege dann die Kreuzung an sein Ende.",
  "learn.builders.4.title": "Robins Wein",
  "learn.builders.4.why":
    "Robins Stadt zeigt ein Weinfass. Wer eine Stadt fertigstellt, nimmt ihre Waren, wer auch immer die Punkte bekommt. Zwei Lücken sind noch offen.",
  "learn.builders.4.do": "schließe die östliche Lücke.",
  "learn.builders.5.title": "Waren sind 10 wert",
  "learn.builders.5.why":
    "Am Ende bekommt 10 Punkte, wer von einer Sorte am meisten hat. Robin bekommt 6 für die Stadt; du bekommst den Wein.",
  "learn.builders.5.do": "stelle Robins Stadt fertig.",
} satisfies Catalogue<typeof english>;
