import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.abbot": "abbed",
  "term.garden": "have",
  "box.abbot": "Abbeden",
  "box.abbot.line": "Haver på brikkerne og en abbed, der må komme hjem, før hans kloster eller have er færdig.",
  "option.abbots": "Abbeder",
  "option.gardens": "Haver",
  "table.spot.abbot.cloister": "Abbed i klostret",
  "table.spot.abbot.garden": "Abbed i haven",
  "table.role.garden": "abbed i haven",
  "table.figure.abbot": "Abbed hjemme: til klostre og haver",
  "table.figure.abbot.away": "Abbeden er på brættet og kan tages tilbage",
  "table.take_abbot": "Tag abbeden tilbage",
  "table.take_abbot.points": "{n} point nu",
  "table.feature.garden": "Have",
  "table.score.garden": "Færdig have: {terms}",
  "table.score.garden.final": "Ufærdig have: {terms}",
  "table.score.taken_back": "Abbed taget tilbage: {terms}",
  "table.term.garden_around": "{points} for have og brikker omkring",
  "table.paid_by.garden": "en have",
  "table.event.abbot": "{name} placerede abbeden",
  "table.event.abbot_back": "{name} tager abbeden tilbage",
  "tile.garden": "have",
  "place.of.garden": "for haven",
} satisfies Catalogue<typeof english.play>;

export const learn = {
  "learn.abbot.name": "Abbeden og hans haver",
  "learn.abbot.line": "En følgesvend, der kommer hjem, når du vil.",
  "learn.abbot.1.title": "En have",
  "learn.abbot.1.why":
    "En have giver som et kloster: 1 point for sig selv og 1 for hver brik omkring den. Kun abbeden må stå der.",
  "learn.abbot.1.do": "læg brikken med haven, og sæt din abbed i den.",
  "learn.abbot.2.title": "Fyld felterne omkring",
  "learn.abbot.2.why": "Hver brik omkring haven er et point til din abbed, uanset hvem der lægger den.",
  "learn.abbot.2.do": "gør vejen længere, og sæt en tyv på den.",
  "learn.abbot.3.title": "Hent ham hjem",
  "learn.abbot.3.why":
    "I stedet for at placere en figur må du tage din abbed tilbage og straks få, hvad hans have er værd: nu 1 for sig selv og 1 for hver brik omkring den.",
  "learn.abbot.3.do": "læg din brik, og tag så din abbed tilbage.",
  "learn.abbot.4.title": "Ud igen",
  "learn.abbot.4.why": "Abbeden er hjemme og fri til det næste sted. Han må også stå i et kloster, som en munk.",
  "learn.abbot.4.do": "læg klosteret, og sæt din abbed i det.",
  "learn.abbot.5.title": "Den sidste brik",
  "learn.abbot.5.why":
    "Bliver abbeden stående, giver slutningen hans kloster, som det er; tages han tilbage nu, giver det det samme. Hvad der står i landskabet, tælles én gang, aldrig to.",
  "learn.abbot.5.do": "læg din sidste brik, hvor du vil.",
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.by.garden": "Haver",
  "replay.did.take_abbot": "tager abbeden tilbage",
  "replay.the.garden": "haven",
  "replay.own.garden": "egen have",
  "replay.why.abbot": "abbeden på {the}, {points} værd nu: han kan komme tilbage",
  "replay.why.take_abbot": "tager abbeden tilbage for {points} point",
  "replay.why.leave_abbot": "lader abbeden stå, som kan få mere end {points}",
  "replay.why.keep_abbot": "beholder abbeden",
} satisfies Catalogue<typeof english.replay>;

export const rules = {
  "rules.abbot.h": "Abbeden og hans haver",
  "rules.abbot.1":
    "Alle har en abbed. Han må placeres i et kloster som enhver følgesvend, eller i en have, hvor ingen andre må stå. En have giver som et kloster: 9 point, når alle otte felter omkring den er fyldt, og ved spillets slutning 1 for sig selv og for hver brik omkring den.",
  "rules.abbot.picture": "En brik med en have: haven er kun for abbeden, by og mark for enhver følgesvend.",
  "rules.abbot.2":
    "I din tur må du, i stedet for at placere en figur, tage din abbed tilbage fra et ufærdigt kloster eller en ufærdig have. Du får straks, hvad det er værd, som det ligger, den nye brik medregnet.",
  "rules.abbot.back_picture":
    "Rød tager abbeden tilbage fra haven: 1 for den og 1 for hver brik omkring, {red} point med det samme.",
  "rules.abbot.3":
    "Fra næste del af en tur må han placeres igen. Gør den nye brik klostret eller haven færdig, tælles der op som altid.",
} satisfies Catalogue<typeof english.rules>;
