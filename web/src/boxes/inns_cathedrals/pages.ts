import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";

const SECTIONS: Section[] = [
  {
    id: "inns",
    heading: "rules.inn.h",
    needs: "inns",
    parts: [...text("rules.inn.1"), { example: "inn", caption: "rules.inn.picture" }, ...text("rules.inn.2")],
  },
  {
    id: "cathedrals",
    heading: "rules.cathedral.h",
    needs: "cathedrals",
    parts: [...text("rules.cathedral.1"), { example: "cathedral", caption: "rules.cathedral.picture" }],
  },
  {
    id: "large",
    heading: "rules.large.h",
    needs: "large_followers",
    parts: [...text("rules.large.1"), { example: "large", caption: "rules.large.picture" }],
  },
];

export const pages: PagesPart = {
  box: {
    id: "inns_cathedrals",
    name: "box.inns_cathedrals",
    line: "box.inns_cathedrals.line",
    picture: { tile: "IC01", piece: "large-knight" },
    option: "inns_cathedrals",
    switches: ["inns", "cathedrals", "large_followers"],
    seats: 6,
  },
  follows: { inns: "inns_cathedrals", cathedrals: "inns_cathedrals", large_followers: "inns_cathedrals" },
  rules: [{ presets: ["big-box"], after: "sharing", sections: SECTIONS }],
};
