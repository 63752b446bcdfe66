import { together } from "../boxes";
import { agreed } from "./de/agreed";
import { back } from "./de/back";
import { board } from "./de/board";
import { end } from "./de/end";
import { pages } from "./de/pages";
import { table } from "./de/table";
import { terms } from "./de/terms";
import { tiles } from "./de/tiles";

const boxes = import.meta.glob<Record<string, string>>("../boxes/*/words/de.ts", {
  query: "?play",
  eager: true,
  import: "play",
});
export const words = together<string>([terms, agreed, back, board, end, pages, table, tiles, ...Object.values(boxes)]);
