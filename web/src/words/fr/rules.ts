import type { rules as english } from "../en/rules";
import type { Catalogue } from "../language.svelte";

export const rules = {
  "rules.heading": "Règles",
  "rules.choose": "Quel jeu ?",
  "rules.contents": "Sur cette page",
  "rules.failed": "Les images n’ont pas pu être chargées. Le texte se suffit à lui-même.",
  "rules.learn": "Plutôt apprendre en jouant",
  "rules.picture": "Exemple : {text}",

  "rules.turn.h": "Le tour",
  "rules.turn.1":
    "Piochez une tuile et posez-la contre le paysage. Vous pouvez ensuite placer un de vos partisans sur cette tuile. Enfin, tout ce que la tuile a terminé est évalué, et c’est au joueur suivant.",
  "rules.turn.2":
    "Chacun a sept partisans. Qui a le plus de points quand les tuiles sont épuisées gagne ; à égalité, la victoire est partagée.",

  "rules.laying.h": "Poser les tuiles",
  "rules.laying.1":
    "La nouvelle tuile doit partager au moins un côté avec le paysage ; se toucher par un coin ne suffit pas. Là où des côtés se touchent, ils doivent correspondre : ville à ville, route à route, pré à pré. Vous pouvez la tourner comme vous voulez.",
  "rules.laying.2": "Une tuile qui ne va nulle part quitte le jeu, et vous en piochez une autre.",
  "rules.laying.picture": "Le virage en main va sur chaque case marquée.",

  "rules.followers.h": "Les partisans",
  "rules.followers.1":
    "Un partisan ne va que sur la tuile qui vient d’être posée, et sa place dit ce qu’il est : chevalier dans une ville, voleur sur une route, moine dans une abbaye, paysan couché dans un pré.",
  "rules.followers.2":
    "Toute la ville, toute la route ou tout le pré doit être sans partisan, aussi loin qu’il se trouve et quel que soit son maître, vous compris.",
  "rules.followers.3":
    "On ne déplace jamais un partisan et on ne le reprend pas à volonté. Il revient quand ce qu’il tient est évalué ; les paysans restent jusqu’à la fin.",
  "rules.followers.picture": "Le chevalier et le voleur de rouge ; le moine et le paysan de bleu.",
  "rules.followers.occupied":
    "La nouvelle tuile de bleu rejoint la ville du chevalier rouge : bleu peut y devenir paysan, mais pas chevalier.",

  "rules.road.h": "Les routes",
  "rules.road.1":
    "Une route s’arrête à un carrefour, une ville ou une abbaye, ou se referme en anneau. Terminée, elle rapporte 1 point par tuile qu’elle traverse. Le voleur revient.",
  "rules.road.picture": "De carrefour à carrefour sur quatre tuiles : rouge reçoit {red} points.",

  "rules.city.h": "Les villes",
  "rules.city.1":
    "Une ville est terminée quand son rempart n’a pas de trou, ni dehors ni dedans. Elle rapporte 2 points par tuile et 2 de plus par blason. Le chevalier revient.",
  "rules.city.small": "Une ville de deux tuiles seulement ne fait pas exception : elle rapporte 4.",
  "rules.city.small_first":
    "Une ville terminée de deux tuiles seulement fait exception : elle rapporte 2 points en tout.",
  "rules.city.small_pennants":
    "Une ville terminée de deux tuiles seulement fait exception : elle rapporte 2 points, et 2 de plus par blason.",
  "rules.city.picture": "Trois tuiles et un blason : rouge reçoit {red} points.",
  "rules.city.small_picture": "La plus petite ville : rouge reçoit {red} points.",

  "rules.cloister.h": "Les abbayes",
  "rules.cloister.1":
    "Une abbaye est terminée quand les huit cases autour d’elle portent des tuiles, quelles qu’elles soient. Elle rapporte 9 points et le moine revient.",
  "rules.cloister.picture": "La huitième voisine est posée : rouge reçoit {red} points.",

  "rules.shared.h": "Partage et majorité",
  "rules.shared.1":
    "On ne peut pas rejoindre quelqu’un dans une ville, sur une route ou dans un pré ; mais deux parties occupées peuvent se rejoindre. Alors celui qui y a le plus de partisans reçoit tous les points. Si plusieurs en ont autant, chacun d’eux reçoit tous les points. Les autres n’ont rien, et tous les partisans reviennent.",
  "rules.shared.picture": "Un chevalier chacun : rouge reçoit {red} points et bleu {blue}.",
  "rules.shared.majority": "Deux chevaliers contre un : rouge reçoit {red} points, bleu {blue}.",

  "rules.field.h": "Les prés et les paysans",
  "rules.field.1":
    "Les prés sont bornés par les routes, les remparts et le bord du paysage. Un paysan reste couché jusqu’à la fin de la partie : réfléchissez bien avant d’en placer un.",
  "rules.field.2":
    "À la fin, les prés rapportent pour les villes terminées dont ils touchent le rempart. Une ville inachevée ne compte pas, un contact par un coin non plus. La taille n’a pas d’importance.",
  "rules.field.per_field":
    "Qui a le plus de paysans dans un pré reçoit 3 points pour chaque ville terminée à son bord ; à égalité, chacun reçoit tout. Une ville entre plusieurs prés rapporte dans chacun.",
  "rules.field.per_city":
    "Prenez les villes terminées une à une. Qui a le plus de paysans dans tous les prés autour d’une ville réunis reçoit 4 points pour elle ; à égalité, chacun en reçoit 4. Chaque ville paie donc une fois, et un paysan peut servir plusieurs villes.",
  "rules.field.picture":
    "La route sépare les prés. Celui de bleu touche la ville terminée : {blue} points. Celui de rouge, non : {red}.",
  "rules.field.fields_per_field":
    "Une ville, quatre prés. Bleu en tient deux et reçoit {blue} points, rouge un et en reçoit {red}.",
  "rules.field.fields_per_city":
    "Une ville, quatre prés. Bleu a deux paysans autour, rouge un : bleu reçoit {blue} points, rouge {red}.",

  "rules.end.h": "La fin de la partie",
  "rules.end.1":
    "La partie finit avec le tour de la dernière tuile. Ce qui est inachevé rapporte moins : une route 1 point par tuile, une ville 1 par tuile et 1 par blason, une abbaye 1 et 1 de plus par tuile autour. En dernier viennent les prés.",
  "rules.end.picture":
    "Inachevés à la fin : la route de rouge {red} points, la ville de bleu {blue}, l’abbaye de jaune {yellow}.",

  "rules.wheel.h": "La roue de la fortune",
  "rules.wheel.1":
    "Au milieu se trouve un plateau avec la roue. On pose des tuiles contre lui, et les villes, routes et prés qui y sont imprimés comptent comme les autres ; chacune de ses seize cases est une tuile.",
  "rules.wheel.2":
    "Certaines tuiles montrent une roue colorée avec un nombre. Piochez-en une, et avant la pose le cochon avance d’autant de secteurs dans le sens des aiguilles. Le secteur où il s’arrête agit ; puis les partisans sur ses cases couronne sont payés.",
  "rules.wheel.fortune": "Fortune : le joueur dont c’est le tour reçoit 3 points.",
  "rules.wheel.tax":
    "Impôts : pour chacun de vos chevaliers, vous recevez 1 point par chevalier à vous et par blason dans sa ville.",
  "rules.wheel.famine":
    "Famine : pour chacun de vos paysans, vous recevez 1 point par ville terminée au bord de son pré, majorité ou non.",
  "rules.wheel.storm": "Tempête : vous recevez 1 point par partisan dans votre réserve.",
  "rules.wheel.inquisition": "Inquisition : vous recevez 2 points par moine à vous.",
  "rules.wheel.plague":
    "Peste : en commençant par le joueur dont c’est le tour, chacun reprend du paysage un partisan de son choix.",
  "rules.wheel.3":
    "Au lieu de la tuile, vous pouvez placer votre partisan sur une case couronne libre. Si le cochon s’arrête sur ce secteur, il rapporte 3 points, ou 6 s’il est seul là où il y a deux places, et il revient. À la fin de la partie, les cases couronne ne rapportent rien.",
  "rules.wheel.picture": "Le plateau au début : le cochon attend sur Fortune, et les cases couronne sont libres.",
  "rules.wheel.tax_picture":
    "Le cochon va sur Impôts : rouge a deux chevaliers près d’un blason et reçoit {red} points, bleu un et en reçoit {blue}.",
  "rules.wheel.crown_picture":
    "Le cochon s’arrête sur Famine : le partisan rouge sur sa case couronne rapporte {red} points. Celui de bleu sur Tempête doit attendre.",

  "rules.bridge.h": "Les ponts",
  "rules.bridge.1":
    "Une fois par tour, outre la tuile et le partisan, vous pouvez construire un de vos ponts : sur la tuile qui vient d’être posée, ou sur une voisine pour prolonger la nouvelle route. Un pont traverse sa tuile tout droit et demande un pré des deux côtés.",
  "rules.bridge.2":
    "Un pont est désormais une route, et sa tuile compte pour elle. Il ne divise ni pré ni ville, peut passer sur une abbaye ou une autre route, et reste pour toujours. Vous pouvez y placer votre partisan comme voleur.",
  "rules.bridge.3":
    "Si votre tuile ne va qu’à l’aide d’un pont, vous pouvez la refuser ; elle quitte le jeu et vous en piochez une autre.",
  "rules.bridge.picture":
    "La route passe par le pont au-dessus de l’abbaye, trois tuiles en tout : rouge reçoit {red} points.",

  "rules.castle.h": "Les châteaux",
  "rules.castle.1":
    "Quand une ville de deux tuiles où se trouve votre partisan est terminée, vous pouvez en faire un château au lieu de prendre les points. Le partisan reste dessus.",
  "rules.castle.2":
    "Le château veille sur six cases : ses deux propres et celles le long de ses deux grands côtés. Dès que la prochaine route, ville ou abbaye qui y a une tuile est terminée, vous recevez sa valeur, à qui qu’elle soit, et votre partisan revient. S’il y en a plusieurs à la fois, vous choisissez.",
  "rules.castle.3":
    "Un château qui paie peut en entraîner un voisin. À la fin, un château qui n’a jamais payé ne vaut rien ; un autre vaut 4 au lieu de 3 pour chaque pré à son rempart.",
  "rules.castle.picture":
    "Bleu termine une ville pour {blue} points. Elle touche le voisinage du château de rouge, donc rouge en reçoit {red} aussi.",

  "rules.market.h": "Bazars et jours de marché",
  "rules.market.1":
    "Quand une tuile avec un marché a été posée et évaluée, un jour de marché commence : on découvre autant de tuiles qu’il y a de joueurs.",
  "rules.market.2":
    "Le joueur suivant en choisit une et ouvre avec une enchère de 0 point ou plus. Chacun des autres sans tuile peut enchérir une fois, ou passer. Puis celui qui a choisi décide : acheter et payer cette enchère au plus offrant, ou lui vendre la tuile à ce prix. Si sa propre enchère reste la plus haute, il ne la paie à personne d’autre : elle est perdue.",
  "rules.market.3":
    "On continue ainsi jusqu’à ce que chacun ait une tuile ; la dernière est gratuite. Puis, à partir de la gauche de celui qui a ouvert le marché, chacun joue un tour avec sa tuile. Les scores peuvent passer sous zéro, et les marchés posés alors n’ouvrent pas de nouveau jour de marché.",
  "rules.market.picture":
    "Deux joueurs, une enchère : bleu ouvre à 1, rouge offre 2, et bleu vend. Rouge {red}, bleu {blue} points, et bleu reçoit l’autre tuile gratuitement.",
} satisfies Catalogue<typeof english>;
