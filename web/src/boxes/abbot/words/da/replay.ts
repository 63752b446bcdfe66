import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.garden": "Haver",
  "replay.did.take_abbot": "tager abbeden tilbage",
  "replay.the.garden": "haven",
  "replay.own.garden": "egen have",
} satisfies Catalogue<typeof english>;
