import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.goods.h": "Marchandises",
  "rules.goods.1":
    "Certaines villes montrent des marchandises : vin, blé ou étoffe. Qui pose la tuile qui termine une telle ville prend un jeton pour chaque symbole, quel que soit celui qui reçoit les points, et même si personne n’est dans la ville.",
  "rules.goods.picture": "Rouge termine la ville de bleu : bleu reçoit {blue} points, rouge le vin.",
  "rules.goods.2":
    "À la fin de la partie, qui a le plus d’une sorte reçoit 10 points, pour chacune des trois sortes. En cas d’égalité, chacun reçoit les 10 points.",
  "rules.builder.h": "Le bâtisseur",
  "rules.builder.1":
    "À la place d’un partisan, vous pouvez placer votre bâtisseur : sur une route ou dans une ville inachevée de la tuile qui vient d’être posée, si un de vos partisans s’y trouve déjà.",
  "rules.builder.2":
    "Quand plus tard vous posez une tuile qui prolonge cette route ou cette ville, votre tour a une seconde partie : la première comptée, vous piochez et posez encore une tuile et pouvez placer encore une figurine. Il n’y a jamais de troisième partie.",
  "rules.builder.picture":
    "La tuile de rouge prolonge la route où sont son voleur et son bâtisseur : rouge en pose aussitôt une seconde.",
  "rules.builder.3":
    "Le bâtisseur ne compte pour aucune majorité et ne rapporte pas de points. Il revient quand sa route ou sa ville est comptée.",
  "rules.pig.h": "Le cochon",
  "rules.pig.1":
    "À la place d’un partisan, vous pouvez placer votre cochon dans un pré de la tuile qui vient d’être posée, si vous y avez un paysan. À la fin, ce pré vous rapporte 1 point de plus par ville terminée : 4 au lieu de 3. Le cochon ne compte pour aucune majorité et n’aide que si le pré vous rapporte des points.",
  "rules.pig.picture":
    "Un paysan chacun dans le même pré, au bord d’une ville terminée. Rouge y a un cochon : rouge reçoit {red} points, bleu {blue}.",
} satisfies Catalogue<typeof english>;
