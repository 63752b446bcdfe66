// What a crop circle brings, and which follower goes home; whom one adds is chosen as any follower's place is.
import { describePlace } from "../../board/words/places";
import { colourOf } from "../../look/colours.svelte";
import { standingWords } from "../../game/choices/choices";
import { about, t } from "../../words";
import type { ChoicesPart } from "../../game/choices/boxes";
import { ROLE, signOf } from "./circles";

export const choices: ChoicesPart = {
  choices: {
    circle(action, { seat, position: { state } }) {
      const sign = signOf(state);
      const what = action.choice === "add" ? "add" : "remove";
      const label = t(`table.circle.${what}.${sign}`);
      const piece = { symbol: `${ROLE[sign]}-${colourOf(seat)}` };
      return [{ id: `circle ${what}`, action, label, detail: "", piece, spot: null }];
    },
    take(action, { seat, onBoard, position: { state, last } }) {
      const label = about(standingWords(action), describePlace(action, state, last));
      const choice = onBoard(action, action, label, "ring");
      return [{ ...choice, detail: "", spot: choice.spot && { ...choice.spot, seat, aside: true } }];
    },
  },
};
