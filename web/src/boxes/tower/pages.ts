import { text, type Section } from "../../pages/rules/section";
import type { PagesPart } from "../../pages/boxes";

const TOWER: Section = {
  id: "tower",
  heading: "rules.tower.h",
  needs: "towers",
  parts: [
    ...text("rules.tower.1", "rules.tower.2"),
    { example: "tower", caption: "rules.tower.picture" },
    ...text("rules.tower.3", "rules.tower.4"),
    { example: "tower-ransom", caption: "rules.tower.ransom_picture" },
    { text: "rules.tower.needs_points", when: ["ransom_needs_points", true] },
  ],
};
const PICTURE = { tile: "TW07", piece: "tower-piece" };

export const pages: PagesPart = {
  presets: [{ preset: "tower", picture: PICTURE }],
  box: {
    id: "tower",
    name: "preset.tower",
    line: "preset.tower.line",
    picture: PICTURE,
    option: "tower",
    switches: ["towers", "ransom_needs_points"],
  },
  needs: { ransom_needs_points: "towers" },
  follows: { towers: "tower", ransom_needs_points: "towers" },
  rules: [{ presets: ["tower"], after: "sharing", sections: [TOWER] }],
};
