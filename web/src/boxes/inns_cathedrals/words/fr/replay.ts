import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.why.large": "le grand partisan, qui compte double : {the}, {points} {points|point|points}",
  "replay.why.keep_large": "garde le grand partisan",
  "replay.why.spoils": "{held} ne rapporte rien sans être terminée",
  "replay.why.not_spoil": "{own} rapporte même inachevée",
} satisfies Catalogue<typeof english>;
