import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.mage": "Magier",
  "term.witch": "Hexe",
  "box.mage_witch": "Magier & Hexe",
  "box.mage_witch.line":
    "Der Magier macht einen Weg oder eine Stadt mehr wert, die Hexe halbiert sie; wer ihr Zeichen legt, schickt einen von beiden irgendwohin.",
  "option.mage_witch": "Magier & Hexe",
  "table.doing.magic": "Magier oder Hexe",
  "table.ask.magic": "Schicke den Magier oder die Hexe auf einen Weg oder in eine Stadt",
  "table.waiting_for.magic": "{name} schickt den Magier oder die Hexe los",
  "table.magic.to": "{feature} {place}",
  "table.magic.off": "vom Plan",
  "table.magic.why":
    "Der Magier bringt 1 Punkt mehr für jedes Plättchen eines Weges oder einer Stadt; die Hexe lässt die Hälfte übrig, aufgerundet.",
  "table.event.moved_mage": "{name} schickt den Magier auf einen Weg oder in eine Stadt",
  "table.event.moved_witch": "{name} schickt die Hexe auf einen Weg oder in eine Stadt",
  "table.event.off_mage": "Der Magier verlässt den Plan",
  "table.event.off_witch": "Die Hexe verlässt den Plan",
  "table.term.mage": "{points} für den Magier",
  "table.term.witch": "{points} wegen der Hexe",
  "tile.magic": "magisches Zeichen",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.did.mage": "schickt den Magier anderswohin",
  "replay.did.witch": "schickt die Hexe anderswohin",
  "replay.why.mage": "bringt den Magier: {held}",
  "replay.why.witch": "schickt die Hexe: {held}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.magic.h": "Magier und Hexe",
  "rules.magic.1":
    "Wer ein Plättchen mit dem magischen Zeichen legt, schickt vor dem Einsetzen einer Figur den Magier oder die Hexe auf einen Weg oder in eine Stadt, die noch nicht abgeschlossen ist. Wer gewählt wird, muss umziehen, und die beiden sind nie auf demselben Weg oder in derselben Stadt. Gibt es keinen Platz, verlässt einer von ihnen den Plan.",
  "rules.magic.2":
    "Mit dem Magier bringt ein Weg oder eine Stadt bei der Wertung 1 Punkt mehr für jedes Plättchen; Wappen bringen nichts zusätzlich.",
  "rules.magic.mage_picture":
    "Rot schließt die Stadt von Blau ab: drei Plättchen und ein Wappen, dazu drei Punkte für den Magier. Blau bekommt {blue} Punkte.",
  "rules.magic.3":
    "Mit der Hexe bringt er oder sie die Hälfte der Punkte, aufgerundet. So ist es auch am Ende des Spiels.",
  "rules.magic.witch_picture": "Der Weg von Rot hat drei Plättchen; die Hexe lässt {red} Punkte übrig.",
  "rules.magic.4":
    "Verbindet ein Plättchen, worin der Magier steht, mit dem, worin die Hexe steht, muss sofort einer von beiden anderswohin, und wer es gelegt hat, wählt. Ist ihr Weg oder ihre Stadt abgeschlossen und gewertet, verlassen sie den Plan und warten.",
} satisfies Catalogue<typeof english.rules>;
