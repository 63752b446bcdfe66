import { together } from "../boxes";
import { board } from "./da/board";
import { pages } from "./da/pages";
import { table } from "./da/table";
import { terms } from "./da/terms";
import { tiles } from "./da/tiles";

const boxes = import.meta.glob<Record<string, string>>("../boxes/*/words/da/play.ts", { eager: true, import: "play" });
export const words = together<string>([terms, board, pages, table, tiles, ...Object.values(boxes)]);
