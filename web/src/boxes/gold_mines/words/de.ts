import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.gold": "Gold",
  "box.gold_mines": "Die Goldminen",
  "box.gold_mines.line":
    "Minen bringen Goldbarren für den, der abschließt, worauf sie liegen; je mehr man hat, desto mehr ist jeder wert.",
  "option.gold_mines": "Goldminen",
  "table.doing.gold": "Gold",
  "table.ask.gold": "Lege den zweiten Goldbarren auf ein Plättchen",
  "table.waiting_for.gold": "{name} legt Gold auf ein Plättchen",
  "table.gold.to": "Gold {place}",
  "table.gold.already": "dort {n|liegt|liegen} schon {n}",
  "table.gold.why": "Wer einen Weg, eine Stadt oder ein Kloster abschließt, nimmt das Gold von den Plättchen.",
  "table.gold.worth": "Am Ende je 1 Punkt, ab 4 je 2, ab 7 je 3, ab 10 je 4",
  "table.gold.lies": "{n} Goldbarren {place}",
  "table.then.gold": "Dann nimmst du {n} Gold.",
  "table.event.gold_placed": "{name} hat Gold auf ein Plättchen gelegt",
  "table.event.gold_taken": "{name} nimmt {n} Gold",
  "table.score.gold": "Gold: {terms}",
  "table.term.gold": "{points} für Goldbarren",
  "tile.gold": "Goldmine",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.gold": "Gold",
  "replay.did.gold": "legt Gold auf ein Plättchen",
  "replay.why.gold": "nimmt {tokens} Goldbarren",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.gold.h": "Die Goldminen",
  "rules.gold.1":
    "Wer ein Plättchen mit einer Mine legt, legt zwei Goldbarren aus: einen auf dieses Plättchen, den anderen auf eines der acht darum herum. Auf einem Plättchen dürfen mehrere liegen.",
  "rules.gold.2":
    "Wer die Punkte für einen abgeschlossenen Weg oder eine Stadt bekommt, nimmt die Barren von allen ihren Plättchen; bei einem Kloster die von seinem Plättchen und den acht darum herum. Bekommt niemand die Punkte, bleiben sie liegen. Wiesen bringen keine.",
  "rules.gold.picture": "Rot schließt die Stadt von Blau ab: Blau bekommt {blue} Punkte und ihre drei Barren.",
  "rules.gold.3":
    "Bekommen mehrere die Punkte, oder schließt ein Plättchen mehreres ab, nehmen sie reihum je einen Barren, angefangen beim Spieler am Zug, bis nichts mehr da ist, was jemand nehmen darf.",
  "rules.gold.shared_picture":
    "Die Stadt gehört Rot und Blau, und Rot ist am Zug: Rot nimmt zwei der drei Barren, Blau einen.",
  "rules.gold.4":
    "Am Ende sind bis zu drei Barren je 1 Punkt wert, vier bis sechs je 2, sieben bis neun je 3, zehn und mehr je 4. Barren, die noch auf Plättchen liegen, sind nichts wert.",
} satisfies Catalogue<typeof english.rules>;
