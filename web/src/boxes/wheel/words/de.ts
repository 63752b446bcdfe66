import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.wheel": "Schicksalsrad",
  "term.crown": "Kronenfeld",
  "term.fortune": "Fortuna",
  "term.tax": "Steuern",
  "term.famine": "Hungersnot",
  "term.storm": "Unwetter",
  "term.inquisition": "Inquisition",
  "term.plague": "Pest",
  "preset.wheel-of-fortune": "Das Schicksalsrad",
  "preset.wheel-of-fortune.line": "Ein Schwein läuft um das Rad und bringt Glück, Hungersnot und Pest.",
  "option.wheel": "Schicksalsrad",
  "table.preset.wheel-of-fortune": "Das Schicksalsrad",
  "table.doing.plague": "Pest",
  "table.ask.plague": "Die Pest: Nimm einen Gefolgsmann zurück",
  "table.waiting_for.plague": "{name} nimmt einen Gefolgsmann zurück",
  "table.spot.crown": "Kronenfeld: {segment}",
  "table.victim": "{role} {place} zurücknehmen",
  "table.victim.why":
    "Das Schwein steht auf der Pest: Alle nehmen einen eigenen Gefolgsmann aus der Landschaft zurück.",
  "table.role.crown": "Gefolgsmann auf dem Kronenfeld",
  "table.segment.fortune": "Fortuna",
  "table.segment.tax": "Steuern",
  "table.segment.famine": "Hungersnot",
  "table.segment.storm": "Unwetter",
  "table.segment.inquisition": "Inquisition",
  "table.segment.plague": "Pest",
  "table.segment.why.fortune": "3 Punkte für den, der am Zug ist",
  "table.segment.why.tax": "Ritter bringen Punkte für die Wappen ihrer Stadt und die eigenen Ritter darin",
  "table.segment.why.famine": "Bauern bringen 1 Punkt je fertige Stadt an ihrer Wiese",
  "table.segment.why.storm": "1 Punkt je Gefolgsmann im Vorrat",
  "table.segment.why.inquisition": "2 Punkte je Mönch",
  "table.segment.why.plague": "alle nehmen einen Gefolgsmann zurück",
  "table.score.crown": "Kronenfeld: {terms}",
  "table.score.wheel": "Schicksalsrad, {terms}",
  "table.event.crown": "{name} setzt einen Gefolgsmann auf das Rad: {segment}",
  "table.event.pig": "Das Schwein läuft zu {segment}: {why}",
  "tile.number": "Rad {n}",
  "place.on.wheel": "auf dem Plan mit dem Rad",
  "place.of.wheel": "von der Nordwestecke des Rads",
  "table.crown.pays": "3, wenn das Schwein hier hält, allein auf zwei Plätzen 6",
  "table.tip.crown":
    "Kronenfeld: Hält das Schwein bei {segment}, bekommt der Gefolgsmann hier 3 Punkte, oder 6, wenn er allein steht, wo es zwei Plätze gibt, und geht nach Hause.",
  "table.tip.seal": "Wird dieses Plättchen gezogen, läuft das Schwein zuerst {n} {n|Abschnitt|Abschnitte} weiter.",
} satisfies Catalogue<typeof english.play>;

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
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.crown": "Kronenfelder",
  "replay.by.wheel": "Rad",
  "replay.did.crown": "nimmt ein Kronenfeld",
  "replay.did.plague": "nimmt einen Gefolgsmann zurück",
  "replay.the.wheel": "das Schicksalsrad",
  "replay.the.crown": "das Kronenfeld",
  "replay.why.crown": "nimmt ein Kronenfeld: {segment}",
  "replay.why.plague": "gibt {feature} ({worth}) auf, nicht {other_feature} ({other_worth})",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.wheel.h": "Das Schicksalsrad",
  "rules.wheel.1":
    "In der Mitte liegt ein Plan mit dem Rad. Daran wird angelegt, und die aufgedruckten Städte, Wege und Wiesen zählen wie alle anderen; jedes seiner sechzehn Felder ist ein Plättchen.",
  "rules.wheel.2":
    "Manche Plättchen zeigen ein farbiges Rad mit einer Zahl. Ziehst du so eines, läuft vor dem Legen das Schwein so viele Abschnitte im Uhrzeigersinn. Der Abschnitt, auf dem es stehen bleibt, wirkt; danach werden die Gefolgsleute auf seinen Kronenfeldern bezahlt. Das gilt auch, wenn das Plättchen dann nirgends passt.",
  "rules.wheel.fortune": "Fortuna: Wer am Zug ist, bekommt 3 Punkte.",
  "rules.wheel.tax":
    "Steuern: Für jeden deiner Ritter bekommst du 1 Punkt je eigenem Ritter und je Wappen in seiner Stadt.",
  "rules.wheel.famine":
    "Hungersnot: Für jeden deiner Bauern bekommst du 1 Punkt je fertiger Stadt an seiner Wiese, Mehrheit oder nicht.",
  "rules.wheel.storm": "Unwetter: Du bekommst 1 Punkt je Gefolgsmann in deinem Vorrat.",
  "rules.wheel.inquisition": "Inquisition: Du bekommst 2 Punkte je eigenem Mönch.",
  "rules.wheel.plague":
    "Pest: Wer am Zug ist, beginnt; jeder nimmt einen Gefolgsmann eigener Wahl aus der Landschaft zurück.",
  "rules.wheel.3":
    "Statt auf das Plättchen darfst du deinen Gefolgsmann auf ein freies Kronenfeld stellen. Hält das Schwein auf diesem Abschnitt, bringt er 3 Punkte, oder 6, wenn er bei zwei Plätzen allein steht, und kommt heim. Am Ende des Spiels bringen Kronenfelder nichts.",
  "rules.wheel.picture": "Der Plan zu Beginn: Das Schwein wartet auf Fortuna, und die Kronenfelder sind frei.",
  "rules.wheel.tax_picture":
    "Das Schwein läuft auf Steuern: Rot hat zwei Ritter bei einem Wappen und bekommt {red} Punkte, Blau einen und bekommt {blue}.",
  "rules.wheel.crown_picture":
    "Das Schwein hält auf Hungersnot: Der rote Gefolgsmann auf ihrem Kronenfeld bringt {red} Punkte. Der blaue auf Unwetter muss warten.",
} satisfies Catalogue<typeof english.rules>;
