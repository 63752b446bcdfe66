import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.goods": "Varer",
  "replay.why.goods": "tager {tokens} {tokens|vare|varer}",
  "replay.why.second_tile": "bygmesteren giver en brik mere",
  "replay.why.builder": "bygmesteren på {own}: udvidelse giver en brik mere",
  "replay.why.pig": "grisen på en mark, der allerede er {points} værd: hver by giver ét mere",
  "replay.why.pig_room": "grisen på en mark, der kan vokse",
  "replay.why.keep_builder": "beholder bygmesteren",
  "replay.why.keep_pig": "beholder grisen",
} satisfies Catalogue<typeof english>;
