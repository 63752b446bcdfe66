// Abbeys fill a square; barns stand on a corner.
import type { BoardPart } from "../../board/boxes";
import { cornerAt, middle } from "./pieces";

export const board: BoardPart = {
  standing: { abbey: (_, { x, y }) => middle(x, y) },
  places: { barn: cornerAt },
};
