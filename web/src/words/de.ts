import { together } from "../boxes";
import { agreed } from "./de/agreed";
import { back } from "./de/back";
import { end } from "./de/end";
import { pages } from "./de/pages";
import { table } from "./de/table";
import { terms } from "./de/terms";

export const words = together<string>([terms, agreed, back, end, pages, table]);
