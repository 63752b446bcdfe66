import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.crown": "Kronefelter",
  "replay.by.wheel": "Hjul",
  "replay.did.crown": "tager et kronefelt",
  "replay.did.plague": "tager en følgesvend tilbage",
  "replay.the.wheel": "lykkehjulet",
  "replay.the.crown": "kronefeltet",
  "replay.why.crown": "tager et kronefelt: {segment}",
  "replay.why.plague": "opgiver {the} ({worth}), ikke {other_the} ({other_worth})",
} satisfies Catalogue<typeof english>;
