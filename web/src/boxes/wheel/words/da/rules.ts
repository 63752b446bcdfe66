import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.wheel.h": "Lykkehjulet",
  "rules.wheel.1":
    "I midten ligger en plade med hjulet. Der lægges brikker op til den, og de byer, veje og marker, der er trykt på den, tæller som alle andre; hvert af dens seksten felter er én brik.",
  "rules.wheel.2":
    "Nogle brikker viser et farvet hjul med et tal. Trækker du en af dem, går grisen, før du lægger brikken, så mange felter frem med uret. Det felt, hvor den standser, virker; derefter betales følgesvendene på dets kronefelter. Det gælder også, hvis brikken bagefter ikke passer nogen steder.",
  "rules.wheel.fortune": "{$fortune}: den, der har turen, får 3 point.",
  "rules.wheel.tax":
    "{$tax}: for hver af dine riddere får du 1 point for hver af dine riddere og hvert våbenskjold i hans by.",
  "rules.wheel.famine":
    "{$famine}: for hver af dine landmænd får du 1 point for hver færdiggjort by ved hans mark, uanset hvem der har flest.",
  "rules.wheel.storm": "{$storm}: du får 1 point for hver følgesvend i dit lager.",
  "rules.wheel.inquisition": "{$inquisition}: du får 2 point for hver af dine munke.",
  "rules.wheel.plague":
    "{$plague}: begyndende med den, der har turen, tager alle én følgesvend efter eget valg tilbage fra landskabet.",
  "rules.wheel.3":
    "I stedet for på brikken må du sætte din følgesvend på et frit kronefelt. Standser grisen dér, giver han 3 point, eller 6 hvis han står alene, hvor der er to pladser, og kommer hjem. Når spillet er slut, giver kronefelter intet.",
  "rules.wheel.picture": "Pladen ved begyndelsen: grisen venter på {$fortune}, og kronefelterne er frie.",
  "rules.wheel.tax_picture":
    "Grisen går videre til {$tax}: rød har to riddere ved et våbenskjold og får {red} point, blå én og får {blue}.",
  "rules.wheel.crown_picture":
    "Grisen standser på {$famine}: røds følgesvend på dens kronefelt giver {red} point. Blås på {$storm} må vente.",
} satisfies Catalogue<typeof english>;
