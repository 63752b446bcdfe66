import type { TablePart } from "../../table/boxes";

export const table: TablePart = { questions: { magic: { why: "table.magic.why" } } };
