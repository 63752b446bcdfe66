import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

export const play = {
  "term.large-knight": "großer Ritter",
  "term.large-thief": "großer Wegelagerer",
  "term.large-farmer": "großer Bauer",
  "term.large-monk": "großer Mönch",
  "box.inns_cathedrals": "Wirtshäuser & Kathedralen",
  "box.inns_cathedrals.line":
    "Wege und Städte, die mehr bringen oder gar nichts; ein großer Gefolgsmann für alle; ein sechster Spieler.",
  "option.inns_cathedrals": "Wirtshäuser & Kathedralen",
  "option.inns": "Wirtshäuser",
  "option.cathedrals": "Kathedralen",
  "option.large_followers": "Große Gefolgsleute",
  "table.spot.large.city": "Großer Ritter",
  "table.spot.large.road": "Großer Wegelagerer",
  "table.spot.large.field": "Großer Bauer",
  "table.spot.large.cloister": "Großer Mönch",
  "table.spot.large.bridge": "Großer Wegelagerer auf der Brücke",
  "table.spot.large.crown": "Großer Gefolgsmann",
  "table.figure.large": "Großer Gefolgsmann im Vorrat: zählt doppelt",
  "table.figure.large.away": "Der große Gefolgsmann steht auf dem Spielfeld",
  "table.event.large": "{name} setzt den großen Gefolgsmann ein: {role}",
  "table.term.inn": "{points} für das Wirtshaus",
  "table.term.inn_spoils": "nichts, wegen des Wirtshauses",
  "table.term.cathedral": "{points} für die Kathedrale",
  "table.term.cathedral_spoils": "nichts, wegen der Kathedrale",
  "tile.mark.inn": "Wirtshaus",
  "tile.mark.cathedral": "Kathedrale",
  "place.of.cathedral": "von der Kathedrale",
} satisfies Catalogue<typeof english>;
