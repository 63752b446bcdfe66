import { board } from "./de/board";
import { pages } from "./de/pages";
import { table } from "./de/table";
import { terms } from "./de/terms";

export const de = { ...terms, ...board, ...pages, ...table };
