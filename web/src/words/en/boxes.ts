// What the boxes say at the table and on the pages around it.
import { together } from "../../boxes";

const boxes = import.meta.glob<Record<string, string>>("../../boxes/*/words/en.ts", {
  query: "?play",
  eager: true,
  import: "play",
});
export const words = together<string>(Object.values(boxes));
