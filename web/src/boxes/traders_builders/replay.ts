import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = { sources: ["goods"], sourcesIn: (state) => (state.goods ? ["goods"] : []) };
