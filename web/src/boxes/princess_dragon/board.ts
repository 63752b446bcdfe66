import type { BoardPart } from "../../board/boxes";
import { arrowAt, middle } from "./dragon";

export const board: BoardPart = {
  standing: {
    dragon: (_, { x, y, at }) => arrowAt(x, y, at ?? ""),
    fairy: (_, { x, y }) => middle(x, y),
  },
};
