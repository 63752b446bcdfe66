// English, the language the others are checked against. One file per part of the page: add your keys
// there. The words of rules, learn and replay come with their pages (language.svelte.ts).
import { board } from "./en/board";
import { pages } from "./en/pages";
import { table } from "./en/table";
import { terms } from "./en/terms";

export const en = { ...terms, ...board, ...pages, ...table };
