import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.garden": "Haver",
  "replay.did.take_abbot": "tager abbeden tilbage",
  "replay.the.garden": "haven",
  "replay.own.garden": "egen have",
  "replay.why.abbot": "abbeden på {the}, {points} værd nu: han kan komme tilbage",
  "replay.why.take_abbot": "tager abbeden tilbage for {points} point",
  "replay.why.leave_abbot": "lader abbeden stå, som kan få mere end {points}",
  "replay.why.keep_abbot": "beholder abbeden",
} satisfies Catalogue<typeof english>;
