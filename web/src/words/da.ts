import { board } from "./da/board";
import { pages } from "./da/pages";
import { table } from "./da/table";
import { terms } from "./da/terms";

export const da = { ...terms, ...board, ...pages, ...table };
