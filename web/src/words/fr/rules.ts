import { together } from "../../boxes";
import type { rules as english } from "../en/rules";
import type { Catalogue } from "../language.svelte";

export const rules = {
  "rules.heading": "Règles",
  "rules.choose": "Quel jeu ?",
  "rules.contents": "Sur cette page",
  "rules.failed": "Les images n’ont pas pu être chargées. Le texte se suffit à lui-même.",
  "rules.unknown_options": "Le serveur ne connaît pas ces options ; la page montre les règles habituelles.",
  "rules.learn": "Plutôt apprendre en jouant",
  "rules.picture": "Exemple : {text}",

  "rules.turn.h": "Le tour",
  "rules.turn.1":
    "Piochez une tuile et posez-la contre le paysage. Vous pouvez ensuite placer un de vos partisans sur cette tuile. Enfin, tout ce que la tuile a terminé est évalué, et c’est au joueur suivant.",
  "rules.turn.2":
    "Chacun a {followers} {followers|partisan|partisans}. Qui a le plus de points quand les tuiles sont épuisées gagne ; à égalité, la victoire est partagée.",

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
  "rules.field.once":
    "Chacun regarde ses propres prés : chaque ville terminée au bord d’un pré où il a le plus de paysans lui rapporte 3 points, mais une seule fois, quel que soit le nombre de ces prés ; à égalité, chacun les reçoit.",
  "rules.field.fields_once":
    "Une ville, trois prés. Bleu en tient deux, et la ville paie chaque joueur une fois : {blue} points pour bleu, {red} pour rouge.",
  "rules.field.picture":
    "La route sépare les prés. Celui de bleu touche la ville terminée : {blue} points. Celui de rouge, non : {red}.",
  "rules.field.fields_per_field":
    "Une ville, trois prés. Bleu en tient deux et reçoit {blue} points, rouge un et en reçoit {red}.",
  "rules.field.fields_per_city":
    "Une ville, trois prés. Bleu a deux paysans autour, rouge un : bleu reçoit {blue} points, rouge {red}.",

  "rules.end.h": "La fin de la partie",
  "rules.end.1":
    "La partie finit avec le tour de la dernière tuile. Ce qui est inachevé rapporte moins : une route 1 point par tuile, une ville 1 par tuile et 1 par blason, une abbaye 1 et 1 de plus par tuile autour. En dernier viennent les prés.",
  "rules.end.picture":
    "Inachevés à la fin : la route de rouge {red} points, la ville de bleu {blue}, l’abbaye de jaune {yellow}.",
} satisfies Catalogue<typeof english>;

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/fr.ts", {
  query: "?rules",
  eager: true,
  import: "rules",
});
export const words = together<string>([rules, ...Object.values(boxes)]);
