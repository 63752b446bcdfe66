// Where a flier lands, with what the die shows.
import type { TablePart } from "../../table/boxes";
import Die from "./Die.svelte";

export const table: TablePart = { questions: { landing: { why: "table.landing.why", beside: Die } } };
