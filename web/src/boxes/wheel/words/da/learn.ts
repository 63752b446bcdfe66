import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.wheel.name": "Lykkehjulet",
  "learn.wheel.line": "En gris går rundt på hjulet og bringer skat, pest og lykke.",
  "learn.wheel.1.title": "En munk ved hjulet",
  "learn.wheel.1.why":
    "I midten ligger pladen med hjulet; brikker lægges til den som til alle andre. Inkvisitionen giver 2 point for hver munk, så hav en klar.",
  "learn.wheel.1.do": "læg klostret på det lysende felt, og sæt en munk.",
  "learn.wheel.2.title": "Et kronefelt",
  "learn.wheel.2.why":
    "I stedet for på din brik kan en følgesvend stå på et kronefelt. Når grisen stopper der, giver han 3 point, eller 6, hvis han er alene, hvor der er to felter.",
  "learn.wheel.2.do": "læg din brik, og sæt din følgesvend på kronefeltet ved Skat.",
  "learn.wheel.3.title": "Grisen går",
  "learn.wheel.3.why":
    "Robin trak en brik med et hjul og et 1-tal: grisen gik ét felt til Skat, og dit kronefelt gav 6. Så trak du et 3-tal: den gik videre til Inkvisitionen, 2 point for din munk.",
  "learn.wheel.3.do": "læg din vej på det lysende felt, og sæt en tyv.",
  "learn.wheel.4.title": "Pest",
  "learn.wheel.4.why":
    "Du trak et 1-tal, og grisen stoppede ved Pest: alle tager én af deres egne følgesvende tilbage. Opgiv den, der lover mindst.",
  "learn.wheel.4.do": "vælg, hvilken følgesvend der skal tilbage. Læg så din brik, hvor du vil.",
  "learn.wheel.5.title": "Fortuna",
  "learn.wheel.5.why": "Grisen stoppede ved Fortuna: 3 point til dig, for det er din tur.",
  "learn.wheel.5.do": "læg din sidste brik, hvor du vil.",
} satisfies Catalogue<typeof english>;
