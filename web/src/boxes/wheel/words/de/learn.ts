import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.wheel.name": "Das Schicksalsrad",
  "learn.wheel.line": "Ein Schwein läuft um das Rad und bringt Steuern, Pest und Glück.",
  "learn.wheel.1.title": "Ein Mönch am Rad",
  "learn.wheel.1.why":
    "In der Mitte liegt der Plan mit dem Rad; Plättchen legt man daran wie an jedes andere. Die Inquisition bringt 2 Punkte je Mönch, also halte einen bereit.",
  "learn.wheel.1.do": "lege das Kloster auf das leuchtende Feld und setze einen Mönch.",
  "learn.wheel.2.title": "Ein Kronenfeld",
  "learn.wheel.2.why":
    "Statt auf deinem Plättchen darf ein Gefolgsmann auf einem Kronenfeld stehen. Hält das Schwein dort, bringt er 3 Punkte, oder 6, wenn er allein steht, wo zwei Felder sind.",
  "learn.wheel.2.do": "lege dein Plättchen und setze deinen Gefolgsmann auf das Kronenfeld der Steuern.",
  "learn.wheel.3.title": "Das Schwein läuft",
  "learn.wheel.3.why":
    "Robin zog ein Plättchen mit einem Rad und einer 1: Das Schwein lief einen Abschnitt weiter, zu den Steuern, und dein Kronenfeld brachte 6. Dann zogst du eine 3: Es lief weiter zur Inquisition, 2 Punkte für deinen Mönch.",
  "learn.wheel.3.do": "lege deinen Weg auf das leuchtende Feld und setze einen Wegelagerer.",
  "learn.wheel.4.title": "Pest",
  "learn.wheel.4.why":
    "Du zogst eine 1, und das Schwein hielt bei der Pest: Jeder nimmt einen eigenen Gefolgsmann aus der Landschaft zurück. Gib den auf, der am wenigsten verspricht.",
  "learn.wheel.4.do": "wähle den Gefolgsmann, der zurückkommt. Lege dann dein Plättchen, wohin du willst.",
  "learn.wheel.5.title": "Fortuna",
  "learn.wheel.5.why": "Das Schwein hielt bei Fortuna: 3 Punkte für dich, denn du bist am Zug.",
  "learn.wheel.5.do": "lege dein letztes Plättchen, wohin du willst.",
} satisfies Catalogue<typeof english>;
