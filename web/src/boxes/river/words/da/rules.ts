import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.river.h": "Floden",
  "rules.river.1":
    "Kilden ligger i midten i stedet for startbrikken. Først trækkes flodbrikkerne, til sidst søen, og først derefter de almindelige landebrikker.",
  "rules.river.2":
    "Floden løber altid videre: din brik lægges, hvor dens åbne ende peger hen. To sving i træk må ikke gå til samme side, for så ville floden løbe tilbage i sig selv. Med en lige brik imellem, eller ét til venstre og ét til højre, er det i orden.",
  "rules.river.picture":
    "Floden er lige drejet mod syd. Svinget på hånden passer kun på ét felt, og der må det gå mod øst, men ikke tilbage mod vest.",
  "rules.river.3":
    "Følgesvende står på flodbrikker som på alle andre, blot ikke på selve floden. Som en vej deler floden markerne, men marken går rundt om kilden og rundt om søen. En vej over floden fortsætter på sin bro. En flodbrik, der ikke passer nogen steder, går ud af spillet.",
  "rules.river.fields_picture":
    "Marken går rundt om kilden, så én landmand har begge bredder og begge byer: rød får {red} point.",
} satisfies Catalogue<typeof english>;
