import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.king": "Kongen",
  "term.robber_baron": "Røverridderen",
  "box.king_robber": "Konge & Røverridder",
  "box.king_robber.line": "Den største by giver kongen, den længste vej røverridderen: point for dem alle til sidst.",
  "option.king_robber": "Konge & Røverridder",
  "option.king": "Konge",
  "option.robber_baron": "Røverridder",
  "table.cards": "Konge og røverridder",
  "table.king.taken_with": "by med {n} {n|brik|brikker}",
  "table.robber_baron.taken_with": "vej med {n} {n|brik|brikker}",
  "table.king.nobody": "går til den, der færdiggør en by",
  "table.robber_baron.nobody": "går til den, der færdiggør en vej",
  "table.king.why": "1 point til sidst for hver færdig by",
  "table.robber_baron.why": "1 point til sidst for hver færdig vej",
  "table.then.king": "Så tager du kongen.",
  "table.then.robber_baron": "Så tager du røverridderen.",
  "table.event.king": "{name} tager kongen: en by med {n} {n|brik|brikker}",
  "table.event.robber_baron": "{name} tager røverridderen: en vej med {n} {n|brik|brikker}",
  "table.score.king": "Kongen: {terms}",
  "table.score.robber_baron": "Røverridderen: {terms}",
  "table.term.king": "{points} for færdige byer",
  "table.term.robber_baron": "{points} for færdige veje",
} satisfies Catalogue<typeof english.play>;

export const learn = {} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.king": "Kongen",
  "replay.by.robber_baron": "Røverridderen",
  "replay.why.king": "tager kongen med en by på {tiles} {tiles|brik|brikker}",
  "replay.why.robber_baron": "tager røverridderen med en vej på {tiles} {tiles|brik|brikker}",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.king.h": "Kongen",
  "rules.king.1":
    "Den, der lægger brikken, som færdiggør den første by, tager kongen. Derefter går han til den, der færdiggør en by med flere brikker end den, han blev taget med; lige mange er ikke nok. Det er uden betydning, hvem der får byens point, eller om nogen får dem.",
  "rules.king.picture":
    "Rød færdiggør blås by på tre brikker: blå får {blue} point, og kongen, taget med to, går over til rød.",
  "rules.king.2":
    "Ved spillets slutning giver kongen 1 point for hver færdig by på bordet, hvem der end gjorde den færdig. En by, der blev til en borg, tæller ikke med.",
  "rules.robber_baron.h": "Røverridderen",
  "rules.robber_baron.1":
    "Røverridderen følger veje, som kongen følger byer: den, der færdiggør den hidtil længste vej, talt i brikker, tager ham. Ved spillets slutning giver han 1 point for hver færdig vej på bordet.",
  "rules.robber_baron.picture":
    "Rød færdiggør en vej på fire brikker, længere end blås på tre: røverridderen går over til rød, selv om ingen står på den.",
} satisfies Catalogue<typeof english.rules>;
