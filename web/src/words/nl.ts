import { board } from "./nl/board";
import { pages } from "./nl/pages";
import { table } from "./nl/table";
import { terms } from "./nl/terms";

export const nl = { ...terms, ...board, ...pages, ...table };
