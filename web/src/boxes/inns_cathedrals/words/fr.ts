import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

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
} satisfies Catalogue<typeof english>;
