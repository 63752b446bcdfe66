import { together } from "../boxes";
import { agreed } from "./da/agreed";
import { back } from "./da/back";
import { end } from "./da/end";
import { pages } from "./da/pages";
import { table } from "./da/table";
import { terms } from "./da/terms";

const boxes = import.meta.glob<Record<string, string>>("../boxes/*/words/da.ts", {
  query: "?play",
  eager: true,
  import: "play",
});
export const words = together<string>([terms, agreed, back, end, pages, table, ...Object.values(boxes)]);
