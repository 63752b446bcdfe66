import { board } from "./fr/board";
import { pages } from "./fr/pages";
import { table } from "./fr/table";
import { terms } from "./fr/terms";

export const fr = { ...terms, ...board, ...pages, ...table };
