import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

export const play = {
  "term.large-knight": "stor ridder",
  "term.large-thief": "stor tyv",
  "term.large-farmer": "stor landmand",
  "term.large-monk": "stor munk",
  "box.inns_cathedrals": "Kroer & Katedraler",
  "box.inns_cathedrals.line":
    "Veje og byer, der giver mere eller slet intet; en stor følgesvend til alle; en sjette spiller.",
  "option.inns_cathedrals": "Kroer & Katedraler",
  "option.inns": "Kroer",
  "option.cathedrals": "Katedraler",
  "option.large_followers": "Store følgesvende",
  "table.spot.large.city": "Stor ridder",
  "table.spot.large.road": "Stor tyv",
  "table.spot.large.field": "Stor landmand",
  "table.spot.large.cloister": "Stor munk",
  "table.spot.large.bridge": "Stor tyv på broen",
  "table.spot.large.crown": "Stor følgesvend",
  "table.figure.large": "Stor følgesvend hjemme: tæller for to",
  "table.figure.large.away": "Den store følgesvend er på brættet",
  "table.event.large": "{name} placerede den store følgesvend: {role}",
  "table.term.inn": "{points} for kroen",
  "table.term.inn_spoils": "intet på grund af kroen",
  "table.term.cathedral": "{points} for katedralen",
  "table.term.cathedral_spoils": "intet på grund af katedralen",
  "tile.mark.inn": "kro",
  "tile.mark.cathedral": "katedral",
  "place.of.cathedral": "for katedralen",
} satisfies Catalogue<typeof english>;
