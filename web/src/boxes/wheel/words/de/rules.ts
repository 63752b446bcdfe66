import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

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
} satisfies Catalogue<typeof english>;
