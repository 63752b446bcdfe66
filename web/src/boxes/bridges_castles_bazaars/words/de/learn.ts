import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.castles.name": "Brücken und Burgen",
  "learn.castles.line": "Ein Weg über eine Wiese und eine Burg, die an ihren Nachbarn verdient.",
  "learn.castles.1.title": "Baue eine Burg",
  "learn.castles.1.why":
    "Wird eine Stadt aus zwei Plättchen fertig, darf ihr Besitzer statt der Punkte eine Burg bauen. Sie bekommt die Punkte des nächsten Wegs, der nächsten Stadt oder des nächsten Klosters daneben.",
  "learn.castles.1.do": "stelle die kleine Stadt mit einem Ritter fertig und baue eine Burg.",
  "learn.castles.2.title": "Baue eine Brücke",
  "learn.castles.2.why":
    "Dein Kloster hat ringsum Wiese, aber der Weg will weiter. Eine Brücke trägt ihn geradeaus über das Plättchen.",
  "learn.castles.2.do":
    "lege das Plättchen mit einer Brücke auf das leuchtende Feld und setze deinen Gefolgsmann auf die Brücke.",
  "learn.castles.3.title": "Zweimal bezahlt",
  "learn.castles.3.why":
    "Der Weg führt an deiner Burg vorbei. Ist er fertig, zahlt er deinem Wegelagerer, und die Burg bekommt noch einmal dasselbe.",
  "learn.castles.3.do": "schließe den Weg mit der Kreuzung.",
  "learn.castles.4.title": "Auf eigene Faust",
  "learn.castles.4.why":
    "Mit einer Brücke passt ein Plättchen auch dorthin, wo es sonst nicht passt: Auch solche Felder stehen zur Wahl.",
  "learn.castles.4.do": "lege dein letztes Plättchen, wie du willst.",
  "learn.market.name": "Ein Markttag",
  "learn.market.line": "Plättchen werden versteigert: biete, kaufe und verkaufe für Punkte.",
  "learn.market.1.title": "Ein Markt beginnt",
  "learn.market.1.why":
    "Ein Markt auf einem Plättchen eröffnet einen Markttag: So viele Plättchen wie Spieler werden offen ausgelegt und versteigert. Robin ist der Nächste und bietet eines an; wer am meisten bietet, bekommt es, außer Robin behält es zu diesem Preis.",
  "learn.market.1.do": "lege den Markt. Biete dann 2 für das Plättchen, das die Stadt fertigstellt.",
  "learn.market.2.title": "Wofür du bezahlt hast",
  "learn.market.2.why": "Das Plättchen hat dich 2 Punkte gekostet. Jetzt bringt es 4.",
  "learn.market.2.do": "stelle die Stadt fertig, mit einem Ritter.",
  "learn.market.3.title": "Ein gewöhnlicher Zug",
  "learn.market.3.why": "Zwischen Markttagen geht das Spiel weiter wie immer.",
  "learn.market.3.do": "lege das Kloster, wohin du willst, und setze einen Mönch.",
  "learn.market.4.title": "Deine Versteigerung",
  "learn.market.4.why":
    "Diesmal hat Robin den Markt eröffnet, also beginnst du: Biete ein Plättchen für so viele Punkte an, wie du willst. Bietet Robin mehr, wähle: das zahlen und behalten, oder verkaufen und die Punkte nehmen.",
  "learn.market.4.do": "biete das Plättchen an, das du möchtest, und schau, was Robin tut.",
  "learn.market.5.title": "Lege, was du bekommen hast",
  "learn.market.5.why": "Jeder hat ein Plättchen. Sie werden der Reihe nach gelegt, und du beginnst.",
  "learn.market.5.do": "lege deines.",
} satisfies Catalogue<typeof english>;
