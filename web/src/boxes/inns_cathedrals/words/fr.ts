import type { Catalogue } from "../../../words/language.svelte";
import type * as english from "./en";

export const play = {
  "term.large-knight": "grand chevalier",
  "term.large-thief": "grand voleur",
  "term.large-farmer": "grand paysan",
  "term.large-monk": "grand moine",
  "box.inns_cathedrals": "Auberges & Cathédrales",
  "box.inns_cathedrals.line":
    "Des routes et des villes qui rapportent plus, ou rien du tout ; un grand partisan pour chacun ; un sixième joueur.",
  "option.inns_cathedrals": "Auberges & Cathédrales",
  "option.inns": "Auberges",
  "option.cathedrals": "Cathédrales",
  "option.large_followers": "Grands partisans",
  "table.spot.large.city": "Grand chevalier",
  "table.spot.large.road": "Grand voleur",
  "table.spot.large.field": "Grand paysan",
  "table.spot.large.cloister": "Grand moine",
  "table.spot.large.bridge": "Grand voleur sur le pont",
  "table.spot.large.crown": "Grand partisan",
  "table.figure.large": "Grand partisan en réserve : compte double",
  "table.figure.large.away": "Le grand partisan est sur le plateau",
  "table.event.large": "{name} a placé le grand partisan : {role}",
  "table.term.inn": "{points} pour l’auberge",
  "table.term.inn_spoils": "rien, à cause de l’auberge",
  "table.term.cathedral": "{points} pour la cathédrale",
  "table.term.cathedral_spoils": "rien, à cause de la cathédrale",
  "tile.mark.inn": "auberge",
  "tile.mark.cathedral": "cathédrale",
  "place.of.cathedral": "de la cathédrale",
} satisfies Catalogue<typeof english.play>;

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
} satisfies Catalogue<typeof english.learn>;

export const replay = {
  "replay.why.large": "le grand partisan, qui compte double : {the}, {points} {points|point|points}",
  "replay.why.keep_large": "garde le grand partisan",
  "replay.why.spoils": "{held} ne rapporte rien sans être terminée",
  "replay.why.not_spoil": "{own} rapporte même inachevée",
} satisfies Catalogue<typeof english.replay>;

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
} satisfies Catalogue<typeof english.rules>;
