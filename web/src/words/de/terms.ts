import type { terms as english } from "../en/terms";
import type { Catalogue } from "../language.svelte";

export const terms = {
  "term.tile": "Plättchen",
  "term.tiles": "Plättchen",
  "term.road": "Weg",
  "term.city": "Stadt",
  "term.field": "Wiese",
  "term.fields": "Wiesen",
  "term.cloister": "Kloster",
  "term.pennant": "Wappen",
  "term.pennants": "Wappen",
  "term.follower": "Gefolgsmann",
  "term.followers": "Gefolgsleute",
  "term.knight": "Ritter",
  "term.thief": "Wegelagerer",
  "term.farmer": "Bauer",
  "term.monk": "Mönch",
  "term.pig": "Schwein",
  "term.complete": "fertig",
  "term.unfinished": "unfertig",
  "term.final_scoring": "Schlusswertung",
} satisfies Catalogue<typeof english>;
