import type { BoardPart } from "../../board/boxes";
import { heap } from "./gold";

export const board: BoardPart = { standing: { gold: (_, { x, y }) => heap(x, y) } };
