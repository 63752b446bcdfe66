import type { Catalogue } from "../../../../words/language.svelte";
import type { replay as english } from "../en/replay";

export const replay = {
  "replay.by.goods": "Marchandises",
  "replay.why.goods": "prend {tokens} {tokens|marchandise|marchandises}",
  "replay.why.second_tile": "le bâtisseur apporte une seconde tuile",
  "replay.why.builder": "le bâtisseur, {own} : l’agrandir apporte une seconde tuile",
  "replay.why.pig": "le cochon dans un pré qui vaut déjà {points} : chaque ville rapporte un de plus",
  "replay.why.pig_room": "le cochon dans un pré qui peut grandir",
  "replay.why.keep_builder": "garde le bâtisseur",
  "replay.why.keep_pig": "garde le cochon",
} satisfies Catalogue<typeof english>;
