import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

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
} satisfies Catalogue<typeof english>;
