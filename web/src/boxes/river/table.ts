import type { TablePart } from "../../table/boxes";
import RiverNote from "./RiverNote.svelte";

export const table: TablePart = { questions: { place: { beside: RiverNote } } };
