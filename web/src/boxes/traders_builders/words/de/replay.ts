import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.goods": "Waren",
  "replay.why.goods": "nimmt {tokens} {tokens|Ware|Waren}",
  "replay.why.second_tile": "der Baumeister bringt ein zweites Plättchen",
  "replay.why.builder": "der Baumeister, {own}: jede Erweiterung bringt ein zweites Plättchen",
  "replay.why.pig": "das Schwein auf einer Wiese, die schon {points} wert ist: jede Stadt bringt einen mehr",
  "replay.why.pig_room": "das Schwein auf einer Wiese, die wachsen kann",
  "replay.why.keep_builder": "behält den Baumeister",
  "replay.why.keep_pig": "behält das Schwein",
} satisfies Catalogue<typeof english>;
