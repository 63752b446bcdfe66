import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

export const play = {
  "term.large-knight": "grote ridder",
  "term.large-thief": "grote struikrover",
  "term.large-farmer": "grote boer",
  "term.large-monk": "grote monnik",
  "box.inns_cathedrals": "Herbergen & Kathedralen",
  "box.inns_cathedrals.line":
    "Wegen en steden die meer opleveren, of helemaal niets; een grote {$follower} voor iedereen; een zesde speler.",
  "option.inns_cathedrals": "Herbergen & Kathedralen",
  "option.inns": "Herbergen",
  "option.cathedrals": "Kathedralen",
  "option.large_followers": "Grote horigen",
  "table.spot.large.city": "Grote ridder",
  "table.spot.large.road": "Grote struikrover",
  "table.spot.large.field": "Grote boer",
  "table.spot.large.cloister": "Grote monnik",
  "table.spot.large.bridge": "Grote struikrover op de brug",
  "table.spot.large.crown": "Grote {$follower}",
  "table.figure.large": "Grote {$follower} in voorraad: telt dubbel",
  "table.figure.large.away": "De grote {$follower} staat op het speelveld",
  "table.event.large": "{name} plaatst de grote {$follower}: {role}",
  "table.term.inn": "{points} voor de herberg",
  "table.term.inn_spoils": "niets, vanwege de herberg",
  "table.term.cathedral": "{points} voor de kathedraal",
  "table.term.cathedral_spoils": "niets, vanwege de kathedraal",
  "tile.mark.inn": "herberg",
  "tile.mark.cathedral": "kathedraal",
  "place.of.cathedral": "van de kathedraal",
} satisfies Catalogue<typeof english>;
