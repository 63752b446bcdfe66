import type { TablePart } from "../table";
import RiverNote from "./RiverNote.svelte";

export const table: TablePart = { questions: { place: { beside: RiverNote } } };
