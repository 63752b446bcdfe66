import { atHome } from "../figures";
import type { TablePart } from "../../table/boxes";

export const table: TablePart = { counters: (state, seat) => atHome(state, seat, "large", "large-knight") };
