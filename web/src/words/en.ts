// English, the language the others are checked against. One file per part of the page: add your keys there, those of a
// box in its room (boxes/<box>/words/en.ts). The words of the boxes, and those of rules, learn and replay, come with
// what needs them (language.svelte.ts).
import { agreed } from "./en/agreed";
import { back } from "./en/back";
import { end } from "./en/end";
import { pages } from "./en/pages";
import { table } from "./en/table";
import { terms } from "./en/terms";

export const en = { ...terms, ...agreed, ...back, ...end, ...pages, ...table };
export const words = en;
