import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.goods": "Marchandises",
} satisfies Catalogue<typeof english>;
