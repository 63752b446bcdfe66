import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.why.large": "den store følgesvend, der tæller dobbelt: {the}, {points} værd",
  "replay.why.keep_large": "beholder den store følgesvend",
  "replay.why.spoils": "{held} giver intet, hvis det ikke bliver færdigt",
  "replay.why.not_spoil": "{own} giver også noget ufærdig",
} satisfies Catalogue<typeof english>;
