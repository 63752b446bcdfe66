import type { terms as english } from "../en/terms";
import type { Catalogue } from "../language.svelte";

// The words of the Danish book of the base game; no Danish book has the rest, so those words are ours.
export const terms = {
  "term.tile": "landebrik",
  "term.tiles": "landebrikker",
  "term.road": "vej",
  "term.city": "by",
  "term.field": "mark",
  "term.fields": "marker",
  "term.cloister": "kloster",
  "term.pennant": "våbenskjold",
  "term.pennants": "våbenskjolde",
  "term.follower": "følgesvend",
  "term.followers": "følgesvende",
  "term.knight": "ridder",
  "term.thief": "tyv",
  "term.farmer": "landmand",
  "term.monk": "munk",
  "term.pig": "gris",
  "term.complete": "færdig",
  "term.unfinished": "ufærdig",
  "term.final_scoring": "endelig pointoptælling",
} satisfies Catalogue<typeof english>;
