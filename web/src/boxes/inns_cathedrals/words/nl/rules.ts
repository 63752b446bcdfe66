import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.inn.h": "Herbergen",
  "rules.inn.1":
    "Een weg waaraan een herberg ligt, levert 2 punten per landtegel op in plaats van 1 als hij wordt afgebouwd. Een tweede herberg verandert niets.",
  "rules.inn.picture": "Drie landtegels, waarvan één met een herberg: rood krijgt {red} punten.",
  "rules.inn.2":
    "Maar is zo’n weg aan het einde van het spel niet af, dan levert hij niets op, wie de herberg ook gelegd heeft.",
  "rules.cathedral.h": "Kathedralen",
  "rules.cathedral.1":
    "Een afgebouwde stad met een kathedraal levert 3 punten per landtegel en per wapen op in plaats van 2. Is ze aan het einde niet af, dan levert ze niets op. Je mag een kathedraal in ieders stad leggen.",
  "rules.cathedral.picture": "Vijf landtegels met een kathedraal, elk 3 punten: rood krijgt er {red}.",
  "rules.large.h": "De grote horige",
  "rules.large.1":
    "Iedereen heeft naast de andere een grote horige. Hij wordt net zo geplaatst en komt net zo terug, maar waar voor een meerderheid geteld wordt, telt hij voor twee. De punten worden niet verdubbeld.",
  "rules.large.picture":
    "De grote ridder van rood tegen één ridder van blauw: de stad is van rood alleen, rood krijgt {red} punten en blauw {blue}.",
} satisfies Catalogue<typeof english>;
