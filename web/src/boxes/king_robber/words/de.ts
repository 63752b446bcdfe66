import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.king": "Der König",
  "term.robber_baron": "Der Raubritter",
  "box.king_robber": "König & Raubritter",
  "box.king_robber.line": "Die größte Stadt bringt den König, der längste Weg den Raubritter: Punkte für alle am Ende.",
  "option.king_robber": "König & Raubritter",
  "option.king": "König",
  "option.robber_baron": "Raubritter",
  "table.cards": "König und Raubritter",
  "table.king.taken_with": "Stadt mit {n} Plättchen",
  "table.robber_baron.taken_with": "Weg mit {n} Plättchen",
  "table.king.nobody": "geht an den, der eine Stadt abschließt",
  "table.robber_baron.nobody": "geht an den, der einen Weg abschließt",
  "table.king.why": "am Ende 1 Punkt für jede abgeschlossene Stadt",
  "table.robber_baron.why": "am Ende 1 Punkt für jeden abgeschlossenen Weg",
  "table.then.king": "Dann nimmst du den König.",
  "table.then.robber_baron": "Dann nimmst du den Raubritter.",
  "table.event.king": "{name} nimmt den König: eine Stadt mit {n} Plättchen",
  "table.event.robber_baron": "{name} nimmt den Raubritter: ein Weg mit {n} Plättchen",
  "table.score.king": "Der König: {terms}",
  "table.score.robber_baron": "Der Raubritter: {terms}",
  "table.term.king": "{points} für abgeschlossene Städte",
  "table.term.robber_baron": "{points} für abgeschlossene Wege",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.king": "Der König",
  "replay.by.robber_baron": "Der Raubritter",
  "replay.why.king": "nimmt den König mit einer Stadt aus {tiles} Plättchen",
  "replay.why.robber_baron": "nimmt den Raubritter mit einem Weg aus {tiles} Plättchen",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.king.h": "Der König",
  "rules.king.1":
    "Wer das Plättchen legt, das die erste Stadt abschließt, nimmt den König. Danach geht er an den, der eine Stadt mit mehr Plättchen abschließt als die, mit der er genommen wurde; gleich viele genügen nicht. Wer die Punkte für die Stadt bekommt, und ob sie jemand bekommt, spielt keine Rolle.",
  "rules.king.picture":
    "Rot schließt die Stadt von Blau ab, drei Plättchen groß: Blau bekommt {blue} Punkte, und der König, mit zweien genommen, geht an Rot.",
  "rules.king.2":
    "Am Ende des Spiels bringt der König 1 Punkt für jede abgeschlossene Stadt auf dem Tisch, wer immer sie abgeschlossen hat. Eine Stadt, die zur Burg wurde, zählt nicht.",
  "rules.robber_baron.h": "Der Raubritter",
  "rules.robber_baron.1":
    "Der Raubritter geht nach Wegen wie der König nach Städten: Wer den bis dahin längsten Weg abschließt, in Plättchen gezählt, nimmt ihn. Am Ende des Spiels bringt er 1 Punkt für jeden abgeschlossenen Weg auf dem Tisch.",
  "rules.robber_baron.picture":
    "Rot schließt einen Weg mit vier Plättchen ab, länger als der von Blau mit dreien: Der Raubritter geht an Rot, obwohl niemand darauf steht.",
} satisfies Catalogue<typeof english.rules>;
