import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.inns.name": "Wirtshäuser und der große Gefolgsmann",
  "learn.inns.line": "Ein Weg, der doppelt zahlt oder gar nicht, und ein Gefolgsmann, der für zwei zählt.",
  "learn.inns.1.title": "Ein Wirtshaus am Weg",
  "learn.inns.1.why":
    "Ein Weg mit Wirtshaus bringt 2 Punkte je Plättchen, wenn er fertig ist, und gar nichts, wenn er am Ende unfertig ist.",
  "learn.inns.1.do": "lege den Weg mit dem Wirtshaus, und setze einen Wegelagerer darauf.",
  "learn.inns.2.title": "Ein Ende muss her",
  "learn.inns.2.why": "Ein Weg mit Wirtshaus muss fertig werden, also gib ihm ein Ende an einer Kreuzung.",
  "learn.inns.2.do": "lege die Kreuzung ans östliche Ende deines Wegs.",
  "learn.inns.3.title": "Doppelte Punkte",
  "learn.inns.3.why": "Vier Plättchen zu je 2 Punkten: Das Wirtshaus zählt für den ganzen Weg.",
  "learn.inns.3.do": "lege die zweite Kreuzung ans westliche Ende, und nimm deine 8 Punkte.",
  "learn.inns.4.title": "Der große Gefolgsmann",
  "learn.inns.4.why":
    "Robin hat eine Stadt südlich der Startkarte. Dein großer Gefolgsmann zählt wie zwei Ritter: Wo er auf einen von Robin trifft, gehört die Stadt dir. Kathedralen sind für Städte, was Wirtshäuser für Wege sind: 3 je Plättchen, oder nichts.",
  "learn.inns.4.do": "beginne neben Robins Stadt eine eigene, mit deinem großen Gefolgsmann.",
  "learn.inns.5.title": "Ein Brückenkopf",
  "learn.inns.5.why":
    "Zwischen den beiden Städten fehlen zwei Felder. In eine besetzte Stadt darf niemand einen Ritter setzen, aber jeder darf sie vergrößern.",
  "learn.inns.5.do": "lege deine Stadtecke unter Robins Stadt.",
  "learn.inns.6.title": "Zwei gegen einen",
  "learn.inns.6.why":
    "Verbunden und fertig hat die Stadt Robins Ritter und deinen großen Gefolgsmann, der für zwei zählt: Alle 8 Punkte gehören dir.",
  "learn.inns.6.do": "schließe die Lücke.",
} satisfies Catalogue<typeof english>;
