import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.garden": "Tuinen",
  "replay.did.take_abbot": "neemt de abt terug",
  "replay.the.garden": "de tuin",
  "replay.own.garden": "eigen tuin",
} satisfies Catalogue<typeof english>;
