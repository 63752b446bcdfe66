import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.builders.name": "Bygmestre og varer",
  "learn.builders.line": "En brik mere i samme tur, og vin fra en by, der ikke er din.",
  "learn.builders.1.title": "En vej at bygge på",
  "learn.builders.1.why": "Bygmesteren arbejder kun, hvor du allerede har en følgesvend, så begynd med en tyv.",
  "learn.builders.1.do": "gør vejen længere, og sæt en tyv på den.",
  "learn.builders.2.title": "Bygmesteren",
  "learn.builders.2.why":
    "Bygmesteren er ingen følgesvend: han giver ingen point og tæller ikke med i noget flertal. Han står på en vej eller i en by af din, der ikke er færdig.",
  "learn.builders.2.do": "gør din vej længere, og sæt din bygmester på den.",
  "learn.builders.3.title": "To brikker i én tur",
  "learn.builders.3.why": "Hver gang din brik gør bygmesterens vej længere, trækker og lægger du straks en til.",
  "learn.builders.3.do": "gør vejen længere igen. Læg så krydset for enden.",
  "learn.builders.4.title": "Robins vin",
  "learn.builders.4.why":
    "Robins by viser en tønde vin. Den, der gør en by færdig, tager dens varer, uanset hvem der får pointene. Der er to huller tilbage.",
  "learn.builders.4.do": "luk det østlige hul.",
  "learn.builders.5.title": "Varer er 10 værd",
  "learn.builders.5.why":
    "Ved slutningen får den, der har flest af en slags varer, 10 point. Robin får 6 for byen; du får vinen.",
  "learn.builders.5.do": "gør Robins by færdig.",
} satisfies Catalogue<typeof english>;
