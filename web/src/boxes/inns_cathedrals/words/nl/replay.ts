import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.why.large": "de grote {$follower}, die dubbel telt: {the}, {points} waard",
  "replay.why.keep_large": "houdt de grote {$follower}",
  "replay.why.spoils": "{held} levert niets op, tenzij afgebouwd",
  "replay.why.not_spoil": "{own} levert ook onafgebouwd iets op",
} satisfies Catalogue<typeof english>;
