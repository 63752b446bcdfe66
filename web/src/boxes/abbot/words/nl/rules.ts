import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.abbot.h": "De abt en zijn tuinen",
  "rules.abbot.1":
    "Iedereen heeft een abt. Hij mag in een klooster staan, zoals elke horige, of in een tuin, waar niemand anders mag staan. Een tuin levert evenveel op als een klooster: 9 punten als alle acht plekken eromheen vol zijn, en aan het einde 1 voor zichzelf en voor elke landtegel eromheen.",
  "rules.abbot.picture": "Een landtegel met een tuin: de tuin is alleen voor de abt, stad en weide voor elke horige.",
  "rules.abbot.2":
    "In je beurt mag je, in plaats van een figuur te plaatsen, je abt terugnemen uit een klooster of tuin die niet af is. Je krijgt meteen wat die op dat moment waard is, de nieuwe landtegel meegeteld.",
  "rules.abbot.back_picture":
    "Rood neemt de abt terug uit de tuin: 1 daarvoor en 1 per landtegel eromheen, meteen {red} punten.",
  "rules.abbot.3":
    "Vanaf het volgende deel van een beurt mag hij weer geplaatst worden. Maakt de nieuwe landtegel klooster of tuin af, dan wordt gewoon geteld.",
} satisfies Catalogue<typeof english>;
