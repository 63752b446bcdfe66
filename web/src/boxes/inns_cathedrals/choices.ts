// The large follower, wherever an ordinary one may stand.
import { colourOf } from "../../look/colours.svelte";
import type { Key } from "../../words";
import type { ChoicesPart } from "../../game/choices/boxes";

export const choices: ChoicesPart = {
  figures: {
    large: {
      label: (feature) => `table.spot.large.${feature}` as Key,
      piece: (seat, role) => ({ symbol: `large-${role}-${colourOf(seat)}`, view: "-20 -24 40 40" }),
    },
  },
};
