import type { terms as english } from "../en/terms";
import type { Catalogue } from "../language.svelte";

export const terms = {
  "term.tile": "tuile",
  "term.tiles": "tuiles",
  "term.road": "route",
  "term.city": "ville",
  "term.field": "pré",
  "term.fields": "prés",
  "term.cloister": "abbaye",
  "term.pennant": "blason",
  "term.pennants": "blasons",
  "term.follower": "partisan",
  "term.followers": "partisans",
  "term.knight": "chevalier",
  "term.thief": "voleur",
  "term.farmer": "paysan",
  "term.monk": "moine",
  "term.pig": "cochon",
  "term.complete": "terminé",
  "term.unfinished": "inachevé",
  "term.final_scoring": "décompte final",
} satisfies Catalogue<typeof english>;
