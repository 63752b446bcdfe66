import type { Catalogue } from "../../../../words/language.svelte";
import type { rules as english } from "../en/rules";

export const rules = {
  "rules.bridge.h": "Les ponts",
  "rules.bridge.1":
    "Une fois par tour, outre la tuile et le partisan, vous pouvez bâtir un de vos ponts : sur la tuile qui vient d’être posée, ou sur une voisine pour prolonger la nouvelle route. Un pont traverse sa tuile tout droit et demande un pré des deux côtés.",
  "rules.bridge.2":
    "Un pont est désormais une route, et sa tuile compte pour elle. Il ne divise ni pré ni ville, peut passer sur une abbaye ou une autre route, et reste pour toujours. Vous pouvez y placer votre partisan comme voleur.",
  "rules.bridge.3":
    "Si votre tuile ne va qu’à l’aide d’un pont, vous pouvez la refuser ; elle quitte le jeu et vous en piochez une autre.",
  "rules.bridge.picture":
    "La route passe par le pont au-dessus de l’abbaye, trois tuiles en tout : rouge reçoit {red} points.",
  "rules.castle.h": "Les forteresses",
  "rules.castle.1":
    "Quand une ville de deux tuiles où se trouve votre partisan est terminée, vous pouvez en faire une forteresse au lieu de prendre les points. Le partisan reste dessus.",
  "rules.castle.2":
    "La forteresse veille sur six cases : les deux siennes et celles le long de ses deux grands côtés. Dès que la prochaine route, ville ou abbaye qui y a une tuile est terminée, vous recevez sa valeur, à qui qu’elle soit, et votre partisan revient. S’il y en a plusieurs à la fois, vous choisissez.",
  "rules.castle.3":
    "Une forteresse qui paie peut en entraîner une voisine. À la fin, une forteresse qui n’a jamais payé ne vaut rien ; une autre vaut {castle} au lieu de {city} pour chaque pré à son rempart.",
  "rules.castle.picture":
    "Bleu termine une ville pour {blue} points. Elle touche le voisinage de la forteresse de rouge, donc rouge en reçoit {red} aussi.",
  "rules.market.h": "Bazars et jours de marché",
  "rules.market.1":
    "Quand une tuile avec un marché a été posée et évaluée, un jour de marché commence : on découvre autant de tuiles qu’il y a de joueurs.",
  "rules.market.2":
    "Le joueur suivant en choisit une et ouvre avec une enchère de 0 point ou plus. Chacun des autres sans tuile peut enchérir une fois, ou passer. Puis celui qui a choisi décide : acheter et payer cette enchère au plus offrant, ou lui vendre la tuile à ce prix. Si sa propre enchère reste la plus haute, il ne la paie à personne d’autre : elle est perdue.",
  "rules.market.3":
    "On continue ainsi jusqu’à ce que chacun ait une tuile ; la dernière est gratuite. Puis, à partir de la gauche de celui qui a ouvert le marché, chacun joue un tour avec sa tuile. Les scores peuvent passer sous zéro, et les marchés posés alors n’ouvrent pas de nouveau jour de marché.",
  "rules.market.chosen":
    "À partir du joueur suivant, chacun à son tour prend une des tuiles ouvertes, la pose et peut placer un partisan, jusqu’à ce que celui qui a ouvert le marché ait posé la dernière. Les tuiles de marché posées alors n’ouvrent pas de nouveau jour de marché.",
  "rules.market.picture":
    "Deux joueurs, une enchère : bleu ouvre à 1, rouge offre 2, et bleu vend. Rouge {red}, bleu {blue} points, et bleu reçoit l’autre tuile gratuitement.",
} satisfies Catalogue<typeof english>;
