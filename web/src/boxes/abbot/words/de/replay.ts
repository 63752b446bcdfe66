import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.garden": "Gärten",
  "replay.did.take_abbot": "nimmt den Abt zurück",
  "replay.the.garden": "der Garten",
  "replay.own.garden": "eigener Garten",
} satisfies Catalogue<typeof english>;
