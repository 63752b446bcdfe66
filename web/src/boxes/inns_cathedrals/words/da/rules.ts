import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.inn.h": "Kroer",
  "rules.inn.1":
    "En vej med en kro giver 2 point for hver brik i stedet for 1, når den bliver færdig. En kro mere ændrer intet.",
  "rules.inn.picture": "Tre brikker, den ene med en kro: rød får {red} point.",
  "rules.inn.2":
    "Men er sådan en vej ufærdig ved spillets slutning, giver den slet intet, uanset hvem der lagde kroen.",
  "rules.cathedral.h": "Katedraler",
  "rules.cathedral.1":
    "En færdig by med en katedral giver 3 point for hver brik og hvert våbenskjold i stedet for 2. Ufærdig ved spillets slutning giver den intet. Du må lægge en katedral i hvem som helsts by.",
  "rules.cathedral.picture": "Fem brikker med en katedral, 3 point hver: rød får {red}.",
  "rules.large.h": "Den store følgesvend",
  "rules.large.1":
    "Alle har en stor følgesvend ud over de andre. Den placeres og kommer hjem som dem, men når der tælles til et flertal, tæller den for to. Pointene fordobles ikke.",
  "rules.large.picture":
    "Røds store ridder mod én af blås riddere: byen er røds alene, rød får {red} point og blå {blue}.",
} satisfies Catalogue<typeof english>;
