import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.why.large": "der große Gefolgsmann, der doppelt zählt: {feature}, {points} wert",
  "replay.why.keep_large": "behält den großen Gefolgsmann",
  "replay.why.spoils": "{held} bringt nichts, wenn sie nicht fertig wird",
  "replay.why.not_spoil": "{own} bringt auch unfertig etwas",
} satisfies Catalogue<typeof english>;
