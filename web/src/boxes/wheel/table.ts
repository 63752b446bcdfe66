import type { TablePart } from "../../table/boxes";

export const table: TablePart = { questions: { plague: { why: "table.victim.why" } } };
