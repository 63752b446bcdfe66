import { together } from "../boxes";
import { agreed } from "./da/agreed";
import { back } from "./da/back";
import { end } from "./da/end";
import { pages } from "./da/pages";
import { table } from "./da/table";
import { terms } from "./da/terms";

export const words = together<string>([terms, agreed, back, end, pages, table]);
