import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.large-knight": "großer Ritter",
  "term.large-thief": "großer Wegelagerer",
  "term.large-farmer": "großer Bauer",
  "term.large-monk": "großer Mönch",
  "box.inns_cathedrals": "Wirtshäuser & Kathedralen",
  "box.inns_cathedrals.line":
    "Wege und Städte, die mehr bringen oder gar nichts; ein großer Gefolgsmann für alle; ein sechster Spieler.",
  "option.inns_cathedrals": "Wirtshäuser & Kathedralen",
  "option.inns": "Wirtshäuser",
  "option.cathedrals": "Kathedralen",
  "option.large_followers": "Große Gefolgsleute",
  "table.spot.large.city": "Großer Ritter",
  "table.spot.large.road": "Großer Wegelagerer",
  "table.spot.large.field": "Großer Bauer",
  "table.spot.large.cloister": "Großer Mönch",
  "table.spot.large.bridge": "Großer Wegelagerer auf der Brücke",
  "table.spot.large.crown": "Großer Gefolgsmann",
  "table.figure.large": "Großer Gefolgsmann im Vorrat: zählt doppelt",
  "table.figure.large.away": "Der große Gefolgsmann steht auf dem Spielfeld",
  "table.event.large": "{name} setzt den großen Gefolgsmann ein: {role}",
  "table.term.inn": "{points} für das Wirtshaus",
  "table.term.inn_spoils": "nichts, wegen des Wirtshauses",
  "table.term.cathedral": "{points} für die Kathedrale",
  "table.term.cathedral_spoils": "nichts, wegen der Kathedrale",
  "tile.mark.inn": "Wirtshaus",
  "tile.mark.cathedral": "Kathedrale",
  "place.of.cathedral": "von der Kathedrale",
} satisfies Catalogue<typeof english.play>;

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
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.why.large": "der große Gefolgsmann, der doppelt zählt: {feature}, {points} wert",
  "replay.why.keep_large": "behält den großen Gefolgsmann",
  "replay.why.spoils": "{held} bringt nichts, wenn sie nicht fertig wird",
  "replay.why.not_spoil": "{own} bringt auch unfertig etwas",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.inn.h": "Wirtshäuser",
  "rules.inn.1":
    "Ein Weg, an dem ein Wirtshaus liegt, bringt 2 Punkte je Plättchen statt 1, wenn er fertig wird. Ein zweites Wirtshaus ändert nichts.",
  "rules.inn.picture": "Drei Plättchen, eines davon mit Wirtshaus: Rot bekommt {red} Punkte.",
  "rules.inn.2":
    "Ist ein solcher Weg am Ende des Spiels aber unfertig, bringt er gar nichts, wer auch immer das Wirtshaus gelegt hat.",
  "rules.cathedral.h": "Kathedralen",
  "rules.cathedral.1":
    "Eine fertige Stadt mit Kathedrale bringt 3 Punkte je Plättchen und je Wappen statt 2. Unfertig bringt sie am Ende nichts. Du darfst eine Kathedrale in jede Stadt legen, wem sie auch gehört.",
  "rules.cathedral.picture": "Fünf Plättchen mit einer Kathedrale, je 3 Punkte: Rot bekommt {red}.",
  "rules.large.h": "Der große Gefolgsmann",
  "rules.large.1":
    "Jeder hat neben den anderen einen großen Gefolgsmann. Er wird wie sie eingesetzt und kommt wie sie heim, aber wo für eine Mehrheit gezählt wird, zählt er doppelt. Die Punkte werden nicht verdoppelt.",
  "rules.large.picture":
    "Der große Ritter von Rot gegen einen Ritter von Blau: Die Stadt gehört Rot allein, Rot bekommt {red} Punkte und Blau {blue}.",
} satisfies Catalogue<typeof english.rules>;
