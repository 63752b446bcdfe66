import type { BoardPart } from "../../board/boxes";
import { choosing } from "./ferries";

export const board: BoardPart = { standing: { ferry: (_, { x, y, at }) => choosing(x, y, at ?? "") } };
