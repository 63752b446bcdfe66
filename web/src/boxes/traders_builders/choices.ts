// Builders and pigs, where their owner has a follower already.
import { colourOf } from "../../look/colours.svelte";
import type { Key } from "../../words";
import type { ChoicesPart } from "../../game/choices/boxes";

export const choices: ChoicesPart = {
  figures: {
    builder: {
      label: (feature) => `table.spot.builder.${feature}` as Key,
      detail: "table.spot.builder.why",
      piece: (seat) => ({ symbol: `builder-${colourOf(seat)}` }),
    },
    pig: {
      label: () => "table.spot.pig",
      detail: "table.spot.pig.why",
      piece: (seat) => ({ symbol: `pig-${colourOf(seat)}` }),
    },
  },
};
