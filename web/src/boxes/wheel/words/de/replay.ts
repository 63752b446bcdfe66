import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.crown": "Kronenfelder",
  "replay.by.wheel": "Rad",
  "replay.did.crown": "nimmt ein Kronenfeld",
  "replay.did.plague": "nimmt einen Gefolgsmann zurück",
  "replay.the.wheel": "das Schicksalsrad",
  "replay.the.crown": "das Kronenfeld",
  "replay.why.crown": "nimmt ein Kronenfeld: {segment}",
  "replay.why.plague": "gibt {feature} ({worth}) auf, nicht {other_feature} ({other_worth})",
} satisfies Catalogue<typeof english>;
