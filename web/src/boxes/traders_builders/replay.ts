import type { ReplayPart } from "../replay";

export const replay: ReplayPart = { sources: ["goods"], sourcesIn: (state) => (state.goods ? ["goods"] : []) };
