import type { BoardPart } from "../../board/boxes";

export const board: BoardPart = { roles: { large: (role) => `large-${role}` } };
