import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

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
} satisfies Catalogue<typeof english.play>;

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
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.garden": "Gärten",
  "replay.did.take_abbot": "nimmt den Abt zurück",
  "replay.the.garden": "der Garten",
  "replay.own.garden": "eigener Garten",
  "replay.why.abbot": "der Abt: {feature}, jetzt {points} wert; er darf zurückkommen",
  "replay.why.take_abbot": "holt den Abt für {points} {points|Punkt|Punkte} zurück",
  "replay.why.leave_abbot": "lässt den Abt stehen, der noch mehr als {points} bekommen kann",
  "replay.why.keep_abbot": "behält den Abt",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.abbot.h": "Der Abt und seine Gärten",
  "rules.abbot.1":
    "Jeder hat einen Abt. Er darf in ein Kloster gesetzt werden wie jeder Gefolgsmann, oder in einen Garten, in dem sonst niemand stehen darf. Ein Garten bringt so viel wie ein Kloster: 9 Punkte, wenn alle acht Felder ringsum voll sind, und am Ende 1 für sich und für jedes Plättchen ringsum.",
  "rules.abbot.picture":
    "Ein Plättchen mit Garten: In den Garten darf nur der Abt, in Stadt und Wiese jeder Gefolgsmann.",
  "rules.abbot.2":
    "In deinem Zug darfst du, statt eine Figur einzusetzen, deinen Abt von einem unfertigen Kloster oder Garten zurücknehmen. Du bekommst sofort, was es gerade wert ist, das neue Plättchen mitgezählt.",
  "rules.abbot.back_picture":
    "Rot nimmt den Abt aus dem Garten zurück: 1 für ihn und 1 je Plättchen ringsum, sofort {red} Punkte.",
  "rules.abbot.3":
    "Vom nächsten Teil eines Zugs an darf er wieder eingesetzt werden. Stellt das neue Plättchen Kloster oder Garten fertig, wird ganz normal gewertet.",
} satisfies Catalogue<typeof english.rules>;
