import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.crown": "Kronenvelden",
  "replay.by.wheel": "Rad",
  "replay.did.crown": "neemt een kronenveld",
  "replay.did.plague": "neemt een {$follower} terug",
  "replay.the.wheel": "het rad van fortuin",
  "replay.the.crown": "het kronenveld",
  "replay.why.crown": "neemt een kronenveld: {segment}",
  "replay.why.plague": "geeft {the} ({worth}) op, niet {other_the} ({other_worth})",
} satisfies Catalogue<typeof english>;
