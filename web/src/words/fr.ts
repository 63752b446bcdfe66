import { together } from "../boxes";
import { agreed } from "./fr/agreed";
import { back } from "./fr/back";
import { end } from "./fr/end";
import { pages } from "./fr/pages";
import { table } from "./fr/table";
import { terms } from "./fr/terms";

export const words = together<string>([terms, agreed, back, end, pages, table]);
