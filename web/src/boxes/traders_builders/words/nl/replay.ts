import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.goods": "Handelswaren",
  "replay.why.goods": "pakt {tokens} {tokens|handelswaar|handelswaren}",
  "replay.why.second_tile": "de bouwmeester brengt een tweede {$tile}",
  "replay.why.builder": "de bouwmeester op {own}: uitbreiden brengt een tweede {$tile}",
  "replay.why.pig": "het varken in een {$field} die al {points} waard is: elke stad levert er één meer op",
  "replay.why.pig_room": "het varken in een {$field} die kan groeien",
  "replay.why.keep_builder": "houdt de bouwmeester",
  "replay.why.keep_pig": "houdt het varken",
} satisfies Catalogue<typeof english>;
