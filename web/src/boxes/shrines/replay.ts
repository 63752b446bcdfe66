import type { ReplayPart } from "../../replay/boxes";

export const replay: ReplayPart = {
  sources: ["shrine"],
  sourcesIn: (state) => (state.board.some(({ tile }) => tile.startsWith("SH")) ? ["shrine"] : []),
};
