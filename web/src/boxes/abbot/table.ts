import { atHome } from "../figures";
import type { TablePart } from "../table";

export const table: TablePart = { counters: (state, seat) => atHome(state, seat, "abbot") };
