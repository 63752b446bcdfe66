import { together } from "../../boxes";

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/de.ts", {
  query: "?play",
  eager: true,
  import: "play",
});
export const words = together<string>(Object.values(boxes));
