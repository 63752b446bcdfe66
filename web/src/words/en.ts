// English, the language the others are checked against. One file per part of the page: add your keys there, those of a
// box in its room (boxes/<box>/words/en.ts). The words of rules, learn and replay come with their pages
// (language.svelte.ts).
import { together } from "../boxes";
import { agreed } from "./en/agreed";
import { back } from "./en/back";
import { end } from "./en/end";
import { pages } from "./en/pages";
import { table } from "./en/table";
import { terms } from "./en/terms";

const boxes = import.meta.glob<Record<string, string>>("../boxes/*/words/en.ts", {
  query: "?play",
  eager: true,
  import: "play",
});
export const en = { ...terms, ...agreed, ...back, ...end, ...pages, ...table };
export const words = together<string>([en, ...Object.values(boxes)]);
