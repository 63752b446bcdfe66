import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.inn.h": "Auberges",
  "rules.inn.1":
    "Une route qui passe par une auberge rapporte 2 points par tuile au lieu de 1 quand elle est terminée. Une seconde auberge n’y change rien.",
  "rules.inn.picture": "Trois tuiles, dont une avec une auberge : rouge reçoit {red} points.",
  "rules.inn.2":
    "Mais si une telle route est inachevée à la fin de la partie, elle ne rapporte rien, quel que soit celui qui a posé l’auberge.",
  "rules.cathedral.h": "Cathédrales",
  "rules.cathedral.1":
    "Une ville terminée avec une cathédrale rapporte 3 points par tuile et par blason au lieu de 2. Inachevée à la fin, elle ne rapporte rien. Vous pouvez poser une cathédrale dans la ville de n’importe qui.",
  "rules.cathedral.picture": "Cinq tuiles avec une cathédrale, 3 points chacune : rouge en reçoit {red}.",
  "rules.large.h": "Le grand partisan",
  "rules.large.1":
    "Chacun a un grand partisan en plus des autres. Il se place et revient comme eux, mais quand on compte pour une majorité, il compte double. Les points ne sont pas doublés.",
  "rules.large.picture":
    "Le grand chevalier de rouge contre un chevalier de bleu : la ville est à rouge seul, rouge reçoit {red} points et bleu {blue}.",
} satisfies Catalogue<typeof english>;
