import type { Catalogue } from "../../../../words/language.svelte";
import type { learn as english } from "../en/learn";

export const learn = {
  "learn.inns.name": "Les auberges et le grand partisan",
  "learn.inns.line": "Une route qui rapporte le double ou rien, et un partisan qui compte pour deux.",
  "learn.inns.1.title": "Une auberge sur la route",
  "learn.inns.1.why":
    "Une route avec une auberge rapporte 2 points par tuile quand elle est terminée, et rien du tout si elle ne l’est pas à la fin.",
  "learn.inns.1.do": "posez la route avec l’auberge, et placez-y un voleur.",
  "learn.inns.2.title": "Il lui faut une fin",
  "learn.inns.2.why": "Une route avec une auberge doit être terminée : donnez-lui une fin à un carrefour.",
  "learn.inns.2.do": "posez le carrefour à l’extrémité est de votre route.",
  "learn.inns.3.title": "Points doublés",
  "learn.inns.3.why": "Quatre tuiles à 2 points chacune : l’auberge compte pour toute la route.",
  "learn.inns.3.do": "posez le second carrefour à l’extrémité ouest, et prenez vos 8 points.",
  "learn.inns.4.title": "Le grand partisan",
  "learn.inns.4.why":
    "Robin tient une ville au sud de la tuile de départ. Votre grand partisan compte comme deux chevaliers : là où il en rencontre un de Robin, la ville est à vous. Les cathédrales font pour les villes ce que les auberges font pour les routes : 3 par tuile, ou rien.",
  "learn.inns.4.do": "commencez une ville à côté de celle de Robin, avec votre grand partisan.",
  "learn.inns.5.title": "Une tête de pont",
  "learn.inns.5.why":
    "Il manque deux cases entre les deux villes. Personne ne peut ajouter un chevalier dans une ville occupée, mais chacun peut l’agrandir.",
  "learn.inns.5.do": "posez votre coin de ville sous la ville de Robin.",
  "learn.inns.6.title": "Deux contre un",
  "learn.inns.6.why":
    "Réunie et terminée, la ville a le chevalier de Robin et votre grand partisan, qui compte pour deux : les 8 points sont à vous.",
  "learn.inns.6.do": "comblez le vide.",
} satisfies Catalogue<typeof english>;
