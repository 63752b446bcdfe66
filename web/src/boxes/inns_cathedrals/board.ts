import type { BoardPart } from "../board";

export const board: BoardPart = { roles: { large: (role) => `large-${role}` } };
