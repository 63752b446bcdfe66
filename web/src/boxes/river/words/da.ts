import type { Catalogue } from "../../../words/language.svelte";
import type { play as english } from "./en";

export const play = {
  "box.river": "Floden",
  "box.river.line": "Først kommer en flod fra kilden til søen; langs dens bredder vokser landskabet.",
  "option.river": "Flod",
  "option.river_turns": "Floden må svinge",
  "option.river_turns.no_immediate_u_turn": "men ikke to gange i træk til samme side",
  "option.river_turns.safe": "kun hvor der er plads, så den aldrig kører fast",
  "table.river.why": "Floden løber videre ved sin åbne ende.",
  "table.river.bend": "Efter et sving må den ikke straks svinge til samme side igen.",
  "table.river.safe": "Den må ikke svinge to gange i træk til samme side og ikke hen imod andre brikker.",
  "table.river.lake": "Søen afslutter floden. Derefter kommer de almindelige brikker.",
  "tile.river.straight": "lige flod",
  "tile.river.curve": "flodsving",
  "tile.river.spring": "flodens kilde",
  "tile.river.lake": "sø, hvor floden ender",
  "term.river": "flod",
  "place.of.lake": "for søen",
} satisfies Catalogue<typeof english>;
