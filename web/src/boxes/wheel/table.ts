import type { TablePart } from "../table";

export const table: TablePart = { questions: { plague: { why: "table.victim.why" } } };
