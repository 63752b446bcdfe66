import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.garden": "Tuinen",
  "replay.did.take_abbot": "neemt de abt terug",
  "replay.the.garden": "de tuin",
  "replay.own.garden": "eigen tuin",
  "replay.why.abbot": "de abt op {the}, nu {points} waard: hij mag terugkomen",
  "replay.why.take_abbot": "haalt de abt terug voor {points} {points|punt|punten}",
  "replay.why.leave_abbot": "laat de abt staan, die meer dan {points} kan krijgen",
  "replay.why.keep_abbot": "houdt de abt",
} satisfies Catalogue<typeof english>;
