import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.goods.h": "Handelswaren",
  "rules.goods.1":
    "In sommige steden zie je handelswaren: wijn, graan of laken. Wie de landtegel legt die zo’n stad afbouwt, neemt voor elk symbool een fiche, wie de punten ook krijgt, en zelfs als er niemand in de stad staat.",
  "rules.goods.picture": "Rood bouwt de stad van blauw af: blauw krijgt {blue} punten, rood de wijn.",
  "rules.goods.2":
    "Aan het einde krijgt wie van een soort de meeste heeft 10 punten, voor elk van de drie soorten apart. Bij gelijke stand krijgt ieder van hen 10 punten.",
  "rules.builder.h": "De bouwmeester",
  "rules.builder.1":
    "In plaats van een horige mag je je bouwmeester plaatsen: op een weg of in een stad van de net gelegde landtegel, als die niet af is en er al een eigen horige staat.",
  "rules.builder.2":
    "Leg je later een landtegel die deze weg of stad verlengt, dan heeft je beurt een tweede deel: is het eerste geteld, dan trek en leg je nog een landtegel en mag je nog een figuur plaatsen. Een derde deel is er nooit.",
  "rules.builder.picture":
    "De landtegel van rood verlengt de weg met struikrover en bouwmeester van rood: rood legt meteen een tweede.",
  "rules.builder.3":
    "De bouwmeester telt niet mee voor een meerderheid en levert geen punten op. Hij komt terug als zijn weg of stad geteld wordt.",
  "rules.pig.h": "Het varken",
  "rules.pig.1":
    "In plaats van een horige mag je je varken in een weide van de net gelegde landtegel plaatsen, als je daar al een boer hebt. Aan het einde levert die weide je 1 punt meer per afgebouwde stad op: 4 in plaats van 3. Het varken telt niet mee voor een meerderheid en helpt alleen als de weide jou punten oplevert.",
  "rules.pig.picture":
    "Elk één boer in dezelfde weide, bij één afgebouwde stad. Rood heeft er een varken: rood krijgt {red} punten, blauw {blue}.",
} satisfies Catalogue<typeof english>;
