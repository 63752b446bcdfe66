import { together } from "../boxes";
import { agreed } from "./nl/agreed";
import { back } from "./nl/back";
import { end } from "./nl/end";
import { pages } from "./nl/pages";
import { table } from "./nl/table";
import { terms } from "./nl/terms";

const boxes = import.meta.glob<Record<string, string>>("../boxes/*/words/nl.ts", {
  query: "?play",
  eager: true,
  import: "play",
});
export const words = together<string>([terms, agreed, back, end, pages, table, ...Object.values(boxes)]);
