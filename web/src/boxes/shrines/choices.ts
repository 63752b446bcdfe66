// A heretic on a shrine: he looks like a monk.
import { colourOf } from "../../look/colours.svelte";
import type { ChoicesPart } from "../../game/choices/boxes";

export const choices: ChoicesPart = {
  features: { shrine: { role: "monk", piece: (seat) => ({ symbol: `monk-${colourOf(seat)}` }) } },
};
