import { together } from "../boxes";
import { agreed } from "./nl/agreed";
import { back } from "./nl/back";
import { end } from "./nl/end";
import { pages } from "./nl/pages";
import { table } from "./nl/table";
import { terms } from "./nl/terms";

export const words = together<string>([terms, agreed, back, end, pages, table]);
