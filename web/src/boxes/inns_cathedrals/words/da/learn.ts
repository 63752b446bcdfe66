import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.inns.name": "Kroer og den store følgesvend",
  "learn.inns.line": "En vej, der giver dobbelt eller intet, og en følgesvend, der tæller for to.",
  "learn.inns.1.title": "En kro ved vejen",
  "learn.inns.1.why":
    "En vej med en kro giver 2 point for hver brik, når den er færdig, og slet intet, hvis den ikke er færdig ved slutningen.",
  "learn.inns.1.do": "læg vejen med kroen, og sæt en tyv på den.",
  "learn.inns.2.title": "Giv den en ende",
  "learn.inns.2.why": "En vej med en kro skal gøres færdig, så giv den en ende ved et kryds.",
  "learn.inns.2.do": "læg krydset ved vejens østlige ende.",
  "learn.inns.3.title": "Dobbelt point",
  "learn.inns.3.why": "Fire brikker, 2 point hver: kroen tæller for hele vejen.",
  "learn.inns.3.do": "læg det andet kryds ved den vestlige ende, og tag dine 8 point.",
  "learn.inns.4.title": "Den store følgesvend",
  "learn.inns.4.why":
    "Robin har en by syd for startbrikken. Din store følgesvend tæller for to riddere: hvor han møder én af Robins, er byen din. Katedraler gør for byer, hvad kroer gør for veje: 3 for hver brik, eller intet.",
  "learn.inns.4.do": "begynd en by ved siden af Robins, med din store følgesvend.",
  "learn.inns.5.title": "Et brohoved",
  "learn.inns.5.why":
    "Der mangler to felter mellem de to byer. Ingen må sætte en ridder til i en by, der er besat, men alle må gøre den større.",
  "learn.inns.5.do": "læg dit byhjørne under Robins by.",
  "learn.inns.6.title": "To mod én",
  "learn.inns.6.why":
    "Samlet og færdig har byen Robins ridder og din store følgesvend, der tæller for to: alle 8 point er dine.",
  "learn.inns.6.do": "luk hullet.",
} satisfies Catalogue<typeof english>;
