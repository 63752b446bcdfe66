import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.goods.h": "Varer",
  "rules.goods.1":
    "Nogle byer viser varer: vin, korn eller klæde. Den, der lægger brikken, som gør sådan en by færdig, tager en vare for hvert symbol, uanset hvem der får pointene, og selv om ingen står i byen.",
  "rules.goods.picture": "Rød gør blås by færdig: blå får {blue} point, rød vinen.",
  "rules.goods.2":
    "Ved spillets slutning får den, der har flest af en slags, 10 point, for hver af de tre slags for sig. Står flere lige, får de alle 10 point.",
  "rules.builder.h": "Bygmesteren",
  "rules.builder.1":
    "I stedet for en følgesvend må du placere din bygmester: på en ufærdig vej eller i en ufærdig by på brikken, du lige har lagt, hvis en af dine følgesvende allerede er der.",
  "rules.builder.2":
    "Lægger du senere en brik, der forlænger den vej eller by, har din tur en anden del: når den første er talt op, trækker og lægger du en brik mere og må placere en figur igen. Der er aldrig en tredje del.",
  "rules.builder.picture": "Røds brik forlænger vejen med røds tyv og bygmester: rød lægger straks en brik mere.",
  "rules.builder.3":
    "Bygmesteren tæller ikke med i noget flertal og giver ingen point. Han kommer hjem, når hans vej eller by tælles op.",
  "rules.pig.h": "Grisen",
  "rules.pig.1":
    "I stedet for en følgesvend må du placere din gris på en mark på brikken, du lige har lagt, hvis du har en landmand på marken. Ved spillets slutning giver marken dig 1 point mere for hver færdig by: 4 i stedet for 3. Grisen tæller ikke med i noget flertal og hjælper kun, hvis marken giver dig point.",
  "rules.pig.picture":
    "Én landmand hver på samme mark ved én færdig by. Rød har en gris der: rød får {red} point, blå {blue}.",
} satisfies Catalogue<typeof english>;
