import type { BoardPart } from "../../board/boxes";
import { takingOff } from "./flights";

export const board: BoardPart = { standing: { flight: (_, { x, y }) => takingOff(x, y) } };
