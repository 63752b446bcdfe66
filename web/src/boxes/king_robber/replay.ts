import type { ReplayPart } from "../../replay/boxes";
import { CARDS, cardsOf } from "./cards";

export const replay: ReplayPart = {
  sources: [...CARDS],
  sourcesIn: (state) => cardsOf(state).map(({ card }) => card),
};
